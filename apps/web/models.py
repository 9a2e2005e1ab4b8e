"""Signs of life of the workers."""

from __future__ import annotations

from django.db import models


class WorkerSign(models.Model):
    """When a worker was last heard."""

    name = models.CharField(max_length=120, unique=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} at {self.at:%H:%M:%S}"
