"""Addresses of this application."""

from django.urls import path

from apps.cards import views

app_name = "cards"

urlpatterns = [
    path("cards/", views.everything, name="all"),
    path("games/<slug:slug>/cards/", views.index, name="index"),
    path("games/<slug:slug>/cards/<slug:deck>/", views.deck, name="deck"),
    path("games/<slug:slug>/cards/<slug:deck>/<slug:item>/", views.card, name="card"),
]
