"""Account pages: the name, API tokens, erasing."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from apps.accounts import services
from apps.accounts.forms import EraseForm, NameForm, TokenForm
from apps.accounts.models import User


def _me(request: HttpRequest) -> User:
    assert isinstance(request.user, User)  # login_required stands before every view here
    return request.user


@login_required
@require_http_methods(["GET", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    """The name that others see."""
    form = NameForm(request.POST or None, instance=_me(request))
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, _("Saved."))
        return redirect("accounts:account")
    return render(request, "accounts/account.html", {"form": form, "erase": EraseForm()})


@login_required
@never_cache
@require_http_methods(["GET", "POST"])
def tokens(request: HttpRequest) -> HttpResponse:
    """The tokens; a new one's text is on this answer and nowhere else."""
    form = TokenForm(request.POST or None)
    text = None
    if request.method == "POST" and form.is_valid():
        _token, text = services.token_create(user=_me(request), **form.cleaned_data)
        form = TokenForm()
    return render(request, "accounts/tokens.html", {"form": form, "text": text, "tokens": _me(request).tokens.all()})


@login_required
@require_POST
def revoke(request: HttpRequest, token_id: int) -> HttpResponse:
    """Take a token back."""
    if services.token_revoke(user=_me(request), token_id=token_id):
        messages.success(request, _("The token works no longer."))
    return redirect("accounts:tokens")


@login_required
@require_POST
def erase(request: HttpRequest) -> HttpResponse:
    """Erase the account; what others share (tables, ledgers) stays without the person."""
    form, me = EraseForm(request.POST), _me(request)
    if not form.is_valid() or form.cleaned_data["email"].lower() != me.email:
        messages.error(request, _("That is not the address of this account; nothing was erased."))
        return redirect("accounts:account")
    logout(request)
    services.user_erase(user=me)
    messages.success(request, _("Your account is erased."))
    return redirect("web:home")
