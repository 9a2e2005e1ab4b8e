"""What happens here when something happens to an account in allauth."""

from __future__ import annotations

from typing import Any

from apps.accounts import services
from apps.accounts.models import User


def revoke_tokens(sender: Any, user: User, **kwargs: Any) -> None:
    """Whoever sets a new password may have lost more than the old one: no token works any longer."""
    services.tokens_revoke_all(user=user)
