"""What modules, boxes, options, ways to play and readings are called in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from apps.library.models import Mode, Module, Option, Product, Reading
from apps.library.shapes import ModeRow, ModuleRow, Names, OptionRow, ProductRow
from apps.library.words import pick

M = TypeVar("M", Module, Product, Option, Mode, Reading)


def names_of(slug: str, langs: Sequence[str]) -> Names:
    """The names of a game's things by their own ids. Five queries."""
    return names_by_game([slug], langs)[slug]


def names_by_game(slugs: Sequence[str], langs: Sequence[str]) -> dict[str, Names]:
    """The names of several games. Five queries, however many they are."""
    modules = _by_game(Module, slugs)
    products = _by_game(Product, slugs)
    options = _by_game(Option, slugs)
    modes = _by_game(Mode, slugs)
    readings = _by_game(Reading, slugs)
    return {
        slug: _names(
            {m.name: module_row(m, langs) for m in modules[slug]},
            {p.name: product_row(p, langs) for p in products[slug]},
            {o.name: option_row(o, langs) for o in options[slug]},
            {m.name: mode_row(m, langs) for m in modes[slug]},
            readings[slug],
            langs,
        )
        for slug in slugs
    }


def _by_game(model: type[M], slugs: Sequence[str]) -> dict[str, list[M]]:
    found: dict[str, list[M]] = {slug: [] for slug in slugs}
    for row in model.objects.filter(game__in=slugs).order_by("game_id", "order"):
        found[row.game_id].append(row)
    return found


def _names(
    modules: Mapping[str, ModuleRow],
    products: Mapping[str, ProductRow],
    options: Mapping[str, OptionRow],
    modes: Mapping[str, ModeRow],
    readings: Sequence[Reading],
    langs: Sequence[str],
) -> Names:
    found = {f"module:{m.name}": m.title.text for m in modules.values()}
    found |= {f"product:{p.name}": p.title.text for p in products.values()}
    found |= {f"mode:{m.name}": m.title.text for m in modes.values()}
    for option in options.values():
        found[f"option:{option.name}"] = option.title.text
        found |= {f"option:{option.name}={value}": title.text for value, title in option.values}
    for reading in readings:
        found |= {f"reading:{reading.name}={a['id']}": pick(reading.words, langs, f"={a['id']}").text for a in reading.alternatives}
    return Names(modules, products, options, modes, readings, {key: name for key, name in found.items() if name})


def module_row(module: Module, langs: Sequence[str]) -> ModuleRow:
    """A module in the reader's words."""
    limits = (module.players_low, module.players_high)
    return ModuleRow(
        id=module.id,
        name=module.name,
        number=module.number,
        title=pick(module.words, langs),
        about=pick(module.words, langs, "about"),
        product=module.product_id.partition("/")[2],
        requires=tuple(module.requires),
        needs_one=tuple(module.needs_one),
        excludes=tuple(module.excludes),
        players=(limits[0], limits[1]) if limits[0] is not None and limits[1] is not None else None,
        clause=module.clause_id,
        playable=module.playable,
    )


def product_row(product: Product, langs: Sequence[str]) -> ProductRow:
    """A box in the reader's words."""
    return ProductRow(product.id, product.name, pick(product.words, langs), product.required)


def option_row(option: Option, langs: Sequence[str]) -> OptionRow:
    """A switch in the reader's words."""
    return OptionRow(
        id=option.id,
        name=option.name,
        title=pick(option.words, langs),
        about=pick(option.words, langs, "about"),
        values=tuple((value, pick(option.words, langs, f"={value}")) for value in option.values),
        default=option.default,
        clause=option.clause_id,
        product=_own(option.product_id),
        module=_own(option.module_id),
        when=option.when,
    )


def mode_row(mode: Mode, langs: Sequence[str]) -> ModeRow:
    """A way to play in the reader's words."""
    return ModeRow(mode.id, mode.name, pick(mode.words, langs), pick(mode.words, langs, "about"))


def _own(id_: str | None) -> str | None:
    return id_.partition("/")[2] if id_ else None
