"""Pages of simulations: yours, a new one, one with its progress and result, the result as CSV, cancel and resume."""

from __future__ import annotations

import csv

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_GET, require_http_methods, require_POST, require_safe

from apps.accounts.services import device_keep
from apps.accounts.viewer import Viewer
from apps.campaigns.shapes import selection_from_json
from apps.library.words import reader_langs
from apps.packs import registry
from apps.simulations import forms, pages, services
from apps.simulations.models import Experiment
from apps.simulations.odds import asked, question_find
from apps.simulations.queries import experiment_find, experiments_of, result


@require_GET
def index(request: HttpRequest) -> HttpResponse:
    """The viewer's experiments, and the games that can be simulated."""
    langs = reader_langs(request)
    mine = [
        {"experiment": e, "question": pages.question(registry.pack(e.pack), selection_from_json(e.selection), langs)}
        for e in experiments_of(_viewer(request))[:50]
        if e.pack in registry.packs()
    ]
    games = [{"pack": pack, "name": pack.texts.say(langs, "game")} for pack in forms.playable()]
    return _private(render(request, "simulations/index.html", {"mine": mine, "games": games, "exact": pages.exact_questions(langs)}))


@require_safe
def odds(request: HttpRequest, slug: str, id_: str) -> HttpResponse:
    """A chance as a fraction, with an estimate beside it; what is asked is in the address."""
    pack = registry.packs().get(slug)
    question = question_find(pack, id_) if pack else None
    if pack is None or question is None:
        raise Http404
    ask = asked(pack, question, request.GET.dict())
    response = render(request, "simulations/odds.html", pages.odds_context(ask, reader_langs(request)), status=422 if ask.faults else 200)
    patch_vary_headers(response, ["Accept-Language"])
    return response


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    """Ask a question of a game."""
    pack = next((pack for pack in forms.playable() if pack.slug == slug), None)
    if pack is None:
        raise Http404
    plan = forms.plan_of(pack, request.POST if request.method == "POST" else request.GET)
    against = experiment_find(plan.against) if plan.against else None
    faults: tuple[services.Fault, ...] = ()
    if request.method == "POST":
        try:
            return redirect(_create(request, plan, against))
        except services.Invalid as invalid:
            faults = invalid.faults
    langs = reader_langs(request)
    context = {
        "pack": pack,
        "name": pack.texts.say(langs, "game"),
        "plan": plan,
        "choices": forms.choices(plan, langs),
        "errors": forms.told(pack, faults, langs),
        "question": pages.question(pack, plan.checked.selection, langs),
        "against": against,
    }
    return _private(render(request, "simulations/new.html", context, status=422 if faults else 200))


def _create(request: HttpRequest, plan: forms.Plan, against: Experiment | None) -> Experiment:
    device = None if request.user.is_authenticated else device_keep(request=request)
    return services.experiment_create(
        selection=plan.checked.selection,
        policies=plan.policies,
        trials=plan.trials,
        seed=plan.seed,
        against=against,
        viewer=_viewer(request),
        device=device,
        # What a form cannot mean (a module that does not exist) is a fault too, though the selection was completed.
        faults=[services.Fault(f.code, f.field, f.clause, f.args) for f in plan.checked.faults],
    )


@require_GET
def experiment(request: HttpRequest, key: str) -> HttpResponse:
    """An experiment: how far it is, what it found. One that lost its worker is sent again by looking at it."""
    found = _experiment(key)
    if found.is_open:
        services.experiments_resend()
    return _private(render(request, "simulations/experiment.html", pages.experiment_context(found, _viewer(request), reader_langs(request))))


@require_GET
def now(request: HttpRequest, key: str) -> HttpResponse:
    """The changing part of an experiment's page; 286 tells htmx to stop asking."""
    found = _experiment(key)
    context = pages.experiment_context(found, _viewer(request), reader_langs(request))
    return _private(render(request, "simulations/_now.html", context, status=200 if found.is_open else 286))


@require_GET
def table(request: HttpRequest, key: str) -> HttpResponse:
    """The result as CSV."""
    found = _experiment(key)
    response = HttpResponse(content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{found.pack}-{found.key}.csv"'
    csv.writer(response).writerows(pages.csv_rows(found, result(found)))
    return _private(response)


@require_POST
def cancel(request: HttpRequest, key: str) -> HttpResponse:
    """Stop; what was played stays."""
    found = _experiment(key)
    services.experiment_cancel(experiment=found, viewer=_viewer(request))
    return redirect(found)


@require_POST
def resume(request: HttpRequest, key: str) -> HttpResponse:
    """Go on with a cancelled experiment."""
    found = _experiment(key)
    services.experiment_resume(experiment=found, viewer=_viewer(request))
    return redirect(found)


def _experiment(key: str) -> Experiment:
    found = experiment_find(key)
    if found is None or found.pack not in registry.packs():
        raise Http404
    return found


def _viewer(request: HttpRequest) -> Viewer:
    viewer: Viewer = request.viewer  # type: ignore[attr-defined]
    return viewer


def _private(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = "private, no-store"
    return response
