"""An experiment and its blocks. The rows are the truth: a queue may lose or double a message, and nothing is lost or counted twice."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from apps.accounts.permissions import Access


def new_key() -> str:
    """A fresh key for an experiment's address."""
    return secrets.token_urlsafe(9)


class Experiment(models.Model):
    """A number of simulated games of one selection; game `k` depends on (seed, k) alone.

    With `against`, every game is played under both variants, and the differences are counted too.
    """

    class Stage(models.TextChoices):
        """How far it has come."""

        WAITING = "waiting", _("waiting for a worker")
        COMPILING = "compiling", _("the worker is compiling the rules")
        RUNNING = "running", _("playing")
        DONE = "done", _("finished")
        CANCELLED = "cancelled", _("cancelled")
        FAILED = "failed", _("failed")

    OPEN = (Stage.WAITING, Stage.COMPILING, Stage.RUNNING)

    key = models.CharField(max_length=16, unique=True, default=new_key)
    pack = models.SlugField(max_length=60)
    pack_version = models.ForeignKey("packs.PackVersion", models.PROTECT, null=True, related_name="+")
    rules = models.PositiveIntegerField()
    selection = models.JSONField()
    policies = models.JSONField()
    seed = models.BigIntegerField()
    trials = models.PositiveIntegerField()
    against = models.ForeignKey("self", models.PROTECT, null=True, blank=True, related_name="compared")
    owner_user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="experiments")
    owner_device = models.ForeignKey("accounts.Device", models.SET_NULL, null=True, blank=True, related_name="experiments")
    stage = models.CharField(max_length=12, choices=Stage, default=Stage.WAITING)
    error = models.CharField(max_length=200, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    sent = models.DateTimeField(auto_now_add=True)
    """When it was last put into the queue."""
    alive = models.DateTimeField(null=True, blank=True)
    """When a worker was last heard of."""
    finished = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-created", "-id")

    def __str__(self) -> str:
        return f"{self.pack} {self.key}"

    def get_absolute_url(self) -> str:
        """The page of the experiment, which is its link."""
        return reverse("simulations:experiment", args=[self.key])

    @property
    def is_open(self) -> bool:
        """Whether there is still something to wait for."""
        return self.stage in self.OPEN

    def access(self) -> Access:
        """Anybody may read it; who ran it may cancel it."""
        return Access(
            owner_id=self.owner_user_id,
            owner_device_id=self.owner_device_id,
            public=True,
            link_open=True,
            member_user_ids=frozenset(),
            member_device_ids=frozenset(),
        )


class Block(models.Model):
    """A run of games that one worker plays in one go: games `first` to `first + count - 1`."""

    experiment = models.ForeignKey(Experiment, models.CASCADE, related_name="blocks")
    number = models.PositiveIntegerField()
    first = models.PositiveIntegerField()
    count = models.PositiveIntegerField()
    token = models.CharField(max_length=32, blank=True)
    """Whose lease it is."""
    leased_until = models.DateTimeField(null=True, blank=True)
    done = models.DateTimeField(null=True, blank=True)
    tallies = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ("experiment", "number")
        constraints = [models.UniqueConstraint(fields=["experiment", "number"], name="simulations_block_number")]
        indexes = [models.Index(fields=["experiment", "done"], name="simulations_block_done")]

    def __str__(self) -> str:
        return f"{self.experiment_id}/{self.number}"
