"""A made-up pack for testing the library: words and cards in four languages, no engine."""

from __future__ import annotations

from pathlib import Path

from apps.packs.reader import build_pack
from apps.packs.services import pack_load
from apps.packs.spec import Pack

PACK = """
slug: orchard
rules: 0
accent: moss
languages: {complete: [en, cs], partial: [es, ru]}
players: {min: 2, max: 6}
products: [{id: base, required: true}, {id: winter}]
modules:
  - {id: frost, number: 2, product: winter, requires: [], excludes: [], players: {min: 3, max: 6}, clause: frost/scope, engine: false}
options: []
modes: []
sources:
  - {id: A, weight: primary}
  - {id: B, weight: primary}
licence: {code: MIT, content: CC-BY-4.0}
"""
FACTS = """
facts:
  apples: {value: 12, source: A}
  baskets: {value: {small: 3, large: 7}, source: B}
  harvest: {value: {"2": {red: 1, green: 4}, "3": {red: 2, green: 3}}, source: A}
readings:
  - id: wasps
    clause: picking/wasp
    default: flee
    alternatives: [{id: flee, stated_by: [A]}, {id: stay, stated_by: [B]}]
    codes: [OR-1]
    engine: true
"""
OUTLINE = """
- id: picking
  kind: section
  children:
    - {id: apple, kind: rule, defines: apple, codes: [OR-2]}
    - {id: basket, kind: component, table: harvest}
    - {id: wasp, kind: ruling, reading: wasps, codes: [OR-1], cites: [picking/apple], was: [insects/wasp]}
    - {id: wild, kind: example, cites: [picking/wasp]}
- id: frost
  kind: section
  when: {module: frost}
  children:
    - {id: scope, kind: rule, defines: frost}
    - {id: late, kind: rule, replaces: [picking/apple], when: {players: {min: 4, max: 6}}}
"""
ALSO = """
apple: {en: [pome, golden fruit], cs: [ovoce stromu]}
"""
CARDS = """
decks:
  - id: trees
    kind: card
    product: base
    items:
      - {id: quince, clause: picking/apple, values: {fruit: baskets.small}, icon: apple}
      - {id: pear-tree, values: {fruit: baskets.large}}
      - {id: plum, values: {fruit: apples}}
  - id: dice
    kind: die
    product: base
    items: [{id: fruit-die, count: baskets.small, clause: picking/basket, faces: [apple, leaf]}]
"""
EN = """
game = Orchard
    .about = A game of apples & patience.
    .unofficial = Made up for testing.
source_A = The first printing
source_B = The second printing
product_base = Orchard
product_winter = The winter box
module_frost = Frost
    .about = Nights that bite.
picking = Picking
    .title = Picking apples
picking_apple = Take an { -apple } :apple: from the tree; a basket holds { $baskets_small }.
    .title = Taking <b>one</b> apple
    .event = { $actor } takes { $value } apples from { $target }.
picking_basket = How many baskets of each colour there are.
    .title = Baskets
picking_wasp = A wasp in the apple-tree & the "crab apple" is ignored unless you are stung.
    .title = Wasps
picking_wild = Old Ann picks three apples & no wasp wakes.
    .title = Example: a quiet day
frost = When it freezes.
    .title = Frost
frost_scope = { -frost(case: "Nom") } covers the apples at night.
    .title = What frost does
frost_late = With many players the tree is shaken first.
    .title = Shaking
reading_wasps = Does a wasp end your turn?
    .why = The first printing is the one that people have.
reading_wasps_flee = Yes, you flee.
reading_wasps_stay = No, you stay.
deck_trees = Trees
deck_dice = Dice
ui_fruit = Fruit
card_quince = Quince
card_pear-tree = Pear
    .text = Worth a detour.
card_plum = Plum
card_fruit-die = Fruit die
icon_apple = apple
icon_leaf = leaf
ui_table_harvest = Players
ui_table_harvest_red = red ones
ui_table_harvest_green = green ones
"""
CS = """
game = Sad
    .about = Hra o jablkách a trpělivosti.
    .unofficial = Vymyšleno ke zkoušení.
picking = Česání
    .title = Česání jablek
picking_apple = Vezměte si ze stromu { -apple(case: "acc") } :apple:; do košíku se vejdou { $baskets_small }.
    .title = Jedno jablko
    .of = ffffffffffff
picking_basket = Kolik je košíků které barvy.
    .title = Košíky
picking_wasp = Vosa v koruně žlutého jabloně nevadí, dokud nedáte žihadlo sousedovi.
    .title = Vosy
frost = Když mrzne.
    .title = Mráz
frost_scope = V noci { -frost } spálí jablka.
    .title = Co dělá mráz
reading_wasps = Končí vosa váš tah?
card_quince = Kdoule
icon_apple = jablko
"""
ES = """
picking_apple = Toma una { -apple } del árbol.
    .title = Coger una manzana
card_quince = Membrillo
"""
RU = """
picking_wasp = Оса в кроне не мешает, пока не получено повреждение; повреждённое яблоко выбросьте.
    .title = Осы
"""
TERMS_EN = """
-apple = { $case ->
   *[nom] apple
    [pl] apples
    [wild] crab apple
    }
    .about = A fruit that you <gather>.
-frost = { $case ->
   *[nom] frost
    [Nom] Frost
    }
    .about = Cold that bites.
"""
TERMS_CS = """
-apple = { $case ->
   *[nom] jablko
    [gen] jablka
    [acc] jablko
    [gen-pl] jablek
    }
    .about = Ovoce, které se sbírá.
-frost = mráz
    .about = Zima, která štípe.
"""
TERMS_ES = """
-apple = { $case ->
   *[nom] manzana
    [pl] manzanas
    }
    .about = Una fruta.
"""


def orchard(**changed: str) -> Pack:
    """The pack, with some files changed (`text_en="…"` stands for text/en.ftl)."""
    files = {
        "pack.yaml": PACK, "facts.yaml": FACTS, "outline.yaml": OUTLINE, "cards.yaml": CARDS,
        "text/en.ftl": EN, "text/cs.ftl": CS, "text/es.ftl": ES, "text/ru.ftl": RU,
        "also.yaml": ALSO, "terms/en.ftl": TERMS_EN, "terms/cs.ftl": TERMS_CS, "terms/es.ftl": TERMS_ES,
    }  # fmt: skip
    for name, text in changed.items():
        folder, _, rest = name.partition("_")
        files[f"{folder}/{rest}.ftl" if folder in ("text", "terms") else f"{name}.yaml"] = text
    return build_pack(files, Path("/nowhere"))


def plant(**changed: str) -> Pack:
    """Load the pack into the database."""
    pack = orchard(**changed)
    pack_load(pack=pack)
    return pack
