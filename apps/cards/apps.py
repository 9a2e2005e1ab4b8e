"""Django's registration of this application."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    """Decks, cards, dice and tokens."""

    name = "apps.cards"
    label = "cards"
    default_auto_field = "django.db.models.BigAutoField"
