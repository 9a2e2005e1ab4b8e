"""Addresses of campaigns."""

from django.urls import path

from apps.campaigns import presses, views

app_name = "campaigns"

urlpatterns = [
    path("c/", views.index, name="list"),
    path("c/new/", views.new, name="new"),
    path("c/import/", views.take_in, name="import"),
    path("c/<str:key>/", views.campaign, name="campaign"),
    path("c/<str:key>/story/", views.story, name="story"),
    path("c/<str:key>/export.json", views.export, name="export"),
    path("c/<str:key>/settings/", views.settings, name="settings"),
    path("c/<str:key>/games/new/", views.game, name="game"),
    path("c/<str:key>/proposals/<int:number>/", views.proposal, name="proposal"),
    path("c/<str:key>/entries/<int:number>/correct/", views.correct, name="correct"),
    path("c/<str:key>/rules/", views.rules, name="rules"),
    path("c/<str:key>/notes/", presses.note, name="note"),
    path("c/<str:key>/decisions/", presses.decide, name="decide"),
    path("c/<str:key>/members/", presses.join, name="join"),
    path("c/<str:key>/members/<str:member>/", presses.member, name="member"),
]
