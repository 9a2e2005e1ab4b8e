"""The one check of a selection. Pages, the API, tables, campaigns, simulations and imports all call `check`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as defaulted
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from apps.packs.conditions import holds
from apps.packs.contract import Selection
from apps.packs.spec import Module, Option, Pack, Product, Span

NAMES = ("players", "product", "module", "mode")


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a selection is refused: the code, the field, the clause that says so, and what the words need."""

    code: str
    field: str
    clause: str | None = None
    args: Mapping[str, Any] = defaulted(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was added to a selection or dropped from it, and the clause that asks for that."""

    what: str
    id: str
    clause: str | None


@dataclass(frozen=True, slots=True)
class Checked:
    """A selection looked at: completed as far as possible, what was added, what is wrong with it, what does not exist in it."""

    selection: Selection
    added: tuple[Note, ...]
    faults: tuple[Fault, ...]
    dropped: tuple[Note, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether it can be played."""
        return not self.faults


def check(pack: Pack, selection: Selection) -> Checked:
    """Complete a selection (what modules need, defaults) and find everything wrong with it."""
    faults = list(_unknown(pack, selection))
    modules, added = _complete(pack, selection)
    products = _products(pack, selection, modules)
    given = {*selection.products, *_required(pack)}
    added += [Note("product", p.id, p.clause if _makes_room(p, selection) else None) for p in products if p.id not in given]
    completed = replace(
        selection,
        modules=tuple(m.id for m in modules),
        products=tuple(p.id for p in products),
        options={},
        mode=selection.mode if selection.mode in pack.modes else (pack.modes[0] if pack.modes else None),
        readings={r.id: _known(selection.readings.get(r.id), [a.id for a in r.alternatives], r.default) for r in pack.readings},
    )
    completed, dropped = _options(pack, completed, selection.options)
    faults += _players(pack.players, "players", pack.players_clause, "", selection.players)
    for module in modules:
        if module.players:
            faults += _players(module.players, "modules", module.clause, module.id, selection.players)
    faults += [*_exclusions(modules), *_lonely(modules)]
    return Checked(completed, tuple(added), tuple(faults), dropped)


def option_is_there(option: Option, selection: Selection) -> bool:
    """Whether the option exists in a selection whose products, modules, mode and readings are completed."""
    belongs = (not option.module or option.module in selection.modules) and (not option.product or option.product in selection.products)
    return belongs and holds(option.when, selection)


def parse(pack: Pack, data: Mapping[str, Any]) -> Checked:
    """Read a selection from a query or a form (`players`, `product`, `module`, `option.x`, `mode`, `reading.x`) and check it."""
    raw = str(data.get("players") or pack.players.low)
    known = raw.isascii() and raw.isdigit() and len(raw) < 4
    selection = Selection(
        pack=pack.slug,
        players=int(raw) if known else pack.players.low,
        products=_many(data, "product"),
        modules=_many(data, "module"),
        options={k.removeprefix("option."): str(data[k]) for k in data if k.startswith("option.")},
        mode=data.get("mode") or None,
        readings={k.removeprefix("reading."): str(data[k]) for k in data if k.startswith("reading.")},
    )
    checked = check(pack, selection)
    return checked if known else replace(checked, faults=(Fault("no_players", "players", None, {"value": raw[:40]}), *checked.faults))


def unread(data: Iterable[str]) -> list[str]:
    """Names of parameters that say nothing about a selection."""
    return [name for name in data if name not in NAMES and not name.startswith(("option.", "reading."))]


def canonical(pack: Pack, selection: Selection) -> str:
    """The query string of a checked selection, defaults left out: the same selection has one address."""
    query: list[tuple[str, str]] = [("players", str(selection.players))]
    query += [("product", p) for p in selection.products if p not in _required(pack)]
    query += [("module", m) for m in selection.modules]
    query += [(f"option.{o.id}", selection.options[o.id]) for o in pack.options if selection.options.get(o.id, o.default) != o.default]
    query += [("mode", selection.mode)] if selection.mode and selection.mode != pack.modes[0] else []
    query += [(f"reading.{r.id}", selection.readings[r.id]) for r in pack.readings if selection.readings.get(r.id, r.default) != r.default]
    return urlencode(query)


def fault_words(pack: Pack, fault: Fault, langs: str | Sequence[str]) -> str:
    """A fault in the reader's language, without the clause (which the caller quotes and links)."""
    args = dict(fault.args)
    if fault.code in ("too_few", "too_many"):
        name = str(pack.texts.say(langs, f"module_{args['module']}")) if args["module"] else str(pack.texts.say(langs, "game"))
        return _limit_words(fault.code, name, int(args["limit"]))
    if fault.code == "excluded":
        args = {key: str(pack.texts.say(langs, f"module_{value}")) for key, value in args.items()}
        return _("“%(one)s” and “%(other)s” cannot be in play together.") % args
    if fault.code == "needs_one":
        return _needs_words(pack, args, langs)
    return {
        "no_players": _("“%(value)s” is no number of players."),
        "unknown_module": _("There is no module “%(value)s” here."),
        "unknown_product": _("There is no box “%(value)s” here."),
        "unknown_option": _("There is no option “%(value)s” here."),
        "unknown_mode": _("There is no way to play called “%(value)s” here."),
        "unknown_reading": _("There is no disputed rule “%(value)s” here."),
        "unknown_alternative": _("“%(value)s” is not among the choices of “%(id)s”."),
    }[fault.code] % args


def _limit_words(code: str, name: str, limit: int) -> str:
    if code == "too_few":
        words = ngettext("“%(name)s” takes at least %(limit)d player.", "“%(name)s” takes at least %(limit)d players.", limit)
    else:
        words = ngettext("“%(name)s” takes at most %(limit)d player.", "“%(name)s” takes at most %(limit)d players.", limit)
    return words % {"name": name, "limit": limit}


def _needs_words(pack: Pack, args: Mapping[str, Any], langs: str | Sequence[str]) -> str:
    wanted = _(" or ").join(f"“{pack.texts.say(langs, f'module_{id_}')}”" for id_ in args["wanted"])
    return _("“%(name)s” needs one of these besides: %(wanted)s.") % {
        "name": str(pack.texts.say(langs, f"module_{args['module']}")),
        "wanted": wanted,
    }


def _many(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    getlist = getattr(data, "getlist", None)
    values = getlist(key) if getlist else data.get(key) or []
    parts = [values] if isinstance(values, str) else list(values)
    return tuple(dict.fromkeys(p for part in parts for p in str(part).split(",") if p))


def _known(value: str | None, allowed: Sequence[str], default: str) -> str:
    return value if value is not None and value in allowed else default


def _required(pack: Pack) -> tuple[str, ...]:
    return tuple(p.id for p in pack.products if p.required)


def _complete(pack: Pack, selection: Selection) -> tuple[list[Module], list[Note]]:
    wanted, added = set(selection.modules), []
    queue = [m for m in pack.modules if m.id in wanted]
    while queue:
        module = queue.pop()
        for id_ in module.requires:
            needed = pack.module(id_)
            if needed and id_ not in wanted:
                wanted.add(id_)
                queue.append(needed)
                added.append(Note("module", id_, module.clause))
    return [m for m in pack.modules if m.id in wanted], added


def _products(pack: Pack, selection: Selection, modules: Sequence[Module]) -> list[Product]:
    wanted = {*selection.products, *_required(pack), *(m.product for m in modules)}
    return [p for p in pack.products if p.id in wanted or _makes_room(p, selection)]


def _makes_room(product: Product, selection: Selection) -> bool:
    """Whether so many can play only with this box."""
    return product.players is not None and selection.players in product.players


def _players(span: Span, field_: str, clause: str | None, module: str, players: int) -> Iterator[Fault]:
    if players < span.low:
        yield Fault("too_few", field_, clause, {"module": module, "limit": span.low})
    elif players > span.high:
        yield Fault("too_many", field_, clause, {"module": module, "limit": span.high})


def _exclusions(modules: Sequence[Module]) -> Iterator[Fault]:
    for one in modules:
        for other in modules:
            if other.id in one.excludes:
                yield Fault("excluded", "modules", one.clause, {"one": one.id, "other": other.id})


def _lonely(modules: Sequence[Module]) -> Iterator[Fault]:
    chosen = {m.id for m in modules}
    for module in modules:
        if module.needs_one and not chosen.intersection(module.needs_one):
            yield Fault("needs_one", "modules", module.clause, {"module": module.id, "wanted": list(module.needs_one)})


def _options(pack: Pack, selection: Selection, given: Mapping[str, str]) -> tuple[Selection, tuple[Note, ...]]:
    """The selection with the options that exist in it; those given that do not are told. An option may depend on those above it."""
    dropped = []
    for option in pack.options:
        if option_is_there(option, selection):
            value = _known(given.get(option.id), option.values, option.default)
            selection = replace(selection, options={**selection.options, option.id: value})
        elif given.get(option.id, option.default) != option.default:
            dropped.append(Note("option", option.id, option.clause))
    return selection, tuple(dropped)


def _unknown(pack: Pack, selection: Selection) -> Iterator[Fault]:
    yield from _strangers("module", "modules", selection.modules, [m.id for m in pack.modules])
    yield from _strangers("product", "products", selection.products, [p.id for p in pack.products])
    yield from _strangers("option", "options", selection.options, [o.id for o in pack.options])
    yield from _strangers("reading", "readings", selection.readings, [r.id for r in pack.readings])
    if selection.mode and selection.mode not in pack.modes:
        yield Fault("unknown_mode", "mode", None, {"value": selection.mode})
    for option in pack.options:
        yield from _strange_value("options", option.id, selection.options.get(option.id), option.values, option.clause)
    for reading in pack.readings:
        yield from _strange_value("readings", reading.id, selection.readings.get(reading.id), [a.id for a in reading.alternatives], reading.clause)


def _strangers(kind: str, field_: str, given: Iterator[str] | Sequence[str] | Mapping[str, str], known: Sequence[str]) -> Iterator[Fault]:
    for value in given:
        if value not in known:
            yield Fault(f"unknown_{kind}", field_, None, {"value": value})


def _strange_value(field_: str, id_: str, value: str | None, allowed: Sequence[str], clause: str) -> Iterator[Fault]:
    if value is not None and value not in allowed:
        yield Fault("unknown_alternative", field_, clause, {"id": id_, "value": value})
