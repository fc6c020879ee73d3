"""Addresses of the tables."""

from django.urls import path

from kursbuch.web.tables import (
    acting,
    agreeing,
    charts,
    files,
    following,
    importing,
    lobby,
    resting,
    seats,
    views,
)

urlpatterns = [
    path("", lobby.start, name="start"),
    path("tables/", lobby.lobby, name="tables"),
    path("new/<str:key>/", lobby.new, name="new"),
    path("import/", importing.import_game, name="import"),
    path("t/<str:key>/", views.page, name="table"),
    path("t/<str:key>/act", acting.act, name="act"),
    path("t/<str:key>/undo", acting.undo, name="undo"),
    path("t/<str:key>/redo", acting.redo, name="redo"),
    path("t/<str:key>/answer", agreeing.answer, name="answer"),
    path("t/<str:key>/ask", agreeing.ask, name="ask"),
    path("t/<str:key>/rest", resting.rest, name="rest"),
    path("t/<str:key>/resign", seats.resign, name="resign"),
    path("t/<str:key>/offer", seats.offer, name="offer"),
    path("t/<str:key>/seat/<str:offered>", seats.take, name="seat"),
    path("t/<str:key>/seat/<str:offered>/withdraw", seats.withdraw, name="withdraw"),
    path("t/<str:key>/chat", agreeing.chat, name="chat"),
    path("t/<str:key>/events", following.events, name="events"),
    path("t/<str:key>/log", views.older_log, name="log"),
    path("t/<str:key>/panel/<str:name>", views.panel, name="panel"),
    path("t/<str:key>/record.json", files.record, name="record"),
    path("t/<str:key>/18xx.json", files.site_game, name="site-game"),
    path("t/<str:key>/chart/<str:chart>.svg", charts.picture, name="chart"),
    path("t/<str:key>/branch", files.branch, name="branch"),
    path("t/<str:key>/join", lobby.join, name="join"),
    path("t/<str:key>/leave", lobby.leave, name="leave"),
    path("t/<str:key>/fill", lobby.fill, name="fill"),
]
