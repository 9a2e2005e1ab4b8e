"""Addresses of live tables."""

from django.urls import path

from apps.tables import presses, views

app_name = "tables"

urlpatterns = [
    path("tables/", views.index, name="list"),
    path("tables/new/<slug:slug>/", views.new, name="new"),
    path("t/<slug:key>/", views.table, name="table"),
    path("t/<slug:key>/now/", views.now, name="now"),
    path("t/<slug:key>/log/", views.log, name="log"),
    path("t/<slug:key>/step/<int:number>/", views.step, name="step"),
    path("t/<slug:key>/qr.svg", views.qr, name="qr"),
    path("t/<slug:key>/answer/", presses.answer, name="answer"),
    path("t/<slug:key>/go-on/", presses.go_on, name="go-on"),
    path("t/<slug:key>/sit/", presses.sit, name="sit"),
    path("t/<slug:key>/stand/", presses.stand, name="stand"),
    path("t/<slug:key>/computer/", presses.computer, name="computer"),
    path("t/<slug:key>/name/", presses.name, name="name"),
    path("t/<slug:key>/plan/", presses.plan, name="plan"),
    path("t/<slug:key>/start/", presses.start, name="start"),
    path("t/<slug:key>/undo/", presses.undo, name="undo"),
    path("t/<slug:key>/agree/", presses.agree, name="agree"),
    path("t/<slug:key>/decline/", presses.decline, name="decline"),
    path("t/<slug:key>/redo/", presses.redo, name="redo"),
    path("t/<slug:key>/note/", presses.note, name="note"),
    path("t/<slug:key>/close/", presses.close, name="close"),
    path("t/<slug:key>/again/", presses.again, name="again"),
]
