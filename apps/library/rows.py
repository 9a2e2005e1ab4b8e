"""Writing rows in bulk: what is the same stays, with its primary key; what is gone goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from django.db.models import Model, QuerySet

BATCH = 1000
M = TypeVar("M", bound=Model)


def rows_sync(mine: QuerySet[M], rows: Iterable[M], *, unique: Sequence[str]) -> None:
    """Make the rows of `mine` be `rows`, which are told apart by the fields `unique`."""
    made = list(rows)
    model = mine.model
    attnames = {f.name: f.attname for f in model._meta.concrete_fields}
    names = [attnames[name] for name in unique]
    wanted = {tuple(getattr(row, name) for name in names) for row in made}
    gone = [pk for pk, *id_ in mine.order_by().values_list("pk", *names) if tuple(id_) not in wanted]
    for start in range(0, len(gone), BATCH):
        model._default_manager.filter(pk__in=gone[start : start + BATCH]).delete()
    fixed = {*unique, model._meta.pk.name}
    update = [f.name for f in model._meta.concrete_fields if f.name not in fixed]
    if update:
        model._default_manager.bulk_create(made, batch_size=BATCH, update_conflicts=True, unique_fields=list(unique), update_fields=update)
    else:
        model._default_manager.bulk_create(made, batch_size=BATCH, ignore_conflicts=True)
