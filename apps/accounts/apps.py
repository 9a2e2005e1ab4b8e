"""Django's registration of this application."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """People, tokens, seats without an account, and who may do what."""

    name = "apps.accounts"
    label = "accounts"
    default_auto_field = "django.db.models.BigAutoField"
