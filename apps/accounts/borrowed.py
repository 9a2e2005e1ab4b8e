"""Sentences of Django and allauth that the account pages show: listed here, they come into our catalogues, whose words go before theirs.

Their own translations do not speak to the reader as the rest of the site does, and their Portuguese is that of Portugal.
"""

from __future__ import annotations

from django.utils.translation import gettext_noop as _
from django.utils.translation import ngettext_lazy

LABELS = (
    _("Email"),
    _("Email address"),
    _("Password"),
    _("Remember Me"),
    _("Forgot your password?"),
    _("Current Password"),
    _("New Password"),
    _("New Password (again)"),
)

REFUSALS = (
    _("A user is already registered with this email address."),
    _("Be patient, you are sending too many requests."),
    _("Enter a valid email address."),
    _("Incorrect password."),
    _("Please type your current password."),
    _("The email address and/or password you specified are not correct."),
    _("The password is too similar to the %(verbose_name)s."),
    _("This email address is already associated with this account."),
    _("This field is required."),
    _("This password is too common."),
    _("Too many failed login attempts. Try again later."),
    _("You cannot add more than %d email addresses."),
    _("You cannot remove your primary email address."),
    _("You must type the same password each time."),
    _("Your primary email address must be verified."),
    ngettext_lazy(
        "This password is too short. It must contain at least %d character.",
        "This password is too short. It must contain at least %d characters.",
    ),
)

ADVICE = (
    _("Your password can’t be a commonly used password."),
    _("Your password can’t be too similar to your other personal information."),
    ngettext_lazy(
        "Your password must contain at least %(min_length)d character.",
        "Your password must contain at least %(min_length)d characters.",
    ),
)
