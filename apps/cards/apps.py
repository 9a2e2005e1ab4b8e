"""Django's registration of this application."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    """Decks, cards, dice and tokens."""

    name = "apps.cards"
    label = "cards"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Make the rows of components whenever a pack is loaded; tell the library what a selection lays on the table."""
        from apps.cards.components import components
        from apps.cards.projector import SHAPE, project
        from apps.library.components import register as register_components
        from apps.packs.projectors import register

        register("cards", project, shape=SHAPE)
        register_components(components)
