"""People, their API tokens, and the browsers of people without an account."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.utils.translation import gettext_lazy as _


class UserManager(BaseUserManager["User"]):
    """Makes users by e-mail address."""

    def create_user(self, email: str, password: str | None = None, **extra: Any) -> User:
        """A user who can sign in."""
        user = self.model(email=self.normalize_email(email).lower(), **extra)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **extra: Any) -> User:
        """A user who may do everything."""
        return self.create_user(email, password, is_staff=True, is_superuser=True, **extra)


class User(AbstractBaseUser, PermissionsMixin):
    """Somebody with an account: an address to sign in with and a name for the others to see."""

    email = models.EmailField(_("e-mail address"), unique=True)
    name = models.CharField(_("name"), max_length=60, blank=True)
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)
    joined = models.DateTimeField(auto_now_add=True)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return self.name or self.email.partition("@")[0]


class Device(models.Model):
    """A browser whose user has no account; it is made only when there is something to remember (a seat, a campaign)."""

    key = models.CharField(max_length=43, unique=True)
    made = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"device {self.pk}"


READ, WRITE = "read", "write"
SCOPES = (READ, WRITE)


class ApiToken(models.Model):
    """A token for the JSON API. Only its digest is kept; the text is shown once."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(_("name"), max_length=60)
    digest = models.CharField(max_length=64, unique=True)
    hint = models.CharField(max_length=8)
    scopes = models.JSONField(default=list)
    made = models.DateTimeField(auto_now_add=True)
    last_used = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-made", "-id"]

    def __str__(self) -> str:
        return f"{self.name} ({self.hint}…)"


def token_digest(text: str) -> str:
    """The digest by which a token is found; a token has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(text.encode()).hexdigest()


def new_secret() -> str:
    """Fresh random text for tokens and devices (43 characters, 256 bits)."""
    return secrets.token_urlsafe(32)
