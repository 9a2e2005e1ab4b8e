"""Notes in one's own words."""

from __future__ import annotations

from django.db import transaction

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.errors import Fault, Invalid
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.services.common import note_required
from apps.campaigns.writing import append, locked


@transaction.atomic
def note_add(*, campaign: Campaign, viewer: Viewer, text: str, about: int | None = None, version: int | None = None) -> Entry:
    """Tell something in one's own words, about an entry or the campaign."""
    require(viewer, "write", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    if about is not None and ledger.story.line(about) is None:
        raise Invalid([Fault("unknown_entry", "about")])
    return append(ledger, Entry.Kind.NOTE, {"text": note_required(ledger, text), "about": about})
