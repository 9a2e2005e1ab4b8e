"""Several people writing into one ledger at the same moment: nothing is lost, nothing is written twice, the chain holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from django.db import connection

from apps.campaigns import services, triggers
from apps.campaigns.errors import Stale
from apps.campaigns.models import Campaign, Proposal
from apps.campaigns.verify import problems
from tests.campaigns.cast import ANNA, campaign, draft, viewer


@pytest.fixture
def ledger(transactional_db: Any) -> Iterator[Campaign]:
    """A campaign that threads can see. The guard is lifted at the end, or the test's database could not be emptied."""
    yield campaign()
    triggers.lift(connection)


def at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    """Make the calls at the same moment, each on a connection of its own; answers or exceptions."""
    ready = Barrier(len(calls))

    def one(call: Callable[[], Any]) -> Any:
        ready.wait()
        try:
            return call()
        except Exception as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(one, calls))


def test_of_two_who_save_at_the_same_second_the_second_is_told(ledger: Campaign) -> None:
    anna = viewer()

    def writer(text: str) -> Callable[[], Any]:
        return lambda: services.note_add(campaign=ledger, viewer=anna, text=text, version=1)

    answers = at_once([writer("mine"), writer("yours")])
    assert sorted(isinstance(answer, Stale) for answer in answers) == [False, True]
    assert ledger.entries.count() == 2
    assert not problems(ledger)


def test_many_notes_at_once_are_all_written(ledger: Campaign) -> None:
    anna = viewer()
    answers = at_once([lambda n=n: services.note_add(campaign=ledger, viewer=anna, text=f"note {n}") for n in range(6)])
    assert not [answer for answer in answers if isinstance(answer, Exception)]
    assert ledger.entries.count() == 7
    assert not problems(ledger)


def test_two_who_close_one_table_write_it_once(ledger: Campaign) -> None:
    anna = viewer()
    answers = at_once([lambda: services.game_record(campaign=ledger, viewer=anna, draft=draft(), source="table:abc")] * 3)
    assert len({answer.pk for answer in answers}) == 1
    assert ledger.entries.count() == 2


def test_two_who_confirm_one_proposal_bring_one_newcomer(ledger: Campaign) -> None:
    anna = viewer()
    seats = ("m1", "m2", "m3", "m4", "?Zuzka")
    proposal = services.game_propose(campaign=ledger, source="table:abc", draft=draft({ANNA: "?Zuzka"}, members=seats))
    answers = at_once([lambda: services.proposal_confirm(proposal=Proposal.objects.get(pk=proposal.pk), viewer=anna)] * 2)
    assert len({answer.pk for answer in answers}) == 1
    assert ledger.members.filter(name="Zuzka").count() == 1
    assert not problems(ledger)
