"""Django's registration of this application."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    """Decks, cards, dice and tokens."""

    name = "apps.cards"
    label = "cards"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Make the rows of components whenever a pack is loaded."""
        from apps.cards.projector import SHAPE, project
        from apps.packs.projectors import register

        register("cards", project, shape=SHAPE)
