"""A table is a log of answers: who sits where, what was answered, and how things stood after each answer."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from apps.accounts.permissions import Access


class Table(models.Model):
    """One game being played. Its key is its link: whoever has it may look, and sit down while there is room."""

    class Status(models.TextChoices):
        """What a table is doing."""

        LOBBY = "lobby", _("Waiting for players")
        PLAYING = "playing", _("In play")
        OVER = "over", _("Finished")
        CLOSED = "closed", _("Closed")

    class Dice(models.TextChoices):
        """Where dice come from; deals and draws are always the server's."""

        SERVER = "server", _("Ludolex rolls the dice")
        TYPED = "typed", _("We roll real dice and type them in")

    key = models.CharField(max_length=16, unique=True)
    pack = models.SlugField(max_length=60)
    pack_version = models.ForeignKey("packs.PackVersion", models.PROTECT, null=True, related_name="+")
    rules = models.PositiveIntegerField()
    selection = models.JSONField(default=dict)
    owner_user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="tables")
    owner_device = models.ForeignKey("accounts.Device", models.SET_NULL, null=True, blank=True, related_name="tables")
    campaign = models.ForeignKey("campaigns.Campaign", models.SET_NULL, null=True, blank=True, related_name="tables")
    dice = models.CharField(max_length=8, choices=Dice, default=Dice.SERVER)
    status = models.CharField(max_length=8, choices=Status, default=Status.LOBBY)
    open = models.BooleanField(default=True)
    """Whether people without a seat may watch what is public."""
    version = models.PositiveIntegerField(default=1)
    """Raised by everything that anybody can see; streams say nothing else."""
    epoch = models.PositiveIntegerField(default=1)
    """Raised when history turns (undo, redo, upgrade): answers to questions of an earlier epoch are stale."""
    head = models.PositiveIntegerField(default=0)
    """The number of the entry that holds the present position."""
    asked = models.JSONField(null=True, blank=True)
    """A request to take back more than one may alone: `{to, head, by, agreed: [seats]}`."""
    closed_into = models.CharField(max_length=64, blank=True)
    """The campaign entry that this game was written into."""
    successor = models.CharField(max_length=16, blank=True)
    """The key of the table that this group plays at next."""
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("-changed", "-id")

    def __str__(self) -> str:
        return f"{self.pack} {self.key}"

    def access(self) -> Access:
        """Who may do what here; see `apps.accounts.permissions`."""
        seats = list(self.seats.all())
        return Access(
            owner_id=self.owner_user_id,
            owner_device_id=self.owner_device_id,
            link_open=self.open or self.status == self.Status.LOBBY,
            member_user_ids=frozenset(u for s in seats for u in (s.user_id, s.kept_user_id) if u),
            member_device_ids=frozenset(d for s in seats for d in (s.device_id, s.kept_device_id) if d),
        )


class Seat(models.Model):
    """A place at a table: of a person (an account or a device), of a computer player (`policy`), or empty."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=40, blank=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="seats")
    device = models.ForeignKey("accounts.Device", models.SET_NULL, null=True, blank=True, related_name="seats")
    policy = models.CharField(max_length=40, blank=True)
    member = models.CharField(max_length=64, blank=True)
    """The campaign's id of whoever sits here."""
    kept_user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="seats_kept")
    kept_device = models.ForeignKey("accounts.Device", models.SET_NULL, null=True, blank=True, related_name="seats_kept")
    """Who left this seat during the game: what is dealt to it stays theirs (see `services.hands`)."""
    left = models.BooleanField(default=False)
    """Whether they left it themselves; otherwise the host freed it."""

    class Meta:
        ordering = ("number",)
        constraints = [models.UniqueConstraint(fields=("table", "number"), name="one_seat_per_number")]

    def __str__(self) -> str:
        return f"{self.number}: {self.name}"

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.user_id is not None or self.device_id is not None

    @property
    def is_empty(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.is_human and not self.policy

    @property
    def is_kept(self) -> bool:
        """Whether somebody left this seat during the game."""
        return self.kept_user_id is not None or self.kept_device_id is not None


class Entry(models.Model):
    """One line of a table's log. Entries are written once; taking something back is an entry too.

    `replies` are rounds of replies (due id to value) in the order in which they were given; `events` are rows
    `[clause id, actor, target, value, audience]`; `position` is how things stood after it.
    """

    class Kind(models.TextChoices):
        """What an entry says."""

        SETUP = "setup"
        ANSWER = "answer"
        UNDO = "undo"
        REDO = "redo"
        UPGRADE = "upgrade"
        NOTE = "note"
        SEAT = "seat"

    table = models.ForeignKey(Table, models.CASCADE, related_name="entries")
    number = models.PositiveIntegerField()
    parent = models.PositiveIntegerField(default=0)
    """The entry whose position this one continues."""
    goes_to = models.PositiveIntegerField(default=0)
    """Of an undo or redo: the entry whose position holds again."""
    kind = models.CharField(max_length=8, choices=Kind)
    seat = models.SmallIntegerField(null=True)
    policy = models.CharField(max_length=40, blank=True)
    """The policy that answered, where no person did."""
    hand = models.SmallIntegerField(null=True)
    """Of dice typed in: the seat that typed them."""
    barrier = models.BooleanField(default=False)
    """Something was rolled, drawn or brought to light: nobody takes this back alone."""
    replies = models.JSONField(default=list)
    events = models.JSONField(default=list)
    position = models.JSONField(null=True)
    note = models.CharField(max_length=500, blank=True)
    """Of a note its text; of a change of seat what was done: take, free or computer."""
    by = models.CharField(max_length=40, blank=True)
    """Of a change of seat who did it, by the name they had then."""
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("number",)
        constraints = [models.UniqueConstraint(fields=("table", "number"), name="one_entry_per_number")]

    def __str__(self) -> str:
        return f"{self.number} {self.kind}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Write a new entry; a written one stays as it is."""
        if self.pk is not None:
            raise TypeError("an entry of a table's log is never changed")
        super().save(*args, **kwargs)
