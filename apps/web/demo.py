"""What a newcomer finds: a campaign of several games, really played by computer players, and a table in play with a free seat.

Everything belongs to a browser that nobody has, so anybody may look, say who they are, decide and sit down.
"""

from __future__ import annotations

from collections.abc import Mapping

from django.db import transaction

from apps.accounts.models import Device, new_secret
from apps.accounts.viewer import Viewer
from apps.campaigns import services as ledgers
from apps.campaigns.drafts import GameDraft, draft_from_table
from apps.campaigns.models import Campaign
from apps.campaigns.queries import DEMO, NextGame, next_game
from apps.engine import auto
from apps.engine.computer import Computer, draw
from apps.engine.contract import CHANCE, Look, Refusal
from apps.packs import registry
from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.packs.selection import check
from apps.tables import services as tables
from apps.tables.models import Entry, Seat, Table
from apps.tables.play import game_of, look_at

TABLE = "demo-table"
NAME = "Friday nights"
PEOPLE = ("Anna", "Bruno", "Cleo", "Dora", "Emil")
SEED = 1961
GAMES = 4
WRITTEN_TWICE = 2
"""The game that was written into the ledger once too often, and struck out."""
ABSENT = 3
"""The game at which the last of them was not there."""
LINES = 24
"""So long is the log of the demo table before its seat is given free."""


@transaction.atomic
def demo_make() -> tuple[Campaign | None, Table | None]:
    """Make what is missing of the demo; None for what no pack can give."""
    pack = next((p for p in registry.packs().values() if p.rules is not None and p.players_module is not None and p.ledger is not None), None)
    if pack is None:
        return None, None
    return demo_campaign(pack), demo_table(pack)


def demo_campaign_now() -> Campaign | None:
    """The demo campaign, if it is there."""
    return Campaign.objects.filter(key=DEMO).first()


def demo_table_free() -> Table | None:
    """The demo table, if its seat is still free."""
    empty = Seat.objects.filter(user=None, device=None, policy="")
    return Table.objects.filter(key__startswith=TABLE, status=Table.Status.PLAYING, seats__in=empty).order_by("-id").first()


def demo_table_now() -> Table | None:
    """The newest demo table still in play."""
    return Table.objects.filter(key__startswith=TABLE, status=Table.Status.PLAYING).order_by("-id").first()


def demo_campaign(pack: Pack) -> Campaign:
    """The demo campaign, made if it is not there."""
    campaign = demo_campaign_now()
    if campaign is not None:
        return campaign
    keeper = _nobodys_browser()
    plan = check(pack, Selection(pack.slug, len(PEOPLE), modules=tuple(pack.ledger.MODULES))).selection
    campaign = ledgers.campaign_create(viewer=keeper, name=NAME, members=PEOPLE, selection=plan, key=DEMO)
    for number in range(1, GAMES + 1):
        present = [ident for ident, _ in next_game(campaign).people]
        _game_night(campaign, keeper, pack, number, present[:-1] if number == ABSENT else present)
    ledgers.note_add(campaign=campaign, viewer=keeper, text="Next time at Dora's. Bring chairs.")
    return Campaign.objects.get(pk=campaign.pk)


def _game_night(campaign: Campaign, keeper: Viewer, pack: Pack, number: int, present: list[str]) -> None:
    """Decide what is open, play, write the game down."""
    coming = _decided(campaign, keeper, present, number)
    draft = played(pack, coming, number)
    entry = ledgers.game_record(campaign=campaign, viewer=keeper, draft=draft)
    if number == WRITTEN_TWICE:
        twice = ledgers.game_record(campaign=campaign, viewer=keeper, draft=draft)
        ledgers.entry_correct(campaign=campaign, viewer=keeper, number=twice.number, void=True, reason=f"The same game as {entry.number}.")


def _decided(campaign: Campaign, keeper: Viewer, present: list[str], number: int) -> NextGame:
    """The next game once everything is decided: what must be, and of the rest what comes first."""
    for turn in range(20):
        coming = next_game(campaign, present)
        asked = [*coming.waits_for, *(d for d in coming.state.decisions if d.optional)]
        if not asked or (not coming.waits_for and turn >= number):
            break
        options = [value for value, _ in asked[0].options]
        value = options[(SEED + number + turn) % len(options)]
        ledgers.decision_take(campaign=campaign, viewer=keeper, decision=asked[0].id, value=value, present=present)
    return coming


def played(pack: Pack, coming: NextGame, number: int) -> GameDraft:
    """A whole game between computer players: the same on every machine, and the same as game `number` of a simulation."""
    checked = check(pack, coming.selection).selection
    game, computer = pack.game(checked), Computer(pack.rules, pack.players_module)
    words = [0] * auto.WORDS
    auto.seed_game(words, SEED, number)
    for seat in range(checked.players):
        words[auto.POLICY + seat] = len(computer.names) - 1
    look = game.setup()
    events = list(look.events)
    while look.outcome is None:
        replies: Mapping[str, object] = {d.id: draw(d, words) if d.seat == CHANCE else computer.choose(game, look, d, words) for d in look.due}
        look = _accepted(game.answer(look.position, replies))
        events += look.events
    return draft_from_table(checked, coming.people, game.facts, look.now, look.outcome, events)


def demo_table(pack: Pack) -> Table:
    """The demo table in play, made if there is none or the last one is over."""
    table = demo_table_now()
    if table is not None:
        return table
    host = _nobodys_browser()
    selection = check(pack, Selection(pack.slug, min(len(PEOPLE), pack.players.high))).selection
    table = _begun(pack, host, selection)
    while table.status != Table.Status.PLAYING:  # a game can be very short
        table = _begun(pack, host, selection)
    tables.seat_release(key=table.key, viewer=host, number=0)
    table.refresh_from_db()
    made = Table.objects.filter(key__startswith=TABLE).count()
    table.key = TABLE if made == 0 else f"{TABLE}-{made + 1}"
    table.save(update_fields=["key"])
    return table


def _begun(pack: Pack, host: Viewer, selection: Selection) -> Table:
    """A game on its way, the host on the first seat, computer players on the others."""
    table = tables.table_create(viewer=host, selection=selection, name=PEOPLE[0])
    tables.table_start(key=table.key, viewer=host, fill=True)
    _play_on(table, host, pack)
    table.refresh_from_db()
    return table


def _play_on(table: Table, host: Viewer, pack: Pack) -> None:
    """Answer for the first seat until there is something to read in the log, then stop before its next choice."""
    computer, seat = Computer(pack.rules, pack.players_module), Seat.objects.get(table=table, number=0)
    for turn in range(LINES):
        table.refresh_from_db()
        if table.status != Table.Status.PLAYING or Entry.objects.filter(table=table).count() >= LINES:
            return
        game = game_of(table, pack)
        look: Look = look_at(table, game, table.entries.get(number=table.head))
        answers = {
            f"{table.epoch}:{due.id}": computer.reply(game, look, due, computer.names[-1], SEED + turn) for due in look.due if due.seat == seat.number
        }
        tables.table_answer(key=table.key, viewer=host, answers=answers)


def _nobodys_browser() -> Viewer:
    """A browser whose cookie nobody has."""
    return Viewer(device_id=Device.objects.create(key=new_secret()).pk)


def _accepted(answer: Look | Refusal) -> Look:
    if isinstance(answer, Refusal):
        raise RuntimeError(f"a computer player was refused: {answer}")
    return answer
