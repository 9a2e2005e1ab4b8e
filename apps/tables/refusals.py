"""What a table refuses, each with a name for programs, words for people and, where a rule says so, its clause."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

WORDS: dict[str, str | Promise] = {
    "bad_given": _("What was settled beforehand does not fit this plan."),
    "bad_name": _("A name has 1 to 40 characters."),
    "bad_note": _("A note has 1 to 500 characters."),
    "bad_face": _("A die cannot show that."),
    "bad_option": _("That option does not exist."),
    "bad_players": _("This game is not for that number of players."),
    "bad_policy": _("There is no such computer player."),
    "closed": _("This table is closed."),
    "game_over": _("This game is over."),
    "missing_die": _("This die is missing."),
    "no_engine": _("This game cannot be played here yet; only its rules are on file."),
    "no_engine_for_module": _("The engine does not play this module yet."),
    "no_redo": _("There is nothing to bring back."),
    "no_seat": _("There is no such seat."),
    "no_undo": _("There is nothing to take back."),
    "not_a_number": _("That is not a whole number."),
    "not_allowed": _("The rules do not allow that."),
    "not_due": _("Nobody owes that answer now."),
    "not_host": _("Only the host of this table may do that."),
    "not_open": _("You need a seat or the host's leave to look at this table."),
    "not_over": _("This game is still going on."),
    "not_started": _("This game has not started yet."),
    "not_your_seat": _("That seat is not yours."),
    "no_such_die": _("There are not that many dice to type in."),
    "nothing_chosen": _("Nothing is chosen."),
    "rules_changed": _("The rules were corrected in a way that this game cannot follow. It stays readable, but cannot go on."),
    "seat_kept": _("Cards are dealt: only whoever held this seat may sit down here again. Otherwise a computer player goes on."),
    "seat_taken": _("Somebody else sits there."),
    "seats_empty": _("Not every seat is taken yet."),
    "stale": _("That was no longer asked when your answer came. Nothing was changed."),
    "started": _("This game has already started."),
    "undecided": _("The campaign has something to decide before its next game."),
    "table_full": _("Every seat is taken."),
}


class Refused(Exception):
    """A request that changes nothing. `field` names the part that is wrong, `clause` the rule that says so, `since` the entry
    that the person had seen, so that the page can tell what happened meanwhile."""

    def __init__(self, code: str, *, field: str = "", clause: str = "", since: int | None = None, value: object = None, text: str = "") -> None:
        super().__init__(code)
        self.text = text
        self.code, self.field, self.clause, self.since, self.value = code, field, clause, since, value
        self.faults: tuple[Refused, ...] = ()

    @property
    def words(self) -> str:
        """The refusal in the present language."""
        return self.text or str(WORDS[self.code])

    @classmethod
    def several(cls, faults: list[Refused]) -> Refused:
        """One refusal for many fields: it bears the first one's name and lists them all."""
        first = faults[0]
        whole = cls(first.code, field=first.field, clause=first.clause, since=first.since, value=first.value, text=first.text)
        whole.faults = tuple(faults)
        return whole
