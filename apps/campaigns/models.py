"""The ledger of a campaign: an append-only log, the words it refers to by digest, and what is derived from it."""

from __future__ import annotations

import secrets
from typing import Any

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from apps.accounts.permissions import Access


def new_key() -> str:
    """A fresh key for a campaign's address: whoever has it has the link."""
    return secrets.token_urlsafe(9)


class Campaign(models.Model):
    """A group's campaign. Name, pack, selection and state are derived from the log; `version` is the number of its last entry."""

    key = models.CharField(max_length=32, unique=True, default=new_key)
    uid = models.CharField(max_length=32, db_index=True)
    name = models.CharField(max_length=120)
    pack = models.CharField(max_length=64, blank=True)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="campaigns")
    owner_device = models.ForeignKey("accounts.Device", null=True, blank=True, on_delete=models.SET_NULL, related_name="campaigns")
    link_open = models.BooleanField(default=True)
    version = models.PositiveIntegerField(default=0)
    head = models.CharField(max_length=64, blank=True)
    versions = models.JSONField(default=dict)
    state = models.JSONField(default=dict)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-changed", "-id"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """The page of the ledger."""
        return reverse("campaigns:campaign", args=[self.key])

    def access(self) -> Access:
        """Who owns the campaign, and whose it is beside."""
        members = list(self.members.all())
        return Access(
            owner_id=self.owner_id,
            owner_device_id=self.owner_device_id,
            public=False,
            link_open=self.link_open,
            member_user_ids=frozenset(m.user_id for m in members if m.user_id is not None and m.active),
            member_device_ids=frozenset(m.device_id for m in members if m.device_id is not None and m.active),
        )


class Member(models.Model):
    """A member as the log has it now; `user` or `device` says whose browser speaks for the member."""

    campaign = models.ForeignKey(Campaign, on_delete=models.PROTECT, related_name="members")
    ident = models.CharField(max_length=16)
    name = models.CharField(max_length=60, blank=True)
    active = models.BooleanField(default=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    device = models.ForeignKey("accounts.Device", null=True, blank=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["campaign", "ident"], name="campaigns_member_ident")]

    def __str__(self) -> str:
        return self.name or self.ident


class Words(models.Model):
    """A name or a note that the log knows by its digest. Erasing it empties text and salt; the chain stays valid."""

    campaign = models.ForeignKey(Campaign, on_delete=models.PROTECT, related_name="words")
    digest = models.CharField(max_length=64)
    salt = models.CharField(max_length=32, blank=True)
    text = models.TextField(blank=True)
    member = models.CharField(max_length=16, blank=True)
    """Whose name it is."""
    writer = models.CharField(max_length=16, blank=True)
    """The member who wrote it, if the campaign knows the browser."""
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["campaign", "digest"], name="campaigns_words_digest")]
        verbose_name_plural = "words"

    def __str__(self) -> str:
        return self.text


class Entry(models.Model):
    """One line of the ledger; written once, never changed (the database itself refuses, see `triggers`)."""

    class Kind(models.TextChoices):
        """What an entry tells."""

        OPEN = "open", _("opening")
        MEMBER = "member", _("member")
        GAME = "game", _("game")
        DECISION = "decision", _("decision")
        NOTE = "note", _("note")
        CORRECTION = "correction", _("correction")
        RECOMPUTE = "recompute", _("newer rules")

    campaign = models.ForeignKey(Campaign, on_delete=models.PROTECT, related_name="entries")
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=16, choices=Kind)
    payload = models.JSONField()
    author = models.CharField(max_length=64, blank=True)
    at = models.CharField(max_length=32)
    reason = models.CharField(max_length=64, blank=True)
    versions = models.JSONField()
    consequences = models.JSONField()
    state = models.CharField(max_length=64)
    prev_hash = models.CharField(max_length=64)
    hash = models.CharField(max_length=64)
    source = models.CharField(max_length=64, blank=True)
    """Where the entry came from, if that may be written once only (a closed table)."""

    class Meta:
        ordering = ["campaign", "number"]
        constraints = [
            models.UniqueConstraint(fields=["campaign", "number"], name="campaigns_entry_number"),
            models.UniqueConstraint(fields=["campaign", "source"], condition=~models.Q(source=""), name="campaigns_entry_source"),
        ]
        verbose_name_plural = "entries"

    def __str__(self) -> str:
        return f"{self.campaign_id}/{self.number}"

    def to_json(self) -> dict[str, Any]:
        """The entry as the chain and an export know it."""
        names = ("number", "kind", "payload", "author", "at", "reason", "versions", "consequences", "state", "prev_hash", "hash")
        return {name: getattr(self, name) for name in names}


class Proposal(models.Model):
    """A game that a closed table proposes for the ledger, until a person confirms it or puts it aside."""

    campaign = models.ForeignKey(Campaign, on_delete=models.PROTECT, related_name="proposals")
    source = models.CharField(max_length=64)
    payload = models.JSONField()
    versions = models.JSONField()
    created = models.DateTimeField(auto_now_add=True)
    entry_number = models.PositiveIntegerField(null=True, blank=True)
    put_aside = models.BooleanField(default=False)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["campaign", "source"], name="campaigns_proposal_source")]

    def __str__(self) -> str:
        return self.source

    def get_absolute_url(self) -> str:
        """The page on which it is confirmed."""
        return reverse("campaigns:proposal", args=[self.campaign.key, self.pk])
