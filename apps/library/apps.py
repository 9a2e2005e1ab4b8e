"""Django's registration of this application."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    """Games, clauses, translations, glossary, composition and search."""

    name = "apps.library"
    label = "library"
    default_auto_field = "django.db.models.BigAutoField"
