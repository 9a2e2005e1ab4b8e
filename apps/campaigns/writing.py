"""How an entry gets into a ledger: one lock, one check of the version, one hash. Everything that writes goes through `append`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from apps.accounts.viewer import Viewer
from apps.campaigns import chain
from apps.campaigns.errors import RulesChanged, Stale
from apps.campaigns.ledgers import difference, snapshot, versions_of
from apps.campaigns.models import Campaign, Entry, Member, Words
from apps.campaigns.story import Story, Written, read


@dataclass(slots=True)
class Ledger:
    """A campaign locked for writing, with its log in hand."""

    campaign: Campaign
    entries: list[Written]
    author: str = ""
    writer: str = ""
    user_id: int | None = None

    @property
    def story(self) -> Story:
        """The story up to here."""
        return read(self.entries)

    def keep(self, text: str) -> str:
        """Store what the writer wrote, to go when the writer is forgotten, and answer its digest."""
        return words_keep(self.campaign, text, writer=self.writer, user_id=self.user_id)

    def keep_name(self, text: str, member: str = "") -> str:
        """Store a name: a member's, to go when that member is forgotten, or the campaign's."""
        return words_keep(self.campaign, text, member=member)


def locked(campaign: Campaign, *, viewer: Viewer | None = None, version: int | None = None) -> Ledger:
    """Lock a campaign within the present transaction; Stale if it is no longer at the version that the writer saw."""
    held = Campaign.objects.select_for_update().get(pk=campaign.pk)
    if version is not None and version != held.version:
        raise Stale(version, held.version)
    ledger = Ledger(held, written(held))
    if viewer is not None:
        name, ledger.writer = author_of(held, viewer)
        ledger.user_id = viewer.user_id
        ledger.author = ledger.keep(name)
    return ledger


def written(campaign: Campaign) -> list[Written]:
    """The log of a campaign, as the fold reads it."""
    rows = campaign.entries.order_by("number").values_list("number", "kind", "payload")
    return [Written(number, kind, payload) for number, kind, payload in rows]


def story_of(campaign: Campaign) -> Story:
    """The story of a campaign as it stands."""
    return read(written(campaign))


def words_keep(campaign: Campaign, text: str, *, member: str = "", writer: str = "", user_id: int | None = None) -> str:
    """Store a name or a note and answer its digest; nothing for no words."""
    text = "".join(c for c in text if c.isprintable() or c in "\n\t").strip()
    if not text:
        return ""
    salt = secrets.token_hex(16)
    digest = chain.words_digest(salt, text)
    Words.objects.create(campaign=campaign, digest=digest, salt=salt, text=text, member=member, writer=writer, user_id=user_id)
    return digest


def author_of(campaign: Campaign, viewer: Viewer) -> tuple[str, str]:
    """The name under which a viewer writes, and the member's id: the member whose browser this is, else the keeper's account."""
    for member in campaign.members.all():
        if speaks_for(viewer, member):
            return member.name, member.ident
    if viewer.user_id is not None and campaign.owner_id == viewer.user_id and campaign.owner is not None:
        return campaign.owner.name, ""
    return "", ""


def speaks_for(viewer: Viewer, member: Member) -> bool:
    """Whether this browser, or this account, speaks for a member."""
    if viewer.user_id is not None and member.user_id == viewer.user_id:
        return True
    return viewer.device_id is not None and member.device_id == viewer.device_id


def append(ledger: Ledger, kind: str, payload: Mapping[str, Any], *, reason: str = "", source: str = "") -> Entry:
    """Write the next entry, and bring what is derived from the log up to date."""
    campaign = ledger.campaign
    if kind != Entry.Kind.RECOMPUTE and campaign.version and rules_changed(campaign, ledger.story):
        raise RulesChanged
    new = Written(campaign.version + 1, str(kind), payload)
    story = read([*ledger.entries, new])
    state = snapshot(story)
    entry = Entry(
        campaign=campaign,
        number=new.number,
        kind=kind,
        payload=payload,
        author=ledger.author,
        at=datetime.now(UTC).isoformat(timespec="microseconds"),
        reason=reason,
        versions=versions_of(story.packs()),
        consequences=difference(campaign.state, state),
        state=chain.digest(state),
        prev_hash=campaign.head or chain.GENESIS,
        source=source,
    )
    entry.hash = chain.entry_hash(story.uid, entry.to_json())
    entry.save(force_insert=True)
    ledger.entries.append(new)
    project(campaign, story, entry, state)
    return entry


def rules_changed(campaign: Campaign, story: Story) -> bool:
    """Whether packs have newer rules than the ledger was written with, and these change what follows."""
    if versions_of(story.packs()) == campaign.versions:
        return False
    return chain.digest(snapshot(story)) != chain.digest(campaign.state)


def project(campaign: Campaign, story: Story, last: Entry, state: Mapping[str, Any]) -> None:
    """Store what is derived from the log beside it."""
    texts = dict(campaign.words.values_list("digest", "text"))
    campaign.uid = story.uid
    campaign.name = texts.get(story.name, "")[:120]
    campaign.pack = story.pack
    campaign.version = last.number
    campaign.head = last.hash
    campaign.versions = last.versions
    campaign.state = dict(state)
    campaign.save()
    members = {member.ident: member for member in campaign.members.all()}
    for person in story.members.values():
        member = members.get(person.id) or Member(campaign=campaign, ident=person.id)
        name = texts.get(person.name, "")[:60]
        if member.pk is None or (member.name, member.active) != (name, person.active):
            member.name, member.active = name, person.active
            member.save()
