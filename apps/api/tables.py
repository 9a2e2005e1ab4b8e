"""Live tables: what a seat may see, and everything that it may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from django.db import transaction
from django.urls import reverse
from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from apps.accounts.permissions import Forbidden, may
from apps.api import problems
from apps.api.base import ApiView, paged
from apps.api.bodies import valid
from apps.api.positions import SelectionIn, selection_checked
from apps.api.problems import Problem
from apps.api.schema import described
from apps.api.writing import once, version_wanted
from apps.tables import services
from apps.tables.models import Table
from apps.tables.queries import table_view, tables_of
from apps.tables.services.base import table_locked


class TableIn(serializers.Serializer[Any]):
    """A new table."""

    selection = SelectionIn()
    dice = serializers.ChoiceField(choices=Table.Dice.values, default=Table.Dice.SERVER)
    name = serializers.CharField(max_length=40, default="", allow_blank=True)


class VersionIn(serializers.Serializer[Any]):
    """The version that was seen: if the table has gone on since, nothing is done."""

    version = serializers.IntegerField(min_value=0, allow_null=True, default=None)


class SeatIn(VersionIn):
    """A seat to sit down on; without a number the first free one."""

    seat = serializers.IntegerField(min_value=0, max_value=98, allow_null=True, default=None)
    name = serializers.CharField(max_length=40, default="", allow_blank=True)


class ComputerIn(VersionIn):
    """A seat for a computer player."""

    seat = serializers.IntegerField(min_value=0, max_value=98)
    policy = serializers.CharField(max_length=60)


class StartIn(VersionIn):
    """Begin; `fill` gives empty seats to computer players."""

    fill = serializers.BooleanField(default=False)


class AnswerIn(VersionIn):
    """Answers by token (`<epoch>:<due id>`), and the version that was seen."""

    answers = serializers.DictField()


def table_or_404(key: str) -> Table:
    """The table, or the problem that there is none."""
    table = Table.objects.filter(key=key).first()
    if table is None:
        raise problems.not_found(key, "key")
    return table


class TableApi(ApiView):
    """A view of one table."""

    private = True

    def shown(self, key: str) -> dict[str, Any]:
        """The table as this viewer may see it; Forbidden if it may not at all."""
        table = table_or_404(key)
        if not may(self.viewer, "read", table):
            raise Forbidden("read")
        return table_view(table, self.viewer, self.langs)

    def do(self, request: Request, key: str, data: dict[str, Any], write: Callable[[], Any]) -> Response:
        """Write once, then show the table. With `version` or If-Match nothing is done to any other version (412)."""
        wanted = version_wanted(request, data["version"])

        @transaction.atomic
        def both() -> tuple[int, dict[str, Any]]:
            present = table_locked(key).version
            if wanted is not None and wanted != present:
                raise Problem(412, "stale", _("The table has gone on: look at it again."), parameter="version", seen=wanted, version=present)
            write()
            return 200, self.shown(key)

        table_or_404(key)
        return once(self, request, both)


class Tables(TableApi):
    """Your tables, and a new one."""

    known: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    @described(None, "list", "tables", "Your tables", token=True, operation="tables_list")
    def get(self, request: Request) -> Response:
        """Tables where you sit or are host, the newest first."""
        if self.viewer.user_id is None:
            raise Forbidden("read")
        body = paged(request, tables_of(self.viewer), "-id")
        body["results"] = [{"key": t.key, "game": t.pack, "status": t.status, "version": t.version, "url": f"/t/{t.key}/"} for t in body["results"]]
        return Response(body)

    @described(TableIn, "Table", "tables", "Make a table", token=True, status=201)
    def post(self, request: Request) -> Response:
        """Make a table; you sit on its first seat."""
        data = valid(TableIn, request)

        def write() -> tuple[int, dict[str, Any]]:
            _pack, selection = selection_checked(data["selection"], self.langs)
            table = services.table_create(viewer=self.viewer, selection=selection, dice=data["dice"], name=data["name"])
            return 201, self.shown(table.key)

        response = once(self, request, write)
        response["Location"] = request.build_absolute_uri(reverse("api:table", args=[response.data["key"]]))
        return response


class TableDetail(TableApi):
    """One table."""

    @described(None, "Table", "tables", "One table as you may see it")
    def get(self, request: Request, key: str) -> Response:
        """One table as you may see it: secrets of other seats are not in it."""
        return Response(self.shown(key))


class Seats(TableApi):
    """Sitting down."""

    @described(SeatIn, "Table", "tables", "Take a seat", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Take a seat; taking it twice is one seat. Once cards are dealt, only whoever held a seat may sit down there again."""
        data = valid(SeatIn, request)
        return self.do(request, key, data, lambda: services.seat_take(key=key, viewer=self.viewer, number=data["seat"], name=data["name"]))


class Computers(TableApi):
    """Computer players."""

    @described(ComputerIn, "Table", "tables", "Give a seat to a computer player", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Give an empty seat to a computer player."""
        data = valid(ComputerIn, request)
        return self.do(
            request, key, data, lambda: services.seat_give_to_computer(key=key, viewer=self.viewer, number=data["seat"], policy=data["policy"])
        )


class Start(TableApi):
    """Dealing."""

    @described(StartIn, "Table", "tables", "Deal and begin", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Deal and begin."""
        data = valid(StartIn, request)
        return self.do(request, key, data, lambda: services.table_start(key=key, viewer=self.viewer, fill=data["fill"]))


class Answers(TableApi):
    """Answering."""

    @described(AnswerIn, "Table", "tables", "Answer what is due", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Answer what is due. A stale answer is refused with 409 and changes nothing; with `version` or If-Match an answer to any
        older version is refused with 412."""
        data = valid(AnswerIn, request)
        return self.do(request, key, data, lambda: services.table_answer(key=key, viewer=self.viewer, answers=data["answers"]))


class Undo(TableApi):
    """Taking back."""

    @described(VersionIn, "Table", "tables", "Take back the last step", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Take back your own last answer, if nothing hidden was revealed since; for anything else the other seats are asked."""
        data = valid(VersionIn, request)
        return self.do(request, key, data, lambda: services.table_undo(key=key, viewer=self.viewer))


class Redo(TableApi):
    """Bringing back."""

    @described(VersionIn, "Table", "tables", "Bring back what was taken back", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Bring back what was taken back."""
        data = valid(VersionIn, request)
        return self.do(request, key, data, lambda: services.table_redo(key=key, viewer=self.viewer))
