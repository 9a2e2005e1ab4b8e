"""The bar on which a selection is made, and the selection in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from apps.library.asking import Asked
from apps.library.conditions import when_words
from apps.library.models import Reading
from apps.library.shapes import ModuleRow, Names, OptionRow
from apps.library.words import pick
from apps.packs.contract import Selection
from apps.packs.selection import option_is_there
from apps.packs.texts import Said

MANY = 12
"""More numbers of players than this are a field, not buttons."""


def choices(ask: Asked, names: Names, langs: Sequence[str]) -> dict[str, Any]:
    """Everything that can be chosen, with what is chosen now."""
    selection, span = ask.selection, ask.pack.players
    return {
        "low": span.low,
        "high": span.high,
        "player_count": selection.players,
        "players": [{"value": n, "on": n == selection.players} for n in range(span.low, span.high + 1)] if span.high - span.low < MANY else [],
        "products": [{"row": p, "on": p.name in selection.products} for p in names.products.values() if not p.required],
        "modules": [{"row": m, "on": m.name in selection.modules, "hints": module_hints(m, names)} for m in names.modules.values()],
        "modes": [{"row": m, "on": m.name == selection.mode} for m in names.modes.values()],
        "options": [_option(ask, option, names) for option in names.options.values()],
        "readings": [_reading(r, selection, langs) for r in names.readings],
        "changed_readings": sum(selection.readings.get(r.name, r.default) != r.default for r in names.readings),
    }


def module_hints(module: ModuleRow, names: Names) -> list[str]:
    """What a module brings along and asks for."""
    box = names.products.get(module.product)
    found = [] if box is None or box.required else [box.title.text]
    if module.players:
        low, high = module.players
        found.append(ngettext("%(low)s to %(high)s player", "%(low)s to %(high)s players", high) % {"low": low, "high": high})
    called = [names.called.get(f"module:{m}", m) for m in module.requires]
    found += [_("needs “%(name)s”") % {"name": name} for name in called]
    if module.needs_one:
        one = _(" or ").join(_("“%(name)s”") % {"name": names.called.get(f"module:{m}", m)} for m in module.needs_one)
        found.append(_("needs one of: %(names)s") % {"names": one})
    return [*found, *(_("not with “%(name)s”") % {"name": names.called.get(f"module:{m}", m)} for m in module.excludes)]


def _option(ask: Asked, option: OptionRow, names: Names) -> dict[str, Any]:
    spec = next((o for o in ask.pack.options if o.id == option.name), None)
    there = spec is None or option_is_there(spec, ask.selection)
    chosen = ask.selection.options.get(option.name, option.default)
    belongs = [{"module": option.module}] if option.module else [{"product": option.product}] if option.product else []
    only = [when_words(when, names.called) for when in (*belongs, option.when) if when]
    return {
        "row": option,
        "there": there,
        "only": "" if there else _(" and ").join(only),
        "values": [{"value": value, "title": title, "on": value == chosen} for value, title in option.values],
    }


def _reading(reading: Reading, selection: Selection, langs: Sequence[str]) -> dict[str, Any]:
    chosen = selection.readings.get(reading.name, reading.default)
    return {
        "name": reading.name,
        "clause": reading.clause_id,
        "question": pick(reading.words, langs),
        "values": [
            {"value": a["id"], "title": pick(reading.words, langs, f"={a['id']}"), "on": a["id"] == chosen, "default": a["id"] == reading.default}
            for a in reading.alternatives
        ],
    }


def selection_words(selection: Selection, names: Names, langs: Sequence[str]) -> list[tuple[str, list[Said]]]:
    """The selection as headings with what is chosen under each; what is as always is left out."""
    lang = langs[0]
    rows = [(_("Players"), [Said(str(selection.players), lang)])]
    rows.append((_("Boxes"), [names.products[p].title for p in selection.products if p in names.products]))
    rows.append((_("Modules"), [names.modules[m].title for m in selection.modules if m in names.modules]))
    if selection.mode in names.modes and len(names.modes) > 1:
        rows.append((_("Way to play"), [names.modes[str(selection.mode)].title]))
    options = [o for o in names.options.values() if o.name in selection.options]
    rows += [(o.title.text, [title for value, title in o.values if value == selection.options[o.name]]) for o in options]
    changed = [r for r in names.readings if selection.readings.get(r.name, r.default) != r.default]
    rows.append((_("Disputed rules"), [pick(r.words, langs, f"={selection.readings[r.name]}") for r in changed]))
    return [row for row in rows if row[1]]


def selection_line(selection: Selection, names: Names) -> str:
    """The selection in one line: how many play, and what is added to the game."""
    players = ngettext("%(count)s player", "%(count)s players", selection.players) % {"count": selection.players}
    extra = [names.products[p].title.text for p in selection.products if p in names.products and not names.products[p].required]
    extra += [names.modules[m].title.text for m in selection.modules if m in names.modules]
    if selection.mode in names.modes and selection.mode != next(iter(names.modes)):
        extra.append(names.modes[str(selection.mode)].title.text)
    for option in names.options.values():
        if selection.options.get(option.name, option.default) != option.default:
            extra += [f"{option.title}: {title}" for value, title in option.values if value == selection.options[option.name]]
    return ", ".join([players, *extra])
