"""Addresses of this application."""

from django.urls import path

from apps.library import bookviews, deskviews, pastviews, sideviews, views

app_name = "library"

urlpatterns = [
    path("games/", views.games, name="games"),
    path("games/<slug:slug>/", views.game, name="game"),
    path("games/<slug:slug>/rules/", views.rules, name="rules"),
    path("games/<slug:slug>/rules/<path:path>/", views.clause, name="clause"),
    path("games/<slug:slug>/rulebook/", bookviews.rulebook, name="rulebook"),
    path("games/<slug:slug>/side-by-side/", sideviews.side_by_side, name="side-by-side"),
    path("games/<slug:slug>/translations/", deskviews.translations, name="translations"),
    path("games/<slug:slug>/versions/", pastviews.versions, name="versions"),
    path("games/<slug:slug>/versions/compare/", pastviews.compare, name="compare"),
    path("games/<slug:slug>/versions/<int:number>/", pastviews.version, name="version"),
    path("games/<slug:slug>/history/<path:path>/", pastviews.clause_history, name="clause-history"),
    path("games/<slug:slug>/glossary/", views.glossary, name="glossary"),
    path("search/", views.search, name="search"),
]
