"""Django's registration of this application."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    """Games, clauses, translations, glossary, composition and search."""

    name = "apps.library"
    label = "library"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Make the library's rows whenever a pack is loaded."""
        from apps.library.projector import SHAPE, project
        from apps.packs.projectors import register

        register("library", project, shape=SHAPE)
