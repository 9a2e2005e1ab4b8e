"""The database itself guards the ledger: no entry is ever changed or deleted."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.core.management.sql import emit_post_migrate_signal
from django.db import DatabaseError, connection, transaction

from apps.campaigns import services, triggers
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.verify import problems
from tests.campaigns.cast import campaign, draft, viewer

pytestmark = pytest.mark.django_db


def refused(sql: str) -> bool:
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(sql)
    except DatabaseError as error:
        return "append-only" in str(error)
    return False


def test_the_triggers_are_there():
    assert triggers.missing(connection) == []


def test_an_entry_cannot_be_changed_or_deleted_even_by_hand():
    campaign()
    assert refused("UPDATE campaigns_entry SET hash = 'x'")
    assert refused("DELETE FROM campaigns_entry")
    with pytest.raises(DatabaseError), transaction.atomic():
        Entry.objects.all().delete()
    with pytest.raises(DatabaseError), transaction.atomic():
        Entry.objects.update(kind="note")
    assert Entry.objects.count() == 1


def test_a_missing_trigger_is_noticed_and_laid_again():
    triggers.lift(connection)
    assert triggers.missing(connection) == list(triggers.NAMES)
    triggers.lay(connection)
    triggers.lay(connection)
    assert triggers.missing(connection) == []


def test_migrating_lays_them_again():
    triggers.lift(connection)
    emit_post_migrate_signal(0, False, connection.alias)
    assert triggers.missing(connection) == []


@pytest.mark.parametrize(
    "change",
    [
        {"payload": {"text": "0" * 64, "about": None}},
        {"author": "0" * 64},
        {"at": "2020-01-01T00:00:00+00:00"},
        {"consequences": {}},
        {"versions": {}},
        {"reason": "0" * 64},
        {"number": 9},
        {"prev_hash": "0" * 64},
        {"state": "0" * 64},
    ],
)
def test_whatever_is_tampered_with_breaks_the_chain(change):
    one = campaign()
    services.note_add(campaign=one, viewer=viewer(), text="one")
    services.note_add(campaign=one, viewer=viewer(), text="two")
    triggers.lift(connection)
    one.entries.filter(number=2).update(**change)
    assert problems(one)


def test_words_exchanged_are_found():
    one = campaign()
    one.words.filter(text="Anna").update(text="Mallory")
    assert problems(one)


def test_verify_names_what_is_wrong_and_fails(capsys):
    one = campaign()
    services.game_record(campaign=one, viewer=viewer(), draft=draft())
    call_command("ledger", "verify")
    assert "1 ledger" in capsys.readouterr().out
    Campaign.objects.filter(pk=one.pk).update(state={})
    with pytest.raises(SystemExit):
        call_command("ledger", "verify")
    assert one.key in capsys.readouterr().out
