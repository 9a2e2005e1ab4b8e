"""Django's registration of this application."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Home, layout, language and theme, error pages, health."""

    name = "apps.web"
    label = "web"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Hear of workers."""
        from apps.web import signs

        assert signs
