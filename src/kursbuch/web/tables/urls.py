"""Addresses of the tables."""

from django.urls import path

from kursbuch.web.tables import charts, importing, lobby, views

urlpatterns = [
    path("", lobby.start, name="start"),
    path("tables/", lobby.lobby, name="tables"),
    path("new/<str:key>/", lobby.new, name="new"),
    path("import/", importing.import_game, name="import"),
    path("t/<str:key>/", views.page, name="table"),
    path("t/<str:key>/act", views.act, name="act"),
    path("t/<str:key>/undo", views.undo, name="undo"),
    path("t/<str:key>/redo", views.redo, name="redo"),
    path("t/<str:key>/answer", views.answer, name="answer"),
    path("t/<str:key>/ask", views.ask, name="ask"),
    path("t/<str:key>/resign", views.resign, name="resign"),
    path("t/<str:key>/chat", views.chat, name="chat"),
    path("t/<str:key>/events", views.events, name="events"),
    path("t/<str:key>/log", views.older_log, name="log"),
    path("t/<str:key>/panel/<str:name>", views.panel, name="panel"),
    path("t/<str:key>/record.json", views.record, name="record"),
    path("t/<str:key>/chart/<str:chart>.svg", charts.picture, name="chart"),
    path("t/<str:key>/branch", views.branch, name="branch"),
    path("t/<str:key>/join", lobby.join, name="join"),
    path("t/<str:key>/leave", lobby.leave, name="leave"),
    path("t/<str:key>/fill", lobby.fill, name="fill"),
]
