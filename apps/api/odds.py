"""Exact chances over the API: which questions the packs answer, and their answers as fractions beside an estimate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView
from apps.api.library import GAME
from apps.api.schema import described
from apps.api.simulations import estimate_json
from apps.packs import registry
from apps.packs.contract import OddsQuestion
from apps.packs.spec import Pack
from apps.packs.texts import Said
from apps.simulations import odds

SEED = OpenApiParameter("seed", int, description="Seed of the estimate; the same seed gives the same counts.")


class Questions(ApiView):
    """The questions that can be answered exactly."""

    known: ClassVar[frozenset[str]] = frozenset({"game"})

    @described(None, "OddsQuestions", "odds", "Chances that are known exactly", operation="odds_list", parameters=[GAME])
    def get(self, request: Request) -> Response:
        """All questions with their parameters, by game."""
        slug = request.GET.get("game")
        if slug is not None and slug not in registry.packs():
            raise problems.not_found(slug, "game")
        packs = [pack for pack in registry.packs().values() if slug in (None, pack.slug)]
        return Response({"results": [question_json(pack, question, self.langs) for pack in packs for question in pack.odds]})


class Answers(ApiView):
    """One question, answered."""

    known: ClassVar[frozenset[str]] = frozenset({"seed"})

    @described(None, "Odds", "odds", "A chance as a fraction, with an estimate beside it", operation="odds_retrieve", parameters=[SEED])
    def get(self, request: Request, slug: str, id: str) -> Response:
        """Parameters of the question are parameters of the query; what is left out is as usual."""
        pack = registry.packs().get(slug)
        if pack is None:
            raise problems.not_found(slug, "game")
        question = odds.question_find(pack, id)
        if question is None:
            raise problems.not_found(id, "id")
        self.known = self.known | {p.id for p in question.parameters}  # type: ignore[misc]
        ask = odds.asked(pack, question, request.GET)
        if ask.faults:
            raise problems.refused([_fault(pack, fault) for fault in ask.faults])
        return Response(
            question_json(pack, question, self.langs)
            | {"chosen": dict(ask.chosen), "seed": ask.seed, "trials": odds.TRIALS}
            | {"rows": [answer_json(pack, question, answer, self.langs) for answer in odds.answers(ask)]}
        )


def _fault(pack: Pack, fault: odds.Fault) -> dict[str, Any]:
    words = _("This takes a whole number from %(low)s to %(high)s.") % {"low": fault.low, "high": fault.high}
    return problems.fault("out_of_range", fault.parameter, words, None, fault.value)


def question_json(pack: Pack, question: OddsQuestion, langs: Sequence[str]) -> dict[str, Any]:
    """A question in words, with its parameters."""

    def say(key: str, attr: str | None = None) -> dict[str, str]:
        return said_json(pack.texts.say(langs, f"odds_{question.id}{key}", attr))

    return {
        "id": f"{pack.slug}/{question.id}",
        "game": pack.slug,
        "question": say(""),
        "about": say("", "about"),
        "clause": f"{pack.slug}/{question.clause}",
        "parameters": [
            {
                "id": p.id,
                "name": say(f"_{p.id}"),
                "min": p.low,
                "max": p.high,
                "default": p.default,
                "values": {str(v): say(f"_{p.id}_{v}") for v in range(p.low, p.high + 1)} if p.words else None,
            }
            for p in question.parameters
        ],
        "url": f"/simulations/odds/{pack.slug}/{question.id}/",
    }


def answer_json(pack: Pack, question: OddsQuestion, answer: odds.Answer, langs: Sequence[str]) -> dict[str, Any]:
    """One row: the fraction, its value, and the estimate."""
    exact = answer.row.exact
    return {
        "id": answer.row.key,
        "name": said_json(pack.texts.say(langs, f"odds_{question.id}_row_{answer.row.key}", args=answer.row.args)),
        "args": dict(answer.row.args),
        "is_share": answer.row.share,
        "exact": {"numerator": str(exact.numerator), "denominator": str(exact.denominator), "value": float(exact)},
        "count": answer.count,
        "estimate": estimate_json(answer.estimate),
    }


def said_json(said: Said) -> dict[str, str]:
    """Words and the language that they are in."""
    return {"text": said.text, "lang": said.lang}
