"""Stateless play: a selection makes a position, a position and answers make the next; nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView, pack_or_404
from apps.api.bodies import valid
from apps.api.problems import Problem
from apps.api.schema import described
from apps.engine.contract import CHANCE, EVERYONE, Due, Event, Look, Refusal
from apps.engine.game import Game
from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.spec import Pack, clause_key


class SelectionIn(serializers.Serializer[Any]):
    """What is played with."""

    game = serializers.CharField(max_length=64)
    players = serializers.IntegerField(min_value=1, max_value=99)
    products = serializers.ListField(child=serializers.CharField(max_length=64), default=list, max_length=50)
    modules = serializers.ListField(child=serializers.CharField(max_length=64), default=list, max_length=50)
    options = serializers.DictField(child=serializers.CharField(max_length=64), default=dict)
    mode = serializers.CharField(max_length=64, allow_null=True, default=None)
    readings = serializers.DictField(child=serializers.CharField(max_length=64), default=dict)
    given = serializers.DictField(default=dict)


class ApplyIn(serializers.Serializer[Any]):
    """A position, and answers to what is due there."""

    selection = SelectionIn()
    position = serializers.DictField()
    answers = serializers.DictField(default=dict)


def selection_checked(data: Mapping[str, Any], langs: tuple[str, ...]) -> tuple[Pack, Selection]:
    """The pack and the completed selection, or a problem naming each fault with its clause."""
    pack = pack_or_404(data["game"])
    wanted = Selection(
        pack.slug, data["players"], tuple(data["products"]), tuple(data["modules"]), data["options"], data["mode"], data["readings"], data["given"]
    )
    checked = selections.check(pack, wanted)
    if checked.faults:
        rows = [problems.fault(f.code, f.field, selections.fault_words(pack, f, langs), f.clause, f.args.get("value")) for f in checked.faults]
        raise problems.refused(rows)
    return pack, checked.selection


def game_checked(data: Mapping[str, Any], langs: tuple[str, ...]) -> tuple[Pack, Selection, Game]:
    """The engine for a selection, or a problem."""
    pack, selection = selection_checked(data, langs)
    if pack.rules is None:
        raise Problem(422, "no_engine", _("This game cannot be played here yet; only its rules are on file."), parameter="game")
    unplayed = [m for m in pack.modules if m.id in selection.modules and not m.engine]
    if unplayed:
        raise Problem(422, "no_engine_for_module", _("The engine does not play this module yet."), parameter="modules", clause=unplayed[0].clause)
    try:
        return pack, selection, pack.game(selection)
    except ValueError as error:
        raise Problem(422, "bad_given", str(error), parameter="given") from None


class SetUp(ApiView):
    """Lay out a game: the position in which the first thing is due."""

    limit = "play"

    @described(SelectionIn, "Position", "positions", "Lay out a game")
    def post(self, request: Request) -> Response:
        """Lay out a game."""
        data = valid(SelectionIn, request)
        pack, selection, game = game_checked(data, self.langs)
        return Response(look_json(pack, selection, game, game.setup(), self.langs))


class Choices(ApiView):
    """What is due at a position."""

    limit = "play"

    @described(ApplyIn, "Position", "positions", "See what is due at a position")
    def post(self, request: Request) -> Response:
        """See what is due at a position."""
        data = valid(ApplyIn, request)
        pack, selection, game = game_checked(data["selection"], self.langs)
        return Response(look_json(pack, selection, game, _look(game, data["position"]), self.langs))


class Apply(ApiView):
    """Answer what is due at a position; what follows is the next position. Whatever the rules refuse changes nothing."""

    limit = "play"

    @described(ApplyIn, "Position", "positions", "Answer what is due at a position")
    def post(self, request: Request) -> Response:
        """Answer what is due at a position."""
        data = valid(ApplyIn, request)
        pack, selection, game = game_checked(data["selection"], self.langs)
        look = _look(game, data["position"])
        answer = game.answer(look.position, data["answers"])
        if isinstance(answer, Refusal):
            raise refusal_problem(answer)
        return Response(look_json(pack, selection, game, answer, self.langs))


def refusal_problem(refusal: Refusal) -> Problem:
    """A refusal of the engine as a problem."""
    detail = {
        "not_due": _("Nobody owes that answer now."),
        "not_allowed": _("The rules do not allow that."),
        "not_a_number": _("That is not a whole number."),
    }[refusal.code]
    return problems.refused([problems.fault(refusal.code, f"answers.{refusal.due}", detail, refusal.clause, refusal.value)])


def _look(game: Game, data: Any) -> Look:
    try:
        return game.look(game.from_json(data))
    except (ValueError, IndexError, KeyError, StopIteration, TypeError) as error:
        detail = str(error) if isinstance(error, ValueError) else _("This cannot be a position of this game.")
        raise Problem(422, "bad_position", detail, parameter="position") from None


def look_json(pack: Pack, selection: Selection, game: Game, look: Look, langs: tuple[str, ...]) -> dict[str, Any]:
    """A position looked at, for programs: all of it, since whoever sends positions deals the cards."""
    return {
        "game": pack.slug,
        "rules": pack.rules_version,
        "selection": selections.canonical(pack, selection),
        "position": game.to_json(look.position),
        "now": look.now.to_json(),
        "due": [due_json(due) for due in look.due],
        "events": [event_json(pack, game, event, langs) for event in look.events],
        "outcome": {"clause": look.outcome.clause, "winners": list(look.outcome.winners)} if look.outcome else None,
    }


def due_json(due: Due) -> dict[str, Any]:
    """Something that is owed."""
    return {
        "id": due.id,
        "by": "chance" if due.seat == CHANCE else due.seat,
        "kind": due.kind,
        "form": due.form,
        "secret": due.secret,
        "options": list(due.options),
        "clause": due.clause,
    }


def event_json(pack: Pack, game: Game, event: Event, langs: tuple[str, ...]) -> dict[str, Any]:
    """Something that happened, with its sentence; seats are called by their numbers."""
    audience = None if event.audience == EVERYONE else [seat for seat in range(event.audience.bit_length()) if event.audience >> seat & 1]
    args: dict[str, Any] = {"actor": f"#{event.actor}", "target": f"#{event.target}", "value": event.value}
    if pack.table and hasattr(pack.table, "event_args"):
        args |= pack.table.event_args(game.facts, event)
    said = pack.texts.say(langs, clause_key(event.clause), "event", args)
    return {
        "clause": event.clause,
        "actor": event.actor,
        "target": event.target,
        "value": event.value,
        "audience": audience,
        "text": said.text,
        "lang": said.lang,
    }
