"""The orchard with a cider press: everything that a selection can hold, and components that come and go with it."""

from __future__ import annotations

from apps.packs.spec import Pack
from tests.library import orchard

MODULES = """
modules:
  - {id: frost, number: 2, product: winter, needs_one: [press, bees], players: {min: 3, max: 6}, clause: frost/scope}
  - {id: press, number: 3, product: base, excludes: [bees], clause: pressing/scope}
  - {id: bees, number: 4, product: base, clause: bees}
  - {id: cellar, number: 5, product: winter, requires: [press], clause: pressing/cellar}
options:
  - {id: die, values: [six, twelve], default: six, module: press, clause: pressing/die}
  - {id: baskets, values: [few, many], default: few, clause: picking/basket, when: {players: {min: 4}}}
modes: [calm, wild]
"""
PACK = orchard.PACK.replace("max: 6}\n", "max: 6, clause: picking/players}\n", 1)
PACK = PACK[: PACK.index("\nmodules:")] + MODULES + PACK[PACK.index("sources:") :]
OUTLINE = (
    orchard.OUTLINE.replace("children:\n", "children:\n    - {id: players, kind: rule}\n    - {id: trees, kind: setup}\n", 1)
    + """
- id: pressing
  kind: section
  when: {module: press}
  children:
    - {id: scope, kind: rule}
    - {id: die, kind: setup, when: {option: {die: six}}}
    - {id: great-die, kind: setup, replaces: [pressing/die], when: {all: [{option: {die: twelve}}, {product: winter}]}}
    - {id: cellar, kind: rule, when: {module: cellar}, replaces: [picking/basket]}
    - {id: wild, kind: rule, when: {mode: wild}, replaces: [picking/wasp]}
- {id: bees, kind: rule, when: {module: bees}}
"""
)
CARDS = (
    orchard.CARDS.replace("{id: plum,", "{id: plum, when: {players: {min: 4}},")
    + """
  - id: pressing
    kind: die
    product: base
    module: press
    items:
      - {id: small-die, clause: pressing/die, when: {option: {die: six}}, faces: [apple]}
      - {id: great-die, clause: pressing/great-die, when: {option: {die: twelve}}, faces: [leaf]}
  - id: snow
    kind: token
    product: winter
    items: [{id: flake, count: apples}]
"""
)
EN = (
    orchard.EN
    + """
module_press = Press
    .about = Cider.
module_bees = Bees
    .about = They hum.
module_cellar = Cellar
    .about = It is cool.
option_die = Die of the press
option_die_six = the small one
option_die_twelve = the great one
option_baskets = Baskets
option_baskets_few = few
option_baskets_many = many
mode_calm = Calm evening
mode_wild = Wild evening
picking_players = Two friends or more sit under the trees.
    .title = Players
picking_trees = Lay out the trees.
    .title = Trees
pressing = How apples become cider.
    .title = The press
pressing_scope = With the press, apples may be pressed.
    .title = What the press does
pressing_die = Put the small die beside the press.
    .title = Small die
pressing_great-die = Put the great die beside the press.
    .title = Great die
pressing_cellar = Cider waits in the cellar.
    .title = The cellar
pressing_wild = Wasps drink first.
    .title = Wild wasps
bees = Bees and the press do not agree.
    .title = Bees
deck_pressing = Dice of the press
deck_snow = Snow
card_small-die = Small die
card_great-die = Great die
card_flake = Snow flake
"""
)
CS = (
    orchard.CS
    + """
module_press = Lis
module_frost = Mráz
pressing_great-die = Vedle lisu položte velkou kostku.
    .title = Velká kostka
"""
)


def press(**changed: str) -> Pack:
    """The pack; its files may be changed as those of the orchard."""
    return orchard.orchard(**({"pack": PACK, "outline": OUTLINE, "cards": CARDS, "text_en": EN, "text_cs": CS} | changed))


def build(**changed: str) -> Pack:
    """Load it into the database."""
    return orchard.plant(**({"pack": PACK, "outline": OUTLINE, "cards": CARDS, "text_en": EN, "text_cs": CS} | changed))
