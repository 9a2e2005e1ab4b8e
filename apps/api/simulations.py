"""Simulations over the API: start one, watch it, read its counts."""

from __future__ import annotations

from typing import Any, ClassVar

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from apps.accounts.permissions import Forbidden
from apps.api import problems
from apps.api.base import ApiView, paged
from apps.api.bodies import valid
from apps.api.positions import SelectionIn, selection_checked
from apps.api.schema import described
from apps.api.writing import once
from apps.packs import registry
from apps.simulations import queries, services
from apps.simulations.models import Experiment
from apps.simulations.stats import Estimate, turns_difference


class SimulationIn(serializers.Serializer[Any]):
    """A new simulation; `against` is the key of another with the same games, to be compared with."""

    selection = SelectionIn()
    policies = serializers.ListField(child=serializers.CharField(max_length=60), min_length=1, max_length=99)
    trials = serializers.IntegerField(allow_null=True, default=None)
    seed = serializers.IntegerField(allow_null=True, default=None)
    against = serializers.CharField(max_length=16, allow_null=True, default=None)


def experiment_or_404(key: str, parameter: str = "key") -> Experiment:
    """The experiment, or the problem that there is none."""
    experiment = queries.experiment_find(key)
    if experiment is None:
        raise problems.not_found(key, parameter)
    return experiment


class Simulations(ApiView):
    """Simulations, and a new one."""

    private = True
    known: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Starting one has a limit of its own."""
        self.limit = "simulation" if request.method == "POST" else None
        super().initial(request, *args, **kwargs)

    @described(None, "list", "simulations", "Your simulations", token=True, operation="simulations_list")
    def get(self, request: Request) -> Response:
        """Simulations that you started, the newest first."""
        if self.viewer.user_id is None:
            raise Forbidden("read")
        body = paged(request, queries.experiments_of(self.viewer), "-id")
        body["results"] = [
            {"key": e.key, "game": e.pack, "stage": e.stage, "trials": e.trials, "seed": e.seed, "url": f"/simulations/{e.key}/"}
            for e in body["results"]
        ]
        return Response(body)

    @described(SimulationIn, "Simulation", "simulations", "Start a simulation", token=True, status=201)
    def post(self, request: Request) -> Response:
        """Start a simulation; the same seed, selection and policies give the same counts."""
        data = valid(SimulationIn, request)

        def write() -> tuple[int, dict[str, Any]]:
            _pack, selection = selection_checked(data["selection"], self.langs)
            against = experiment_or_404(data["against"], "against") if data["against"] else None
            experiment = services.experiment_create(
                selection=selection, policies=data["policies"], trials=data["trials"], seed=data["seed"], against=against, viewer=self.viewer
            )
            return 201, experiment_json(experiment, self.langs)

        return once(self, request, write)


class SimulationDetail(ApiView):
    """One simulation."""

    private = True

    @described(None, "Simulation", "simulations", "One simulation: how far it is, its counts, rates and intervals")
    def get(self, request: Request, key: str) -> Response:
        """Anybody who has the key may read it."""
        return Response(experiment_json(experiment_or_404(key), self.langs))


class Cancel(ApiView):
    """Stopping one."""

    @described(None, "Simulation", "simulations", "Cancel a simulation", token=True)
    def post(self, request: Request, key: str) -> Response:
        """Cancel a simulation; finished blocks stay."""

        def write() -> tuple[int, dict[str, Any]]:
            experiment = experiment_or_404(key)
            services.experiment_cancel(experiment=experiment, viewer=self.viewer)
            return 200, experiment_json(experiment_or_404(key), self.langs)

        experiment_or_404(key)
        return once(self, request, write)


def experiment_json(experiment: Experiment, langs: tuple[str, ...]) -> dict[str, Any]:
    """An experiment: what was asked, how far it is, counts first, then rates with their intervals."""
    at, result = queries.progress(experiment), queries.result(experiment)
    texts = registry.pack(experiment.pack).texts
    return {
        "key": experiment.key,
        "game": experiment.pack,
        "rules": experiment.rules,
        "version": experiment.pack_version.number if experiment.pack_version else None,
        "selection": experiment.selection,
        "policies": experiment.policies,
        "seed": experiment.seed,
        "trials": experiment.trials,
        "against": experiment.against.key if experiment.against else None,
        "stage": experiment.stage,
        "error": experiment.error or None,
        "progress": {"games": at.games, "trials": at.trials, "percent": at.percent},
        "tallies": [
            {
                "id": row.name,
                "name": {"text": said.text, "lang": said.lang} if not (said := texts.say(langs, f"tally_{row.name}")).missing else None,
                "count": row.count,
                "of": row.of,
                "is_share": row.share,
                "estimate": estimate_json(row.estimate),
                "difference": estimate_json(row.apart) if row.apart else None,
            }
            for row in result.rows
        ],
        "lengths": result.tallies.lengths,
        "turns_difference": estimate_json(turns) if (turns := turns_difference(result.tallies)) else None,
        "url": f"/simulations/{experiment.key}/",
    }


def estimate_json(estimate: Estimate) -> dict[str, Any]:
    """A value with its 95 % interval and the method that found it."""
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high, "method": estimate.method or None}
