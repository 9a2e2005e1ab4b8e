"""Django's registration of this application."""

from django.apps import AppConfig


class PacksConfig(AppConfig):
    """Find, read and check packs; store whole versions."""

    name = "apps.packs"
    label = "packs"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Make the rows of translators and of history whenever a pack is loaded."""
        from apps.packs import projection
        from apps.packs.projectors import register

        register("desk", projection.project_translations, shape=2)
        register("past", projection.project_history, shape=2)
