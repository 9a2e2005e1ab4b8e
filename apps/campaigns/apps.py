"""Django's registration of this application."""

from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.db.models.signals import post_migrate, pre_delete


class CampaignsConfig(AppConfig):
    """Append-only ledgers of campaigns of many games."""

    name = "apps.campaigns"
    label = "campaigns"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Have the database guard the ledger, and ledgers forget the people whose accounts go."""
        from apps.campaigns.triggers import lay_after_migrate

        post_migrate.connect(lay_after_migrate, sender=self)
        pre_delete.connect(forget_account, sender=settings.AUTH_USER_MODEL)


def forget_account(instance: Any, **kwargs: Any) -> None:
    """The receiver of `pre_delete` for accounts."""
    from apps.campaigns.services import account_forget

    account_forget(user_id=instance.pk)
