"""Django's registration of this application."""

from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    """Append-only ledgers of campaigns of many games."""

    name = "apps.campaigns"
    label = "campaigns"
    default_auto_field = "django.db.models.BigAutoField"
