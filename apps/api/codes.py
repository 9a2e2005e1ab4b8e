"""Every machine code that an error may bear, in words. A problem's `type` is the address of its code on the documentation page."""

from __future__ import annotations

import re
from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from apps.campaigns import messages as ledger
from apps.tables import refusals

OWN: Mapping[str, str | Promise] = {
    "authentication_failed": _("This token is not known, or was revoked."),
    "bad_cursor": _("This cursor is not one of ours; begin without one."),
    "bad_given": _("What was settled beforehand does not fit this plan."),
    "bad_idempotency_key": _("Idempotency-Key takes 1 to 100 printable characters."),
    "bad_json": _("This is not JSON: %(error)s"),
    "bad_page_size": _("page_size takes a whole number from 1 to %(most)d."),
    "bad_position": _("This cannot be a position of this game."),
    "bad_text": _("A text holds signs that are none (a zero byte, or half of a sign)."),
    "bad_version": _("If-Match takes the version that you have seen, in quotes."),
    "contradiction": _("The result contradicts a rule of the game."),
    "diverged": _("This campaign is here already and tells another story from entry %(number)s on. Nothing was taken in."),
    "excluded": _("“%(one)s” and “%(other)s” cannot be in play together."),
    "forbidden": _("This is not yours, or your token may not do that."),
    "idempotency_key_reused": _("This Idempotency-Key was used for another request."),
    "method_not_allowed": _("Not with this method"),
    "needs_one": _("“%(name)s” needs one of these besides: %(wanted)s."),
    "no_engine": _("This game cannot be played here yet; only its rules are on file."),
    "no_engine_for_module": _("The engine does not play this module yet."),
    "no_engine_for_reading": _("The engine plays the disputed rule “%(value)s” in one way only."),
    "no_players": _("“%(value)s” is no number of players."),
    "no_such_address": _("The API has no such address; /api/v1/docs/ lists all that there are."),
    "not_acceptable": _("Not in that format"),
    "not_authenticated": _("Send a token that may do this: Authorization: Bearer …"),
    "not_comparable": _("The two cannot be compared: they are of different games or rules."),
    "not_found": _("There is no “%(what)s”."),
    "stale": _("Things have changed meanwhile"),
    "too_busy": _("%(most)s simulations are waiting already; try again when some are finished."),
    "too_few": _("This game is not for that number of players."),
    "too_large": _("That is more than the API takes at once."),
    "too_many_requests": _("Too many requests"),
    "unknown_alternative": _("“%(value)s” is not among the choices of “%(id)s”."),
    "unknown_language": _("There is no language “%(value)s”; there is %(have)s."),
    "unknown_mode": _("There is no way to play called “%(value)s” here."),
    "unknown_module": _("There is no module “%(value)s” here."),
    "unknown_option": _("There is no option “%(value)s” here."),
    "unknown_policy": _("There is no computer player “%(value)s” here."),
    "unknown_product": _("There is no box “%(value)s” here."),
    "unknown_reading": _("There is no disputed rule “%(value)s” here."),
    "unknown_value": _("%(name)s takes one of: %(allowed)s."),
    "unsupported_media_type": _("Send JSON"),
    "wrong_number": _("This takes one computer player for all seats, or one for each of the %(needed)s."),
}

FIELD = (
    "blank", "date", "does_not_exist", "empty", "invalid", "invalid_choice", "max_length", "max_string_length", "max_value", "min_length",
    "min_value", "not_a_dict", "not_a_list", "null", "null_characters_not_allowed", "surrogate_characters_not_allowed",
)  # fmt: skip
"""Codes of a field of the body that cannot be what it is."""


def codes() -> dict[str, str]:
    """Every code with its words in the present language, what differs from case to case left open."""
    words = {**dict.fromkeys(FIELD, _("A field of the body has the wrong type, length or range.")), **ledger.WORDS, **refusals.WORDS, **OWN}
    return {code: re.sub(r"%\(\w+\)[sd]", "…", str(words[code])) for code in sorted(words)}
