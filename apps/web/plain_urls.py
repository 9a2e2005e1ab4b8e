"""Addresses outside every language."""

from django.urls import path

from apps.web import views

app_name = "plain"

urlpatterns = [
    path("theme/", views.theme, name="theme"),
    path("healthz", views.healthz, name="healthz"),
]
