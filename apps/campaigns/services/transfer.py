"""Export and import: the ledger as one JSON object, believed as far as its chain holds. Importing twice changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import transaction

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns import chain
from apps.campaigns.errors import Diverged, Fault, Invalid
from apps.campaigns.ledgers import snapshot, versions_of
from apps.campaigns.models import Campaign, Entry, Words
from apps.campaigns.payloads import is_digest, well_formed
from apps.campaigns.story import Written, read
from apps.campaigns.writing import project

FORMAT = "ludolex-campaign/1"
MOST_ENTRIES = 20_000
FIELDS = ("number", "kind", "payload", "author", "at", "reason", "versions", "consequences", "state", "prev_hash", "hash")


def campaign_export(*, campaign: Campaign, viewer: Viewer) -> dict[str, Any]:
    """The ledger as it can be taken elsewhere. No account, no device and no key of this server is in it."""
    require(viewer, "read", campaign)
    campaign = Campaign.objects.get(pk=campaign.pk)
    words = campaign.words.order_by("id").values("digest", "salt", "text", "member", "writer")
    entries = [{**entry.to_json(), "source": entry.source} for entry in campaign.entries.order_by("number")]
    return {"format": FORMAT, "uid": campaign.uid, "words": list(words), "entries": entries, "state": campaign.state}


@transaction.atomic
def campaign_import(*, viewer: Viewer, data: Any) -> tuple[Campaign, int]:
    """Take in an exported ledger: the viewer's own copy, and how many entries were new. Nothing is taken from a broken one."""
    entries, words, state = _checked(data)
    mine = {"owner_id": viewer.user_id} if viewer.user_id is not None else {"owner_device_id": viewer.device_id}
    campaign = Campaign.objects.select_for_update().filter(uid=data["uid"], **mine).order_by("id").first()
    if campaign is None:
        campaign = Campaign(uid=data["uid"], name="", **mine)
        campaign.save()
    known = list(campaign.entries.order_by("number").values_list("hash", flat=True))
    for number, (here, there) in enumerate(zip(known, entries, strict=False), start=1):
        if here != there["hash"]:
            raise Diverged(number)
    new = entries[len(known) :]
    if new:
        _store(campaign, new, words)
        story = read([Written(e["number"], e["kind"], e["payload"]) for e in entries])
        last = campaign.entries.order_by("-number")[0]
        project(campaign, story, last, state)
    return campaign, len(new)


def _store(campaign: Campaign, entries: Sequence[Mapping[str, Any]], words: Sequence[Mapping[str, Any]]) -> None:
    have = set(campaign.words.values_list("digest", flat=True))
    Words.objects.bulk_create([Words(campaign=campaign, **one) for one in words if one["digest"] not in have])
    Entry.objects.bulk_create(
        [Entry(campaign=campaign, source=entry.get("source", ""), **{name: entry[name] for name in FIELDS}) for entry in entries]
    )


def _checked(data: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, Any]]:
    """Entries, words and state of a sound export; Invalid names what is wrong with another."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Invalid([Fault("not_an_export", "format", args={"value": FORMAT})])
    entries, words, state = data.get("entries"), data.get("words"), data.get("state")
    if not isinstance(data.get("uid"), str) or not isinstance(entries, list) or not isinstance(words, list) or not isinstance(state, dict):
        raise Invalid([Fault("not_an_export", "entries", args={"value": FORMAT})])
    if not 0 < len(entries) <= MOST_ENTRIES:
        raise Invalid([Fault("too_many", "entries", args={"high": MOST_ENTRIES})])
    for number, entry in enumerate(entries, start=1):
        if not _entry_sound(entry):
            raise Invalid([Fault("bad_entry", "entries", args={"value": number})])
    for number, one in enumerate(words, start=1):
        if not _words_sound(one):
            raise Invalid([Fault("bad_words", "words", args={"value": number})])
    _check_chain(data["uid"], entries)
    _check_state(entries, state)
    return entries, words, state


def _entry_sound(entry: Any) -> bool:
    if not isinstance(entry, dict) or set(entry) - {*FIELDS, "source"} or set(FIELDS) - set(entry):
        return False
    texts = ("kind", "author", "at", "reason", "state", "prev_hash", "hash")
    if not all(isinstance(entry[name], str) and len(entry[name]) <= 64 for name in texts) or len(entry["at"]) > 32:
        return False
    source = entry.get("source", "")
    if not (isinstance(source, str) and len(source) <= 64):
        return False
    return isinstance(entry["versions"], dict) and isinstance(entry["consequences"], dict) and well_formed(entry["kind"], entry["payload"])


def _words_sound(words: Any) -> bool:
    """A name or a note that is what its digest says, or that was erased."""
    if not isinstance(words, dict) or set(words) != {"digest", "salt", "text", "member", "writer"}:
        return False
    if not is_digest(words["digest"]) or not all(isinstance(value, str) for value in words.values()):
        return False
    if len(words["salt"]) > 32 or max(len(words["member"]), len(words["writer"])) > 16 or len(words["text"]) > 20_000:
        return False
    erased = words["text"] == "" and words["salt"] == ""
    return erased or bool(words["digest"] == chain.words_digest(words["salt"], words["text"]))


def _check_chain(uid: str, entries: Sequence[Mapping[str, Any]]) -> None:
    broken = chain.broken_link(uid, entries)
    if broken is None and (entries[0]["kind"] != "open" or entries[0]["payload"]["uid"] != uid):
        broken = 1
    for entry in entries:
        payload, number = entry["payload"], entry["number"]
        if broken is None and (entry["kind"] == "open") != (number == 1):
            broken = number
        if broken is None and entry["kind"] == "correction":
            target = entries[payload["corrects"] - 1] if 0 < payload["corrects"] < number else None
            if target is None or not (payload["void"] or well_formed(target["kind"], payload["payload"])):
                broken = number
    if broken is not None:
        raise Invalid([Fault("broken_chain", "entries", args={"value": broken})])


def _check_state(entries: Sequence[Mapping[str, Any]], state: Mapping[str, Any]) -> None:
    """The state is the one that the last entry names; under the rules in force here it can be worked out anew."""
    if chain.digest(state) != entries[-1]["state"]:
        raise Invalid([Fault("broken_chain", "state", args={"value": entries[-1]["number"]})])
    story = read([Written(e["number"], e["kind"], e["payload"]) for e in entries])
    if versions_of(story.packs()) == entries[-1]["versions"] and chain.digest(snapshot(story)) != entries[-1]["state"]:
        raise Invalid([Fault("state_does_not_follow", "state")])
