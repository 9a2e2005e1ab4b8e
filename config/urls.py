"""Every address: pages under the language, and what has none (API, health, short links)."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

urlpatterns = [
    path("api/", include("apps.api.urls")),
    path("", include("apps.web.plain_urls")),
    path("", include("apps.library.plain_urls")),
    *i18n_patterns(
        path("", include("apps.web.urls")),
        path("", include("apps.accounts.urls")),
        path("account/", include("allauth.account.urls")),
        path("", include("apps.library.urls")),
        path("", include("apps.cards.urls")),
        path("", include("apps.campaigns.urls")),
        path("", include("apps.tables.urls")),
        path("", include("apps.simulations.urls")),
    ),
]

handler400 = "apps.web.errors.bad_request"
handler403 = "apps.web.errors.forbidden"
handler404 = "apps.web.errors.not_found"
handler500 = "apps.web.errors.server_error"
