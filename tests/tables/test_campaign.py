"""From a campaign to its next table, and from a finished table to the ledger."""

from __future__ import annotations

import pytest

from apps.accounts.viewer import Viewer
from apps.campaigns.models import Campaign, Proposal
from apps.campaigns.services import campaign_create, proposal_confirm
from apps.tables import services
from apps.tables.models import Table
from tests.tables.conftest import SLUG, plan
from tests.tables.test_secrets import browser

pytestmark = pytest.mark.django_db


@pytest.fixture
def campaign(anna: Viewer) -> Campaign:
    """Four people who play in a row."""
    return campaign_create(viewer=anna, name="Friday nights", members=("Anna", "Bruno", "Cleo", "Dora"), selection=plan(4, modules=("legacy",)))


def finished(viewer: Viewer, campaign: Campaign | None = None) -> Table:
    """A game that computers have played to its end."""
    members = [(m.ident, m.name) for m in campaign.members.all()] if campaign else []
    table = services.table_create(viewer=viewer, selection=plan(4, modules=("legacy",)), campaign=campaign, members=members)
    if campaign is None:
        services.seat_give_to_computer(key=table.key, viewer=viewer, number=0)
    return services.table_start(key=table.key, viewer=viewer, fill=True)


def test_the_next_table_of_a_campaign_has_its_members_seats(anna: Viewer, campaign: Campaign) -> None:
    client = browser(anna)
    members = [m.ident for m in campaign.members.all()]
    page = client.get(f"/en/tables/new/{SLUG}/", {"campaign": campaign.key, "member": members}).content.decode()
    assert "Friday nights" in page and "Dora" in page
    answer = client.post(f"/en/tables/new/{SLUG}/", {"campaign": campaign.key, "member": members, "dice": "server"})
    table = Table.objects.get(key=answer["Location"].rstrip("/").rpartition("/")[2])
    assert table.campaign == campaign
    assert [(s.member, s.name) for s in table.seats.all()] == [(m.ident, m.name) for m in campaign.members.all()]


def test_a_stranger_cannot_open_a_table_of_a_campaign(zoe: Viewer, campaign: Campaign) -> None:
    answer = browser(zoe).post(f"/en/tables/new/{SLUG}/", {"campaign": campaign.key, "dice": "server"})
    assert answer.status_code == 403 and not Table.objects.exists()


def test_closing_a_table_proposes_its_game_once(anna: Viewer, campaign: Campaign) -> None:
    table = finished(anna, campaign)
    client = browser(anna)
    answer = client.post(f"/en/t/{table.key}/close/")
    proposal = Proposal.objects.get()
    assert answer["Location"] == proposal.get_absolute_url()
    entry = proposal_confirm(proposal=proposal, viewer=anna)
    assert [s["member"] for s in entry.payload["seats"]] == [m.ident for m in campaign.members.all()]
    assert sum(s["won"] for s in entry.payload["seats"]) >= 1
    assert client.post(f"/en/t/{table.key}/close/").status_code == 409
    assert Proposal.objects.count() == 1


def test_a_table_without_a_campaign_is_written_into_one_afterwards(anna: Viewer, campaign: Campaign) -> None:
    table = finished(anna)
    client = browser(anna)
    assert "Friday nights" in client.get(f"/en/t/{table.key}/").content.decode()
    answer = client.post(f"/en/t/{table.key}/close/", {"campaign": campaign.key})
    assert answer["Location"] == Proposal.objects.get().get_absolute_url()


def test_a_table_can_be_closed_into_nothing(anna: Viewer, zoe: Viewer) -> None:
    table = finished(anna)
    assert browser(zoe).post(f"/en/t/{table.key}/close/").status_code == 403
    assert browser(anna).post(f"/en/t/{table.key}/close/", {"campaign": ""}).status_code == 302
    table.refresh_from_db()
    assert table.status == Table.Status.CLOSED and not Proposal.objects.exists()
