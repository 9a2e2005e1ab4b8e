"""The account and its tokens; signing in and out is allauth's."""

from django.urls import path

from apps.accounts import views

app_name = "accounts"

urlpatterns = [
    path("me/", views.account, name="account"),
    path("me/erase/", views.erase, name="erase"),
    path("me/tokens/", views.tokens, name="tokens"),
    path("me/tokens/<int:token_id>/revoke/", views.revoke, name="revoke"),
]
