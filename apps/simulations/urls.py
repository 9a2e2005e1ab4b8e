"""Addresses of this application."""

from django.urls import path

from apps.simulations import views

app_name = "simulations"

urlpatterns = [
    path("simulations/", views.index, name="list"),
    path("simulations/new/<slug:slug>/", views.new, name="new"),
    path("simulations/odds/<slug:slug>/<slug:id_>/", views.odds, name="odds"),
    path("simulations/<str:key>/", views.experiment, name="experiment"),
    path("simulations/<str:key>/now/", views.now, name="now"),
    path("simulations/<str:key>/result.csv", views.table, name="csv"),
    path("simulations/<str:key>/cancel/", views.cancel, name="cancel"),
    path("simulations/<str:key>/resume/", views.resume, name="resume"),
]
