"""Pages on which a game is typed in, corrected or confirmed: the same form, with what would follow shown before it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from apps.campaigns import services
from apps.campaigns.book import said_all
from apps.campaigns.drafts import GUEST, GameDraft, draft_of, fields_for
from apps.campaigns.errors import Invalid, LedgerError, Stale
from apps.campaigns.forms import draft_as_data, draft_from, has_seats, plan_from, seats_of, version_of
from apps.campaigns.generic import HIGHEST_SCORE
from apps.campaigns.messages import told
from apps.campaigns.models import Campaign, Proposal
from apps.campaigns.pages import private, status_of, viewer_of
from apps.campaigns.planning import choices
from apps.campaigns.queries import seats_as_last_time
from apps.campaigns.services.decisions import open_decision
from apps.campaigns.story import Line, read
from apps.campaigns.telling import tell
from apps.campaigns.words import Speaker
from apps.campaigns.writing import story_of, written
from apps.library.words import reader_langs
from apps.packs.contract import DetailField, Selection


@dataclass(frozen=True, slots=True)
class Input:
    """One field of the form, for one member or for the game."""

    name: str
    label: str
    value: str
    options: list[tuple[str, str]]
    low: int
    high: int
    required: bool
    invalid: bool


@dataclass(frozen=True, slots=True)
class SeatInputs:
    """A member's part of the form."""

    member: str
    name: str
    place: str
    won: bool
    inputs: list[Input]


class GameForm:
    """The form of a game: what it is played with, who played, how it went."""

    def __init__(self, request: HttpRequest, campaign: Campaign, draft: GameDraft | None = None) -> None:
        self.campaign, self.langs = campaign, reader_langs(request)
        self.story = story_of(campaign)
        self.speaker = Speaker(campaign, self.langs)
        self.data: Any = request.POST if request.method == "POST" else request.GET
        self.filled = draft_as_data(draft, self.story) if draft is not None and request.method != "POST" else {}
        base = draft.selection if draft is not None else self.story.selection
        self.seats = self._seats()
        self.selection = self._selection(base)
        self.invalid: set[str] = set()
        self.specs = list(fields_for(self.story, self.selection))

    def _seats(self) -> list[str]:
        if has_seats(self.data):
            return seats_of(self.data, self.story)
        if self.filled:
            places = {m: self.filled.get(f"at-{m}") for m in self.story.members}
            return sorted((m for m, place in places.items() if place), key=lambda m: int(places[m] or 0))
        return list(seats_as_last_time(self.story))

    def _selection(self, base: Selection) -> Selection:
        slug = self.data.get("pack", base.pack)
        modules = tuple(self.data.getlist(f"m-{slug}")) if "plan" in self.data else base.modules if slug == base.pack else ()
        if slug == base.pack:
            return replace(base, modules=modules, players=len(self.seats), products=base.products, given={})
        return Selection(slug, len(self.seats), modules=modules)

    def draft(self) -> GameDraft:
        """The game as it was typed in."""
        return draft_from(self.data, self.story, self.selection, self.specs, self.seats)

    def value(self, name: str) -> str:
        """What stands in a field."""
        return str(self.data.get(name, self.filled.get(name, "")) or "")

    def rows(self) -> list[SeatInputs]:
        """A part for every member who may have played: first those at the table, in order."""
        others = [m for m, person in self.story.members.items() if m not in self.seats and person.active]
        return [self._row(member) for member in [*self.seats, *others]]

    def _row(self, member: str) -> SeatInputs:
        place = str(self.seats.index(member) + 1) if member in self.seats else ""
        inputs = [self._input(spec, f"f-{spec.id}-{member}") for spec in self.specs if spec.per_seat]
        for i, counter in enumerate(self.story.counters):
            inputs.append(Input(f"c-{i}-{member}", counter, self.value(f"c-{i}-{member}"), [], -HIGHEST_SCORE, HIGHEST_SCORE, False, False))
        return SeatInputs(member, self.speaker.name(member), place, bool(self.value(f"won-{member}")), inputs)

    def _input(self, spec: DetailField, name: str) -> Input:
        slug = self.selection.pack
        options = [(value, self.speaker.message(slug, words).text) for value, words in spec.options]
        if spec.members:
            options = [(member, self.speaker.name(member)) for member in self.seats]
        value = self.value(name) or ("0" if spec.low == 0 and not spec.options and not spec.members else "")
        return Input(name, self.speaker.field(slug, spec), value, options, spec.low, spec.high, spec.required, name in self.invalid)

    def context(self, error: LedgerError | None) -> dict[str, Any]:
        """What the template draws."""
        if isinstance(error, Invalid):
            self.invalid = {f"f-{fault.field}-{fault.member}" if fault.member else f"f-{fault.field}" for fault in error.faults}
        return {
            "campaign": self.campaign,
            "form": self,
            "rows": self.rows(),
            "seat_numbers": range(1, len(self.story.members) + 1),
            "whole_game": [self._input(spec, f"f-{spec.id}") for spec in self.specs if not spec.per_seat],
            "played": self.value("played"),
            "ended_by": self.value("ended_by"),
            "note": self.value("note"),
            "reason": self.value("reason"),
            **choices(plan_from(self.campaign.name, self.selection), self.langs, started=True),
            "game": self.speaker.game_name(self.selection.pack),
            "errors": told(error, self.speaker, self.selection.pack) if error else [],
            "stale": error if isinstance(error, Stale) else None,
        }


def previewed(form: GameForm, draft: GameDraft, number: int | None = None) -> dict[str, Any]:
    """What would follow, in words."""
    preview = services.game_preview(campaign=form.campaign, draft=draft, corrects=number)
    return {
        "added": said_all(preview["added"], form.speaker),
        "removed": said_all(preview["removed"], form.speaker, struck=True),
        "opened": len(preview["opened"]),
        "senseless": len(preview["obsolete"]),
    }


def game_page(request: HttpRequest, campaign: Campaign, form: GameForm, error: LedgerError | None = None, **more: Any) -> HttpResponse:
    """The empty form, or the form as it was sent."""
    campaign.refresh_from_db()
    context = {**form.context(error), **more}
    return private(render(request, "campaigns/game.html", context, status=status_of(error)))


def game_posted(request: HttpRequest, campaign: Campaign, form: GameForm) -> HttpResponse:
    """Show again with other players or modules (`do=plan`), show what follows (`do=preview`), or write it."""
    do = request.POST.get("do", "write")
    try:
        if do == "plan":
            return game_page(request, campaign, form)
        if do == "preview":
            return game_page(request, campaign, form, preview=previewed(form, form.draft()))
        services.game_record(
            campaign=campaign,
            viewer=viewer_of(request),
            draft=form.draft(),
            version=version_of(request.POST),
            note=request.POST.get("note", ""),
        )
    except LedgerError as error:
        return game_page(request, campaign, form, error)
    return redirect(f"{campaign.get_absolute_url()}#next")


def proposal_page(request: HttpRequest, campaign: Campaign, row: Proposal) -> HttpResponse:
    """A table's game before it is written."""
    if row.entry_number is not None:
        return redirect(f"{campaign.get_absolute_url()}#e{row.entry_number}")
    error: LedgerError | None = None
    members = {name[7:]: request.POST.get(name, "") for name in request.POST if name.startswith("member:")}
    if request.method == "POST":
        try:
            if request.POST.get("do") == "aside":
                services.proposal_put_aside(proposal=row, viewer=viewer_of(request))
                return redirect(campaign)
            services.proposal_confirm(
                proposal=row,
                viewer=viewer_of(request),
                members=members,
                note=request.POST.get("note", ""),
                version=version_of(request.POST),
            )
            return redirect(f"{campaign.get_absolute_url()}#next")
        except LedgerError as refused:
            error = refused
    campaign.refresh_from_db()
    draft = draft_of(row.payload)
    form = GameForm(request, campaign, draft)
    guests = [seat.member.removeprefix(GUEST) for seat in draft.seats if seat.member.startswith(GUEST)]
    context = {
        "campaign": campaign,
        "proposal": row,
        "told": tell("game", row.payload, form.story, form.speaker),
        "guests": guests,
        "members": [(member, form.speaker.name(member)) for member in form.story.members],
        "preview": None if guests else _preview_or_none(form, draft),
        "note": request.POST.get("note", ""),
        "errors": told(error, form.speaker, draft.selection.pack) if error else [],
    }
    return private(render(request, "campaigns/proposal.html", context, status=status_of(error)))


def _preview_or_none(form: GameForm, draft: GameDraft) -> dict[str, Any] | None:
    try:
        return previewed(form, draft)
    except Invalid:
        return None


def correction_page(request: HttpRequest, campaign: Campaign, line: Line) -> HttpResponse:
    """The entry beside what is to stand in its place."""
    draft = draft_of(line.standing) if line.kind == "game" and line.standing is not None else None
    form = GameForm(request, campaign, draft)
    error: LedgerError | None = None
    preview = None
    if request.method == "POST":
        try:
            if request.POST.get("do") == "preview" and line.kind == "game":
                preview = previewed(form, form.draft(), line.number)
            elif request.POST.get("do") != "plan":
                services.entry_correct(
                    campaign=campaign,
                    viewer=viewer_of(request),
                    number=line.number,
                    reason=request.POST.get("reason", ""),
                    version=version_of(request.POST),
                    **_corrected(request, form, line),
                )
                return redirect(f"{campaign.get_absolute_url()}#e{line.number}")
        except LedgerError as refused:
            error = refused
    campaign.refresh_from_db()
    context = {
        **form.context(error),
        "line": line,
        "told": tell(line.kind, line.payload, form.story, form.speaker),
        "stands": tell(line.kind, line.standing, form.story, form.speaker) if line.standing else None,
        "options": _options(form, line),
        "text": request.POST.get("text", _note_text(form, line)),
        "preview": preview,
        "can_void": line.kind in ("game", "decision", "note", "correction") and line.standing is not None,
    }
    return private(render(request, "campaigns/correct.html", context, status=status_of(error)))


def _corrected(request: HttpRequest, form: GameForm, line: Line) -> dict[str, Any]:
    """What the form puts in the entry's place."""
    if request.POST.get("do") == "void":
        return {"void": True}
    if line.kind == "game":
        return {"draft": form.draft()}
    if line.kind == "decision":
        return {"value": request.POST.get("value", "")}
    return {"text": request.POST.get("text", "")}


def _options(form: GameForm, line: Line) -> Sequence[tuple[str, str, bool]]:
    """Of a decision: what else could have been decided."""
    if line.kind != "decision":
        return ()
    before = [entry for entry in written(form.campaign) if entry.number < line.number or entry.kind == "correction"]
    try:
        slug, asked = open_decision(read(before), line.payload["decision"], None)
    except Invalid:
        return ()
    taken = (line.standing or {}).get("value")
    return [(value, form.speaker.message(slug, words).text, value == taken) for value, words in asked.options]


def _note_text(form: GameForm, line: Line) -> str:
    if line.kind != "note" or line.standing is None:
        return ""
    return form.speaker.words(line.standing["text"])
