"""The first page, the theme, health."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_POST, require_safe

from apps.campaigns.queries import campaigns_of
from apps.packs import registry
from apps.tables.planning import shelf
from apps.tables.queries import tables_of
from apps.web import health
from apps.web.demo import demo_campaign_now, demo_table_free

THEMES = ("light", "dark", "auto")


@cache_control(private=True, no_cache=True)
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """One search field, the shelf, and what one was at."""
    lang = get_language() or settings.LANGUAGE_CODE
    spines = [
        {
            "slug": pack.slug,
            "accent": pack.accent,
            "name": pack.texts.say(lang, "game"),
            "about": pack.texts.say(lang, "game", "about"),
            "unofficial": pack.texts.say(lang, "game", "unofficial"),
            "plays": bool(pack.rules and pack.players_module),
        }
        for pack in registry.packs().values()
    ]
    viewer = request.viewer  # type: ignore[attr-defined]
    mine = {"tables": shelf(tables_of(viewer).prefetch_related("seats")[:5], [lang]), "campaigns": list(campaigns_of(viewer)[:5])}
    # Whoever has nothing to go on with may look at the demo.
    shown = {"demo_table": None if mine["tables"] else demo_table_free(), "demo_campaign": None if mine["campaigns"] else demo_campaign_now()}
    return render(request, "web/home.html", {"spines": spines, **mine, **shown})


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Remember light, dark or automatic in a cookie, and go back."""
    chosen = request.POST.get("theme", "auto")
    back = request.POST.get("next", "/")
    if not url_has_allowed_host_and_scheme(back, allowed_hosts={request.get_host()}):
        back = "/"
    response = redirect(back)
    if chosen in THEMES:
        response.set_cookie("theme", chosen, max_age=400 * 24 * 3600, samesite="Lax", secure=request.is_secure(), httponly=True)
    return response


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """200 if all that is needed is well, else 503, with a word on every check."""
    well, words = health.report()
    return JsonResponse({"status": "ok" if well else "failing", "checks": words}, status=200 if well else 503)
