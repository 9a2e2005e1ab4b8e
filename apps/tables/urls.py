"""Addresses of live tables."""

from django.urls import path

from apps.tables import presses, views

app_name = "tables"

urlpatterns = [
    path("tables/", views.index, name="list"),
    path("tables/new/<slug:slug>/", views.new, name="new"),
    path("t/<str:key>/", views.table, name="table"),
    path("t/<str:key>/now/", views.now, name="now"),
    path("t/<str:key>/log/", views.log, name="log"),
    path("t/<str:key>/qr.svg", views.qr, name="qr"),
    path("t/<str:key>/answer/", presses.answer, name="answer"),
    path("t/<str:key>/go-on/", presses.go_on, name="go-on"),
    path("t/<str:key>/sit/", presses.sit, name="sit"),
    path("t/<str:key>/stand/", presses.stand, name="stand"),
    path("t/<str:key>/computer/", presses.computer, name="computer"),
    path("t/<str:key>/name/", presses.name, name="name"),
    path("t/<str:key>/plan/", presses.plan, name="plan"),
    path("t/<str:key>/start/", presses.start, name="start"),
    path("t/<str:key>/undo/", presses.undo, name="undo"),
    path("t/<str:key>/agree/", presses.agree, name="agree"),
    path("t/<str:key>/decline/", presses.decline, name="decline"),
    path("t/<str:key>/redo/", presses.redo, name="redo"),
    path("t/<str:key>/note/", presses.note, name="note"),
    path("t/<str:key>/close/", presses.close, name="close"),
    path("t/<str:key>/again/", presses.again, name="again"),
]
