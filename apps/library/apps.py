"""Django's registration of this application."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    """Games, clauses, translations, glossary, composition and search."""

    name = "apps.library"
    label = "library"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Make the library's rows whenever a pack is loaded, and count no documents of a game that is taken away."""
        from django.db.models.signals import pre_delete

        from apps.library.projector import SHAPE, project
        from apps.library.search.store import part_gone
        from apps.packs.projectors import register

        pre_delete.connect(part_gone, sender="library.SearchPart")
        register("library", project, shape=SHAPE)
