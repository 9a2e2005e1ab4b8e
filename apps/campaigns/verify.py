"""Checking a ledger against itself: the chain, the words, the state that each entry names, the guard in the database."""

from __future__ import annotations

from apps.campaigns import chain
from apps.campaigns.ledgers import snapshot, versions_of
from apps.campaigns.models import Campaign
from apps.campaigns.story import Written, read


def problems(campaign: Campaign) -> list[str]:
    """Everything in which a ledger contradicts itself; nothing for a sound one."""
    campaign = Campaign.objects.get(pk=campaign.pk)
    entries = [entry.to_json() for entry in campaign.entries.order_by("number")]
    broken = chain.broken_link(campaign.uid, entries)
    if broken is not None or not entries:
        return [f"entry {broken or 1}: the chain is broken"]
    found = [f"words {one.pk}: not what their digest says" for one in campaign.words.exclude(text="") if not _sound(one.salt, one.text, one.digest)]
    written = [Written(entry["number"], entry["kind"], entry["payload"]) for entry in entries]
    for entry in entries:
        # What was written under other versions can only be compared where those are still in force.
        story = read(written[: entry["number"]])
        if entry["versions"] == versions_of(story.packs()) and chain.digest(snapshot(story)) != entry["state"]:
            found.append(f"entry {entry['number']}: another state follows")
    last = entries[-1]
    if (campaign.version, campaign.head) != (last["number"], last["hash"]) or chain.digest(campaign.state) != last["state"]:
        found.append("the campaign is not at its last entry")
    return found


def _sound(salt: str, text: str, digest: str) -> bool:
    return chain.words_digest(salt, text) == digest
