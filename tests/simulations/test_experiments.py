"""Experiments: what is refused, what blocks come to, workers that die, cancelling and going on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from apps.accounts.models import User
from apps.accounts.permissions import Forbidden
from apps.accounts.viewer import Viewer
from apps.simulations import leases, services
from apps.simulations.models import Block, Experiment
from apps.simulations.queries import progress, result
from apps.simulations.stats import Tallies

Ask = Callable[..., Experiment]
Play = Callable[..., bool]


def counts(experiment: Experiment) -> list[int]:
    return result(experiment).tallies.counts


def stage(experiment: Experiment) -> str:
    return Experiment.objects.get(pk=experiment.pk).stage


def faults_of(error: Any) -> list[tuple[str, str]]:
    return [(fault.field, fault.code) for fault in error.value.faults]


def test_it_is_cut_into_blocks_numbered_from_zero_and_queued_once(ask: Ask, sent: list[str]):
    experiment = ask(trials=35)
    assert list(experiment.blocks.values_list("number", "first", "count")) == [(0, 0, 10), (1, 10, 10), (2, 20, 10), (3, 30, 5)]
    assert sent == [experiment.key]
    assert experiment.policies == ["random"] * 3 and experiment.selection["readings"] == {"rerolls": "once"}


def test_it_is_queued_for_as_many_workers_as_there_are_and_no_more_than_blocks(ask: Ask, sent: list[str], settings: Any):
    settings.SIM_WORKERS = 3
    ask(trials=100)
    ask(trials=15)
    assert len(sent) == 3 + 2


def test_a_worker_plays_it_to_the_end(ask: Ask, play: Play):
    experiment = ask()
    assert play(experiment) is False
    assert stage(experiment) == "done"
    found = result(experiment).tallies
    assert found.games == sum(found.lengths) == 35
    assert progress(experiment).percent == 100


def test_the_same_seed_gives_the_same_counts_and_another_seed_others(ask: Ask, play: Play):
    one, same, other = ask(trials=300), ask(trials=300), ask(trials=300, seed=8)
    for experiment in (one, same, other):
        play(experiment)
    assert counts(one) == counts(same) != counts(other)


def test_the_size_of_blocks_does_not_matter(ask: Ask, play: Play, settings: Any):
    small = ask(trials=100)
    settings.SIM_BLOCK_GAMES = 64
    large = ask(trials=100)
    play(small)
    play(large)
    assert result(small).tallies == result(large).tallies


def test_a_worker_lets_others_have_a_turn_after_a_while(ask: Ask, play: Play, monkeypatch: pytest.MonkeyPatch):
    experiment = ask(trials=100)
    monkeypatch.setattr("apps.simulations.work.SLICE_SECONDS", 0.0)
    assert play(experiment) is True
    assert stage(experiment) == "waiting" and progress(experiment).games == 0


def test_two_workers_in_turn_come_to_the_same_counts_as_one(ask: Ask, play: Play, native: Any):
    alone, shared = ask(trials=80), ask(trials=80)
    play(alone)
    held = leases.block_lease(experiment=shared)
    assert held is not None and held.number == 0
    play(shared)
    assert stage(shared) == "running"
    from apps.packs import registry
    from apps.simulations.work import variant

    facts, policies = variant(registry.packs()["coin-duel"], shared)
    assert leases.block_finish(block=held, tallies=native.run(facts, policies, shared.seed, held.first, held.count))
    play(shared)
    assert stage(shared) == "done"
    assert counts(shared) == counts(alone)


def test_two_workers_never_hold_the_same_block(ask: Ask):
    experiment = ask(trials=20)
    first, second = leases.block_lease(experiment=experiment), leases.block_lease(experiment=experiment)
    assert first and second and {first.number, second.number} == {0, 1}
    assert leases.block_lease(experiment=experiment) is None


def test_a_killed_worker_loses_no_finished_block_and_its_lease_runs_out(ask: Ask, play: Play, native: Any):
    alone, experiment = ask(trials=40), ask(trials=40)
    play(alone)

    class Dies:
        played = 0

        def run(self, *args: Any) -> Tallies:
            self.played += 1
            if self.played == 3:
                raise KeyboardInterrupt  # nothing is caught, nothing is tidied up
            return native.run(*args)

    with pytest.raises(KeyboardInterrupt):
        play(experiment, Dies())
    assert progress(experiment).games == 20
    play(experiment)
    assert progress(experiment).games == 30 and stage(experiment) == "running"
    Block.objects.filter(experiment=experiment, done=None).update(leased_until=timezone.now() - timedelta(seconds=1))
    play(experiment)
    assert stage(experiment) == "done" and counts(experiment) == counts(alone)


def test_what_comes_after_the_lease_was_lost_does_not_count(ask: Ask):
    experiment = ask(trials=10)
    late = leases.block_lease(experiment=experiment)
    assert late is not None
    Block.objects.filter(pk=late.pk).update(leased_until=timezone.now() - timedelta(seconds=1))
    taken_over = leases.block_lease(experiment=experiment)
    assert taken_over is not None and taken_over.pk == late.pk
    assert not leases.block_finish(block=late, tallies=Tallies(10, [99] * 4, [99] * 4))
    assert leases.block_finish(block=taken_over, tallies=Tallies(10, [1] * 4, [1] * 4))
    assert not leases.block_finish(block=taken_over, tallies=Tallies(10, [1] * 4, [1] * 4))
    assert counts(experiment) == [1] * 4


def test_a_heartbeat_keeps_the_lease(ask: Ask):
    experiment = ask(trials=10)
    block = leases.block_lease(experiment=experiment)
    assert block is not None
    Block.objects.filter(pk=block.pk).update(leased_until=timezone.now() - timedelta(seconds=1))
    leases.block_extend(token=block.token)
    assert leases.block_lease(experiment=experiment) is None


def test_cancelling_stops_before_the_next_block_and_keeps_what_was_played(ask: Ask, play: Play, native: Any):
    owner = Viewer(user_id=User.objects.create_user("ann@example.org", "correct horse").pk)
    alone, experiment = ask(trials=50), ask(trials=50, viewer=owner)
    play(alone)

    class Cancels:
        def run(self, *args: Any) -> Tallies:
            services.experiment_cancel(experiment=experiment, viewer=owner)
            return native.run(*args)

    play(experiment, Cancels())
    assert stage(experiment) == "cancelled" and progress(experiment).games == 10
    assert not services.experiment_cancel(experiment=experiment, viewer=owner)
    assert services.experiment_resume(experiment=experiment, viewer=owner)
    play(experiment)
    assert stage(experiment) == "done" and counts(experiment) == counts(alone)
    assert not services.experiment_resume(experiment=experiment, viewer=owner)


def test_only_its_owner_may_cancel_it(ask: Ask):
    experiment = ask(viewer=Viewer(user_id=User.objects.create_user("ann@example.org", "correct horse").pk))
    for viewer in (Viewer(), Viewer(user_id=10**6), Viewer(device_id=10**6)):
        with pytest.raises(Forbidden):
            services.experiment_cancel(experiment=experiment, viewer=viewer)
    assert stage(experiment) == "waiting"


def test_an_experiment_without_a_sign_of_life_is_sent_again(ask: Ask, sent: list[str], settings: Any):
    experiment = ask()
    long_ago = timezone.now() - timedelta(seconds=settings.SIM_LEASE_SECONDS + 1)
    assert services.experiments_resend() == 0
    Experiment.objects.update(sent=long_ago)
    assert services.experiments_resend() == 1 and sent == [experiment.key] * 2
    Experiment.objects.update(sent=long_ago, alive=timezone.now())
    assert services.experiments_resend() == 0
    Experiment.objects.update(alive=long_ago, stage="done")
    assert services.experiments_resend() == 0


def test_a_queue_that_is_down_is_left_to_the_sweeper(ask: Ask, monkeypatch: pytest.MonkeyPatch):
    from apps.simulations import tasks

    def down(key: str) -> None:
        raise OSError("no room for a message")

    monkeypatch.setattr(tasks.experiment_run, "delay", down)
    assert stage(ask()) == "waiting"


def test_a_module_that_the_engine_does_not_play_is_refused_with_its_clause(ask: Ask, packs: dict[str, Any]):
    from dataclasses import replace

    pack = packs["coin-duel"]
    packs["coin-duel"] = replace(pack, modules=tuple(replace(m, engine=False) for m in pack.modules))
    with pytest.raises(services.Invalid) as error:
        ask(modules=("long",))
    assert [(f.field, f.code, f.clause) for f in error.value.faults] == [("modules", "no_engine_for_module", pack.module("long").clause)]


def test_rules_that_changed_meanwhile_are_not_mixed_in(ask: Ask, play: Play, packs: dict[str, Any]):
    from dataclasses import replace

    experiment = ask()
    packs["coin-duel"] = replace(packs["coin-duel"], rules_version=2)
    play(experiment)
    found = Experiment.objects.get(pk=experiment.pk)
    assert (found.stage, found.error) == ("failed", "rules_changed")


def test_a_game_that_breaks_fails_the_experiment_by_name_and_gives_the_block_back(ask: Ask, play: Play):
    class Breaks:
        def run(self, *args: Any) -> Tallies:
            raise IndexError

    experiment = ask()
    play(experiment, Breaks())
    found = Experiment.objects.get(pk=experiment.pk)
    assert (found.stage, found.error) == ("failed", "broken")
    assert not experiment.blocks.exclude(leased_until=None).exists()


def test_two_variants_are_compared_game_by_game(ask: Ask, play: Play):
    base = ask(trials=200)
    other = ask(trials=1, seed=99, policies=("bold",), against=base)
    assert (other.trials, other.seed) == (200, 7)
    play(base)
    play(other)
    one, two = result(base), result(other)
    assert [row.apart.value for row in two.rows if row.apart] == pytest.approx(
        [(b - a) / 200 for a, b in zip(one.tallies.counts, two.tallies.counts, strict=True)]
    )
    assert two.tallies.lengths and all(row.apart is None for row in one.rows)


def test_a_variant_compared_with_itself_differs_nowhere(ask: Ask, play: Play):
    base = ask(trials=50)
    twin = ask(against=base)
    play(twin)
    assert result(twin).tallies.apart_squares == [0, 0, 0, 0]


@pytest.mark.parametrize(
    "wrong, fault",
    [
        ({"trials": 0}, ("trials", "out_of_range")),
        ({"trials": 10**12}, ("trials", "out_of_range")),
        ({"trials": "many"}, ("trials", "not_a_number")),
        ({"trials": None}, ("trials", "not_a_number")),
        ({"trials": True}, ("trials", "not_a_number")),
        ({"trials": 10.0}, ("trials", "not_a_number")),
        ({"seed": -1}, ("seed", "out_of_range")),
        ({"seed": 2**32}, ("seed", "out_of_range")),
        ({"seed": "seven"}, ("seed", "not_a_number")),
        ({"policies": ("wild",)}, ("policies", "unknown_policy")),
        ({"policies": ()}, ("policies", "wrong_number")),
        ({"policies": ("bold", "bold")}, ("policies", "wrong_number")),
        ({"players": 1}, ("players", "too_few")),
        ({"players": 7}, ("players", "too_many")),
        ({"modules": ("dragons",)}, ("modules", "unknown_module")),
        ({"readings": {"rerolls": "thrice"}}, ("readings", "unknown_alternative")),
        ({"pack": "chess"}, ("pack", "no_engine")),
    ],
)
def test_wrong_input_is_refused_by_field_and_nothing_is_created(ask: Ask, wrong: dict[str, Any], fault: tuple[str, str]):
    with pytest.raises(services.Invalid) as error:
        ask(**wrong)
    assert faults_of(error) == [fault]
    assert not Experiment.objects.exists() and not Block.objects.exists()


def test_everything_that_is_wrong_is_told_at_once(ask: Ask):
    with pytest.raises(services.Invalid) as error:
        ask(players=99, trials=0, seed="x", policies=("wild",))
    assert {field for field, _ in faults_of(error)} == {"players", "trials", "seed", "policies"}


def test_experiments_of_other_rules_cannot_be_compared(ask: Ask):
    base = ask(pack="corrected")
    with pytest.raises(services.Invalid) as error:
        ask(against=base)
    assert faults_of(error) == [("against", "not_comparable")]


def test_too_many_waiting_experiments_are_refused(ask: Ask, settings: Any):
    settings.SIM_MAX_WAITING = 1
    ask()
    with pytest.raises(services.Invalid) as error:
        ask()
    assert faults_of(error) == [("", "too_busy")]


def test_an_empty_seed_is_drawn(ask: Ask):
    seeds = {ask(seed=None).seed for _ in range(3)}
    assert len(seeds) == 3 and all(0 <= seed < 2**32 for seed in seeds)
