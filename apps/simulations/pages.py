"""What the page of an experiment says: the question as a sentence, the answer in rows and charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from apps.accounts.permissions import may
from apps.accounts.viewer import Viewer
from apps.campaigns.shapes import selection_from_json
from apps.library.asking import rulebook_address
from apps.packs import registry
from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.packs.texts import Said
from apps.simulations import charts
from apps.simulations.models import Experiment
from apps.simulations.odds import TRIALS, Asked, answers
from apps.simulations.queries import Result, progress, result
from apps.simulations.stats import Estimate, Row, quantile, turns_difference

METHODS = {"wilson": "Wilson", "normal": "normal", "newcombe": "Newcombe", "": ""}


def question(pack: Pack, selection: Selection, langs: Sequence[str]) -> str:
    """What is being asked, in one sentence."""
    words = ngettext(
        "How does a game of %(game)s with %(players)s player end%(modules)s?",
        "How does a game of %(game)s with %(players)s players end%(modules)s?",
        selection.players,
    )
    names = [str(pack.texts.say(langs, f"module_{id_}")) for id_ in selection.modules]
    modules = _(" and the module %(names)s") % {"names": ", ".join(_("“%(name)s”") % {"name": name} for name in names)} if names else ""
    return words % {"game": pack.texts.say(langs, "game"), "players": selection.players, "modules": modules}


def experiment_context(experiment: Experiment, viewer: Viewer, langs: Sequence[str]) -> dict[str, Any]:
    """Everything that the page and its fragment show."""
    pack = registry.pack(experiment.pack)
    selection = selection_from_json(experiment.selection)
    found = result(experiment)
    wholes = set(getattr(pack.rules, "TALLY_OF", {}).values())
    said = [(row, pack.texts.say(langs, f"tally_{row.name}")) for row in found.rows]
    return {
        "experiment": experiment,
        "pack": pack,
        "question": question(pack, selection, langs),
        "progress": progress(experiment),
        "result": found if found.tallies.games else None,
        "rates": charts.rates([(row, words.text, words.lang) for row, words in said if row.name not in wholes]),
        # Tallies that others are shares of stand in the column "of".
        "table": [table_row(row, words) for row, words in said if row.name not in wholes],
        "lengths": charts.lengths(found.tallies.lengths),
        "turns": {name: quantile(found.tallies.lengths, share) for name, share in (("low", 0.05), ("middle", 0.5), ("high", 0.95))},
        "turns_row": turns_row(found),
        "setup": setup(pack, experiment, selection, langs),
        "against": against(experiment, langs),
        "mine": may(viewer, "own", experiment),
        "compare": compare_query(pack, experiment, selection),
        "error": words_of_error(pack, experiment, langs),
        "waited": experiment.stage == Experiment.Stage.WAITING and (timezone.now() - experiment.sent).total_seconds() > 10,
    }


def setup(pack: Pack, experiment: Experiment, selection: Selection, langs: Sequence[str]) -> dict[str, Any]:
    """The choices of an experiment, in words."""
    policies = [pack.texts.say(langs, f"policy_{name}") for name in experiment.policies]
    chosen = [r for r in pack.readings if selection.readings.get(r.id, r.default) != r.default]
    readings = [
        (pack.texts.say(langs, f"reading_{r.id}"), pack.texts.say(langs, f"reading_{r.id}_{selection.readings[r.id]}"), r.clause) for r in chosen
    ]
    return {
        "players": selection.players,
        "policies": policies[:1] if len(set(experiment.policies)) == 1 else policies,
        "rules_link": rulebook_address(pack, selection),
        "alike": len(set(experiment.policies)) == 1,
        "readings": readings,
    }


def against(experiment: Experiment, langs: Sequence[str]) -> dict[str, Any] | None:
    """The experiment that this one is compared with."""
    other = experiment.against
    if other is None:
        return None
    pack = registry.pack(other.pack)
    selection = selection_from_json(other.selection)
    return {"experiment": other, "question": question(pack, selection, langs), "setup": setup(pack, other, selection, langs)}


def compare_query(pack: Pack, experiment: Experiment, selection: Selection) -> str:
    """The query of a form that starts from this experiment."""
    names = experiment.policies
    seats = "".join(f"&policy-{seat}={name}" for seat, name in enumerate(names))
    each = f"&each=1{seats}" if len(set(names)) > 1 else ""
    return f"{selections.canonical(pack, selection)}&policy={names[0]}{each}&trials={experiment.trials}&seed={experiment.seed}"


def words_of_error(pack: Pack, experiment: Experiment, langs: Sequence[str]) -> str:
    """Why an experiment failed."""
    if experiment.error == "rules_changed":
        return _("The rules were corrected while it waited; run it again to ask under the new ones.")
    if experiment.error:
        return _("A game could not be played to its end. This is a fault of ours; it has been noted.")
    return ""


def table_row(row: Row, words: Any) -> dict[str, Any]:
    """A row of the result's table."""
    e = row.estimate
    shown = charts.percent if row.share else _mean
    return {
        "words": words,
        "count": row.count,
        "of": row.of,
        "value": shown(e.value) if row.of else "–",
        "interval": f"{shown(e.low)} – {shown(e.high)}" if e.method and row.of else "",
        "method": METHODS[e.method],
        "share": row.share,
        "apart": _apart(row.apart, row.share) if row.apart else "",
        "differs": row.apart is not None and (row.apart.low > 0 or row.apart.high < 0),
    }


def turns_row(found: Result) -> dict[str, Any] | None:
    """The number of turns and how far it is from the other variant's; None where nothing was compared."""
    apart, lengths = turns_difference(found.tallies), found.tallies.lengths
    if apart is None:
        return None
    average = sum(turns * games for turns, games in enumerate(lengths)) / found.tallies.games
    return {"value": _mean(average), "of": found.tallies.games, "apart": _apart(apart, share=False), "differs": apart.low > 0 or apart.high < 0}


def _mean(value: float) -> str:
    return f"{value:.3f}"


def _apart(estimate: Estimate, share: bool) -> str:
    scale, unit, digits = (100, " %", 2) if share else (1, "", 4)
    value, low, high = (f"{scale * v:+.{digits}f}" for v in (estimate.value, estimate.low, estimate.high))
    return f"{value}{unit} ({low} … {high})"


def exact_questions(langs: Sequence[str]) -> list[dict[str, Any]]:
    """The games whose chances are known exactly, with their questions."""
    found = [
        {"name": pack.texts.say(langs, "game"), "questions": [(pack.slug, q.id, pack.texts.say(langs, f"odds_{q.id}")) for q in pack.odds]}
        for pack in registry.packs().values()
    ]
    return [game for game in found if game["questions"]]


def odds_context(ask: Asked, langs: Sequence[str]) -> dict[str, Any]:
    """A question with its parameters, and its answers where nothing is wrong with what was asked."""
    pack, question = ask.pack, ask.question
    wrong = {f.parameter: _("This takes a whole number from %(low)s to %(high)s.") % {"low": f.low, "high": f.high} for f in ask.faults}
    typed = {f.parameter: f.value for f in ask.faults}

    def say(key: str, args: Mapping[str, int] | None = None) -> Said:
        return pack.texts.say(langs, f"odds_{question.id}{key}", args=args)

    found = [] if ask.faults else answers(ask)
    words = [say(f"_row_{a.row.key}", a.row.args) for a in found]
    shares = [(a.as_row(), said.text, said.lang) for a, said in zip(found, words, strict=True) if a.row.share]
    return {
        "pack": pack,
        "name": pack.texts.say(langs, "game"),
        "question": say(""),
        "about": pack.texts.say(langs, f"odds_{question.id}", "about"),
        "clause": f"{pack.slug}/{question.clause}",
        "parameters": [
            {
                "id": p.id,
                "words": say(f"_{p.id}"),
                "low": p.low,
                "high": p.high,
                "value": typed.get(p.id, ask.chosen[p.id]),
                "choices": [(v, say(f"_{p.id}_{v}"), v == ask.chosen[p.id]) for v in range(p.low, p.high + 1)] if p.words else None,
                "error": wrong.get(p.id),
            }
            for p in question.parameters
        ],
        "seed": typed.get("seed", ask.seed),
        "seed_error": wrong.get("seed"),
        "trials": TRIALS,
        "rows": [
            {
                "words": said,
                "exact": a.row.exact,
                "value": charts.percent(float(a.row.exact)) if a.row.share else _mean(float(a.row.exact)),
                "shown": charts.percent(a.estimate.value) if a.row.share else _mean(a.estimate.value),
                "interval": " – ".join(charts.percent(v) if a.row.share else _mean(v) for v in (a.estimate.low, a.estimate.high)),
            }
            for a, said in zip(found, words, strict=True)
        ],
        "rates": charts.rates(shares) if shares else None,
    }


def csv_rows(experiment: Experiment, found: Result) -> list[list[object]]:
    """The result as rows for a spreadsheet: the experiment, the tallies, the lengths."""
    rows: list[list[object]] = [
        ["experiment", experiment.key],
        ["pack", experiment.pack, "rules", experiment.rules],
        ["seed", experiment.seed, "games", found.tallies.games, "of", experiment.trials],
        ["selection", selections.canonical(registry.pack(experiment.pack), selection_from_json(experiment.selection))],
        ["policies", *experiment.policies],
        [],
        ["tally", "count", "of", "value", "low95", "high95", "method", "difference", "difference_low95", "difference_high95"],
    ]
    for row in found.rows:
        e, a = row.estimate, row.apart
        interval = [e.low, e.high, e.method] if e.method else ["", "", ""]
        rows.append([row.name, row.count, row.of, e.value, *interval, *([a.value, a.low, a.high] if a else [])])
    if turns := turns_difference(found.tallies):
        rows += [["turns", "", found.tallies.games, "", "", "", "", turns.value, turns.low, turns.high]]
    lengths: list[list[object]] = [[n, games] for n, games in enumerate(found.tallies.lengths) if games]
    rows += [[], ["turns", "games"], *lengths]
    return rows
