"""Addresses outside every language."""

from django.urls import URLPattern, URLResolver

app_name = "plain"

urlpatterns: list[URLPattern | URLResolver] = []
