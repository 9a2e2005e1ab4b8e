"""Answers kept for repeated writes."""

from __future__ import annotations

from django.db import models


class KeptAnswer(models.Model):
    """The answer to a write that carried an idempotency key; the same key brings the same answer for a day."""

    who = models.CharField(max_length=80)
    key = models.CharField(max_length=100)
    request = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField()
    body = models.JSONField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["who", "key"], name="api_kept_answer")]
        indexes = [models.Index(fields=["at"], name="api_kept_at")]

    def __str__(self) -> str:
        return f"{self.key} of {self.who}"
