"""Django's registration of this application."""

from django.apps import AppConfig


class ApiConfig(AppConfig):
    """Version 1 of the JSON API."""

    name = "apps.api"
    label = "api"
    default_auto_field = "django.db.models.BigAutoField"
