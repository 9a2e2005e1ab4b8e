"""What a night consists of: squares, edges, rooms, items, vehicles, the state and the facts, all as whole numbers.

Seats count from 0. Squares count over all floors of the map; rooms from 1, 0 is the outdoors. Directions: 0 to 3 are the sides (up, right,
down, left on the plan), 4 to 7 the corners clockwise from the upper right. An edge is `4 * square + side` and is noted from both squares.
"""

from __future__ import annotations

from typing import Annotated

from apps.engine.record import Ints, Record

SEATS = 6
SQUARES = 128
ROOMS = 24
CARDS = 48
VEHICLES = 5

OPEN, INNER, OUTER, DOOR, WINDOW, GATE = 0, 1, 2, 3, 4, 5
"""What stands on an edge; a gate is a door through which vehicles pass."""
BARRED = 8
"""Added to an edge that bears a barricade."""

BOTTLE, CAN, CYLINDER, EXTINGUISHER, MATCHES, KEYS, KIT, SNACK, BAT = 1, 2, 3, 4, 5, 6, 7, 8, 9
CROWBAR, HAMMER, AXE, PISTOL, SHOTGUN, NAIL_GUN, BOX_OF_AMMUNITION, MOLOTOV = 10, 11, 12, 13, 14, 15, 16, 17
ITEMS = (
    "",
    "bottle",
    "petrol-can",
    "gas-cylinder",
    "extinguisher",
    "matches",
    "keys",
    "first-aid-kit",
    "snack",
    "bat",
    "crowbar",
    "hammer",
    "fire-axe",
    "pistol",
    "shotgun",
    "nail-gun",
    "ammunition-box",
    "molotov",
)
KINDS_OF_ITEM = 18

DECK, DISCARD, AWAY, HAND, STORED, LYING = 0, 1, 2, 10, 20, 100
"""Where a card is; a seat or a square is added to the last three."""

SILENCE, STEPS, FENCE, HORDE, CRASH, FIND, WIND, ROUNDS, STUMBLE = 1, 2, 3, 4, 5, 6, 7, 8, 9
SCREAM, BOARDS, DARK, GRAVE, DRAUGHT, RAIN, BEAMS, KEYS_CARD, END_CARD = 10, 11, 12, 13, 14, 15, 16, 17, 18
EVENTS = (
    "",
    "silence",
    "dragging-steps",
    "the-fence",
    "the-horde",
    "crash",
    "lucky-find",
    "second-wind",
    "loose-rounds",
    "stumble",
    "scream",
    "broken-boards",
    "pitch-dark",
    "open-grave",
    "draught",
    "cloudburst",
    "rotten-beams",
    "keys-card",
    "end-card",
)
KINDS_OF_EVENT = 19
DEALT_EVENTS = 16
"""Events up to here are dealt by number; the two after them are put into the deck."""

CARS = ("saloon", "van", "pickup", "motorcycle", "minibus")
SCENARIOS = ("last-car", "till-dawn", "burning-house")
LAST_CAR, TILL_DAWN, BURNING_HOUSE = 0, 1, 2

FIRST, PLACE_PLAYERS, BARRICADES, LIGHT_HOUSE, DEAL = 1, 2, 3, 4, 5
FIRES, CARD, SYMBOLS, TEXT, ATTACKED, ACT, WALK, END, BETWEEN, INTERRUPT, DRAUGHTS = 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
"""Phases: five of the set-up, then those of a turn."""

WHOLE, DAMAGED, COLLAPSED = 0, 1, 2
WAITING, ON_MAP, LOST = 0, 1, 2
"""Vehicles: in the deck, on the map, gone."""


class State(Record):
    """A night between two resting places."""

    step: int
    over: int
    winners: int

    # The turn
    phase: int
    first: int
    turn: int
    seat: int
    actor: int
    actions: int
    acted: int
    rested: int
    owes: int
    gone: int
    driven: int
    dark: int
    card: int
    symbols: int
    lean: int
    asked: int
    wanting: int
    interrupting: int
    queue_at: int
    fires_left: int
    spread_by: int
    fought: Annotated[Ints, 128]

    # The map
    edge: Annotated[Ints, 512]
    link: Annotated[Ints, 128]
    creep: Annotated[Ints, 128]
    zombies: Annotated[Ints, 128]
    fire: Annotated[Ints, 128]
    blaze: Annotated[Ints, 128]
    blazes: int
    vehicle: Annotated[Ints, 128]
    damage: Annotated[Ints, 24]
    damager: Annotated[Ints, 24]
    rolled: int
    burnt: int
    searched: int
    hidden: int
    barricades: int

    # Those who are in it
    living: int
    escaped: int
    at: Annotated[Ints, 6]
    energy: Annotated[Ints, 6]
    ammunition: Annotated[Ints, 6]
    bite: Annotated[Ints, 6]
    kills: Annotated[Ints, 6]
    points: Annotated[Ints, 6]
    riding: Annotated[Ints, 6]
    debt: Annotated[Ints, 6]
    interrupts: Annotated[Ints, 6]

    # Cards and vehicles
    place: Annotated[Ints, 48]
    events: Annotated[Ints, 19]
    upper: int
    lower: int
    keys_in: int
    end_in: int
    car: Annotated[Ints, 5]
    rear: Annotated[Ints, 5]
    facing: Annotated[Ints, 5]
    fuel: Annotated[Ints, 5]
    running: Annotated[Ints, 5]
    keyless: Annotated[Ints, 5]
    wired: Annotated[Ints, 5]
    broken: Annotated[Ints, 5]
    wreck: Annotated[Ints, 5]
    driver: Annotated[Ints, 5]
    moved: Annotated[Ints, 5]

    # What everybody saw
    used: int
    drawn: int
    driven_cars: int
    collapses: int

    # Worked out anew whenever it is needed
    far: Annotated[Ints, 128]
    queue: Annotated[Ints, 128]
    touch: Annotated[Ints, 128]
    falling: Annotated[Ints, 24]
    depth: Annotated[Ints, 24]
    fresh: int
    fallen: int
    dice: Annotated[Ints, 6]


class Facts(Record):
    """The numbers, readings and the map that a night is played with."""

    players: int
    limit_steps: int
    limit_clause: int
    scenario: int
    with_fire: int
    with_vehicles: int

    # The map
    squares: int
    rooms: int
    x: Annotated[Ints, 128]
    y: Annotated[Ints, 128]
    floor: Annotated[Ints, 128]
    room: Annotated[Ints, 128]
    near: Annotated[Ints, 1024]
    edge: Annotated[Ints, 512]
    stairs: Annotated[Ints, 128]
    jump: Annotated[Ints, 128]
    rim: Annotated[Ints, 128]
    entry: Annotated[Ints, 128]
    entries: int
    start: Annotated[Ints, 128]
    room_size: Annotated[Ints, 24]
    beside: Annotated[Ints, 24]
    above: Annotated[Ints, 24]
    unexplored: int
    lair: int
    garage: int
    garage_side: int

    # Cards and vehicles
    cards: int
    kind: Annotated[Ints, 48]
    hands_for: Annotated[Ints, 18]
    attack: Annotated[Ints, 18]
    events: Annotated[Ints, 19]
    symbols: Annotated[Ints, 19]
    deck_size: int
    low_cards: int
    capacity: Annotated[Ints, 5]
    speed: Annotated[Ints, 5]

    # Numbers
    faces: int
    start_energy: int
    start_ammunition: int
    energy_limit: int
    rest_gain: int
    kit_gain: int
    snack_gain: int
    actions: int
    interrupt_cost: int
    interrupts: int
    fights: int
    hands: int
    stored_limit: int
    box_ammunition: int
    gun_ammunition: int
    extinguish: int
    per_entry: int
    zombie_steps: int
    zombie_figures: int
    barricade_tokens: int
    rush: int
    rush_more: int
    crowd: int
    per_zombie: int
    per_helper: int
    kill: int
    above_kill: int
    knock: int
    hurt: int
    hurt_loss: int
    grab_loss: int
    bite_turns: int
    near_adjacent: int
    near_close: int
    close_squares: int
    ranged_hit: int
    ranged_killed: int
    shot: int
    break_barricade: int
    break_inner: int
    break_outer: int
    break_cylinder: int
    rival_loss: int
    blast: int
    molotov_attack: int
    molotov_loss: int
    fire_loss: int
    spread: int
    collapse_roll: int
    wire_starts: int
    wire_fails: int
    turn_squares: int
    wreck_high: int
    score_zombie: int
    score_escape: int
    score_alive: int
    score_dawn: int
    start_zombies: int
    start_items: int
    start_barricades: int
    start_fires: int
    find_items: int
    wind_gain: int
    rounds_gain: int
    stumble: int
    scream: int
    grave: int
    draught: int
    rain: int

    # Readings: 1 where the alternative that is not the default is taken
    exactly: int
    attack_everybody: int
    attack_nobody: int
    kit_delays: int
    both_explode: int
    blast_stopped: int
    blast_active: int
    fire_around: int
    petrol_used: int
    miss_burns: int
    only_canister: int
    one_fire: int
    fire_still: int
    spread_may: int
    spread_empty: int
    no_end_loss: int
    any_move: int
    through_doors: int
    tokens_go: int
    anybody_saves: int
    collapse_kills: int
    one_step: int
    roll_once: int
    owner_rolls: int
    single_token: int
    burnt_same: int
    wired_dry: int
    speed_turn: int
    must_shift: int
    running_moves: int
    wreck_by_capacity: int
