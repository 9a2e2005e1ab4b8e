"""Django's registration of this application."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """People, tokens, seats without an account, and who may do what."""

    name = "apps.accounts"
    label = "accounts"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """A new password ends what was given out under the old one."""
        from allauth.account import signals

        from apps.accounts.receivers import revoke_tokens

        for signal in (signals.password_reset, signals.password_changed):
            signal.connect(revoke_tokens, dispatch_uid="accounts.revoke_tokens")
