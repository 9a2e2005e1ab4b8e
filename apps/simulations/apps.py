"""Django's registration of this application."""

from django.apps import AppConfig


class SimulationsConfig(AppConfig):
    """Experiments: jobs, statistics, charts; the compiler (workers only)."""

    name = "apps.simulations"
    label = "simulations"
    default_auto_field = "django.db.models.BigAutoField"
