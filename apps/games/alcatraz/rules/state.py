"""What a game of Alcatraz consists of: locations, items, cards, phases, the state and the facts, all as whole numbers.

Seats count from 0, clockwise. Where a field names a seat, a tile or a card and zero must mean "none", it holds that plus one.
Tiles count from 0 in the order of their usual numbers; sets of tiles, cards, seats and letters are bit masks.
"""

from __future__ import annotations

from typing import Annotated

from apps.engine.record import Ints, Record

SEATS = 5
TILES = 15
BASE_TILES = 12
TASKS = 30
LETTERS = 6
KINDS_OF_ITEM = 7
"""Numbered from 1; place 0 is not used."""

CELL_BLOCK, RADIO, DINING, LAUNDRY, YARD, INFIRMARY, WORKSHOP = 0, 1, 2, 3, 4, 5, 6
RECREATION, VISITING, CHAPEL, WARDEN, WALL, CHIEFS_ROOM, LIGHTHOUSE, TUNNELS = 7, 8, 9, 10, 11, 12, 13, 14
LOCATIONS = (
    "cell-block",
    "radio-room",
    "dining-hall",
    "laundry",
    "exercise-yard",
    "infirmary",
    "workshop",
    "recreational-room",
    "visiting-area",
    "chapel",
    "wardens-office",
    "prison-wall",
    "chiefs-room",
    "lighthouse",
    "tunnels",
)

KEY, KNIFE, CLOTHES, DRUGS, TOOLS, GUN, CASH = 1, 2, 3, 4, 5, 6, 7
"""Items; Cash beside them where one may be taken for the other."""
ITEMS = ("", "key", "knife", "clothes", "drugs", "tools", "gun", "cash")
STOCK_KIND = (0, 0, KNIFE, CLOTHES, 0, DRUGS, TOOLS, 0, 0, 0, KEY, GUN, 0, 0, 0)
"""The item that a location has in stock."""

TASK_CARDS = (
    "copied-key",
    "bedsheet-rope",
    "sleeping-cellmate",
    "softened-mortar",
    "loose-hinge",
    "borrowed-uniform",
    "cap-and-buckle",
    "tin-badge",
    "new-haircut",
    "doctors-coat",
    "open-larder",
    "slashed-mattresses",
    "fainting-choir",
    "smoke-in-the-boiler",
    "false-alarm",
    "changed-roster",
    "jammed-gate",
    "cut-wire",
    "drowsy-patrol",
    "spiked-coffee",
    "copied-chart",
    "tide-table",
    "bottle-post",
    "signal-lamp",
    "boathouse-lock",
    "raincoat-raft",
    "patched-canvas",
    "carved-paddles",
    "quiet-dogs",
    "cold-water-cure",
)

HIDDEN_STASH, HUSH_MONEY, LOOKOUT, ANONYMOUS_NOTE, FRIENDLY_GUARD, BORROWED_FILE = 1, 2, 3, 4, 5, 6
CHANGE_OF_PLANS, OLD_DEBT, DOUBLE_SHIFT, FORCED_FAVOUR, TWO_VOICES = 7, 8, 9, 10, 11
TIP_OFF, OFF_DUTY, TRANSFER, LOOSE_TALK = 12, 13, 14, 15
BLACKMAIL_CARDS = (
    "",
    "hidden-stash",
    "hush-money",
    "lookout",
    "anonymous-note",
    "friendly-guard",
    "borrowed-file",
    "change-of-plans",
    "old-debt",
    "double-shift",
    "forced-favour",
    "two-voices",
    "tip-off",
    "off-duty",
    "transfer",
    "loose-talk",
)

PICKPOCKET, RINGLEADER, SMUGGLER, BOOKMAKER, FORGER, DRIVER, EMBEZZLER, BRAWLER, INFORMER = 1, 2, 3, 4, 5, 6, 7, 8, 9
SENTENCES = (
    "",
    "pickpocket",
    "ringleader",
    "smuggler",
    "bookmaker",
    "forger",
    "getaway-driver",
    "embezzler",
    "brawler",
    "informer",
)

BUILD, PREPARE, DEAL, GUARD, VOTE, TURN, ACT, JUDGE_ROUND = 1, 2, 3, 4, 5, 6, 7, 8
"""Phases: a tile is laid; the rest of the set-up; blackmail is dealt; guard, Chief and Sucker; the vote; a turn begins; actions; a round ends."""

JUDGE, REWARD, NEXT_TASK, DRAW, PUT_BACK, LOOK, ARRANGE, PLAY, PEEK = 1, 2, 4, 8, 16, 32, 64, 128, 256
"""What is still to do before the phase goes on, in this order: bits of `todo`. Each draw whose outcome depends on what somebody may not know
is the last thing asked in its step, so that nobody can tell from it."""

PAY, GIVE, TAKE, STAMINA, GAIN_CASH, COMPANY, DRAW_CARDS, GAIN, GUARDS, MOVE_TASKS = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
NUMBERS_EACH = 10
"""The numbers of a location's side, side by side in `fx`."""
EFFECT_FIELDS = ("pay", "give", "take", "stamina", "cash", "company", "draw", "gain", "guards", "tasks")

WIDTH = 12
CELLS = 144
"""The squares on which a prison can lie, row by row; wide enough that no build comes to the edge."""


class State(Record):
    """A game between two resting places."""

    step: int
    over: int
    winners: int

    # Where the round is
    phase: int
    todo: int
    round: int
    scapegoat: int
    sucker: int
    in_a_row: int
    voice: int
    ballot: Annotated[Ints, 5]

    # The turn
    seat: int
    acted: int
    points: int
    free_used: int
    moved: int
    bribed: int
    efforts: int
    offers: int
    balked: int
    friendly: int
    off_duty: int
    bought: Annotated[Ints, 16]

    # The prison
    laid: int
    builder: int
    cell: Annotated[Ints, 16]
    side: Annotated[Ints, 16]
    near: Annotated[Ints, 16]
    around: Annotated[Ints, 16]
    guards: Annotated[Ints, 16]
    stock: Annotated[Ints, 16]
    guards_in: int
    chief: int
    supply: Annotated[Ints, 8]

    # The prisoners
    place: Annotated[Ints, 5]
    stamina: Annotated[Ints, 5]
    cash: Annotated[Ints, 5]
    letters: Annotated[Ints, 5]
    counters: Annotated[Ints, 5]
    sentence: Annotated[Ints, 5]
    items: Annotated[Ints, 35]

    # The tasks: those in the prison, those that came out, and the parts of the deck that somebody has seen
    open_task: Annotated[Ints, 6]
    task_tile: Annotated[Ints, 6]
    seen: int
    top_n: int
    top: Annotated[Ints, 4]
    top_known: Annotated[Ints, 4]
    bottom_n: int
    bottom: Annotated[Ints, 30]
    bottom_known: Annotated[Ints, 30]
    deck_n: int
    completer: int
    looks: int
    purpose: int
    about: int

    # Blackmail
    hand: Annotated[Ints, 5]
    hand_n: Annotated[Ints, 5]
    pile: int
    under_n: int
    under: Annotated[Ints, 15]
    under_known: Annotated[Ints, 15]
    drawer: int
    draws: int
    backs: int
    peek: int

    # What everybody saw
    used: int
    done: int
    played: int
    handed: int
    deals: Annotated[Ints, 25]


class Facts(Record):
    """The numbers, readings and variants that a game is played with."""

    players: int
    limit_steps: int
    limit_clause: int
    talk_minutes: int

    # The prison
    tiles: int
    rows: int
    columns: int
    block_rows: int
    block_columns: int
    touching: int
    number: Annotated[Ints, 16]
    stock: Annotated[Ints, 32]
    fx: Annotated[Ints, 320]
    items: Annotated[Ints, 8]
    guards_start: int
    guard_entering: int
    guard_cap: int
    guard_fatal: int

    # The prisoners
    slots: int
    stamina_start: int
    cash_start: int
    stamina_max: int
    cash_max: int
    points: int
    scapegoat_points: int
    action_cost: int
    steal_take: int
    riot_guards: int
    bribe_cash: int
    bribe_guards: int
    effort_stamina: int
    effort_points: int
    efforts_turn: int
    offers_turn: int
    free_uses: int
    slow: int
    stop: int
    full: int
    extra: int

    # The tasks
    tasks_open: int
    rewards: int
    letter: Annotated[Ints, 32]
    need: Annotated[Ints, 224]
    removed: int
    plan_markers: int

    # Blackmail and sentences
    blackmail: int
    blackmail_start: int
    blackmail_hand: int
    stash_take: int
    hush_cash: int
    lookout_steps: int
    note_guards: int
    file_look: int
    plans_tasks: int
    debt_give: int
    debt_take: int
    shift_points: int
    voices: int
    tip_steps: int
    talk_take: int
    sentences: int
    ringleader_guards: int
    smuggler_slots: int
    bookmaker_cash: int
    forger_cash: int
    forger_items: int
    brawler_points: int
    informer_draw: int
    informer_back: int

    # Maximum Security
    security: int
    sucker: int
    chief_own: int
    chief_near: int
    influence_limit: int
    payment: int
    lighthouse_look: int
    lighthouse_draw: int
    lighthouse_top: int
    counters_gained: int

    # Variants
    certain: int
    plan_g: int
    different: int
    convicted: int

    # Readings: 1 where the alternative that is not the default is taken
    together: int
    overflow_lost: int
    overflow_neighbour: int
    ladder: int
    riot_pushes: int
    bribe_ignores: int
    full_open: int
    used_under: int
    round_end: int
    stays_seat_order: int
    stays_vote: int
    markers_counted: int
    sucker_before: int
    first_redraw: int
    must_vote: int
    tie_next: int
    sucker_gives_up: int
    sentence_silent: int
    sucker_idle: int
    chief_counts: int
    chief_free: int
    tunnels_free: int
    edges_only: int
    lighthouse_closed: int
    tunnels_open: int
    target_only: int
    tunnels_only: int
    drawn_only: int
    fewest_of_all: int
    touch_exactly: int
    free_choice: int
