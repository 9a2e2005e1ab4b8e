"""Addresses of this application."""

from django.urls import URLPattern, URLResolver

app_name = "cards"

urlpatterns: list[URLPattern | URLResolver] = []
