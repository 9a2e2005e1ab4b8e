"""Addresses outside every language: the one that sends a reader to a clause in their own."""

from django.urls import path

from apps.library import views

app_name = "go"

urlpatterns = [path("go/<path:clause_id>/", views.go, name="go")]
