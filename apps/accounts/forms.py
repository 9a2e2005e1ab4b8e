"""Forms of the account pages."""

from __future__ import annotations

from django import forms
from django.utils.translation import gettext_lazy as _

from apps.accounts.models import READ, WRITE, User


class NameForm(forms.ModelForm):  # type: ignore[type-arg]  # generic in the stubs only
    """The name that others see."""

    class Meta:
        model = User
        fields = ("name",)


class TokenForm(forms.Form):
    """A new token: a name to know it by, and what it may do."""

    name = forms.CharField(label=_("What is it for?"), max_length=60)
    scopes = forms.MultipleChoiceField(
        label=_("It may"),
        choices=[(READ, _("read what I may read")), (WRITE, _("write in my name"))],
        initial=[READ],
        widget=forms.CheckboxSelectMultiple,
    )


class EraseForm(forms.Form):
    """Erasing needs the address typed once more."""

    email = forms.EmailField(label=_("Your e-mail address, to be sure"))
