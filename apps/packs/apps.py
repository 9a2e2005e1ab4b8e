"""Django's registration of this application."""

from django.apps import AppConfig


class PacksConfig(AppConfig):
    """Find, read and check packs; store whole versions."""

    name = "apps.packs"
    label = "packs"
    default_auto_field = "django.db.models.BigAutoField"
