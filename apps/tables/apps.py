"""Django's registration of this application."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """Live play: seats, turns, choices, log, live updates."""

    name = "apps.tables"
    label = "tables"
    default_auto_field = "django.db.models.BigAutoField"
