"""Addresses of the tables."""

from django.urls import path

from kursbuch.web.tables.agreement import views as agreement
from kursbuch.web.tables.chat import views as chat
from kursbuch.web.tables.hints import views as hints
from kursbuch.web.tables.holidays import views as holidays
from kursbuch.web.tables.live import views as live
from kursbuch.web.tables.lobby import views as lobby
from kursbuch.web.tables.notes import views as notes
from kursbuch.web.tables.page import views as page
from kursbuch.web.tables.pictures import views as pictures
from kursbuch.web.tables.plans import views as plans
from kursbuch.web.tables.play import views as play
from kursbuch.web.tables.programmes import views as programmes
from kursbuch.web.tables.record import views as record
from kursbuch.web.tables.seats import views as seats
from kursbuch.web.tables.since import views as since

urlpatterns = [
    path("", lobby.start, name="start"),
    path("tables/", lobby.lobby, name="tables"),
    path("new/<str:key>/", lobby.new, name="new"),
    path("account/holidays/take", holidays.take, name="holiday"),
    path("account/holidays/end", holidays.end, name="end-holiday"),
    path("import/", record.import_game, name="import"),
    path("t/<str:key>/", page.page, name="table"),
    path("t/<str:key>/act", play.act, name="act"),
    path("t/<str:key>/undo", agreement.take_back, name="undo"),
    path("t/<str:key>/redo", agreement.redo, name="redo"),
    path("t/<str:key>/answer", agreement.answer, name="answer"),
    path("t/<str:key>/ask", agreement.ask, name="ask"),
    path("t/<str:key>/rest", programmes.rest, name="rest"),
    path("t/<str:key>/plan", plans.begin, name="plan"),
    path("t/<str:key>/plan/write", plans.write, name="write-plan"),
    path("t/<str:key>/plan/arm", plans.arm, name="arm-plan"),
    path("t/<str:key>/plan/disarm", plans.disarm, name="disarm-plan"),
    path("t/<str:key>/plan/drop", plans.drop, name="drop-plan"),
    path("t/<str:key>/programme", programmes.start, name="programme"),
    path("t/<str:key>/programmes/<str:seat>", page.beginnings, name="programmes"),
    path("t/<str:key>/programme/stop", programmes.stop, name="stop-programme"),
    path("t/<str:key>/hint", hints.hint, name="hint"),
    path("t/<str:key>/resign", seats.resign, name="resign"),
    path("t/<str:key>/offer", seats.offer, name="offer"),
    path("t/<str:key>/seat/<str:offered>", seats.take, name="seat"),
    path("t/<str:key>/seat/<str:offered>/withdraw", seats.withdraw, name="withdraw"),
    path("t/<str:key>/chat", chat.chat, name="chat"),
    path("t/<str:key>/notes", notes.write, name="notes"),
    path("t/<str:key>/note", notes.read, name="note"),
    path("t/<str:key>/pin", notes.pin, name="pin"),
    path("t/<str:key>/events", live.events, name="events"),
    path("t/<str:key>/log", page.older_log, name="log"),
    path("t/<str:key>/since", since.since, name="since"),
    path("t/<str:key>/sheet/<str:name>", page.sheet, name="sheet"),
    path("t/<str:key>/moments", page.moments, name="moments"),
    path("t/<str:key>/runs", page.runs, name="runs"),
    path("t/<str:key>/card/<str:kind>/<path:name>", page.card, name="card"),
    path("t/<str:key>/record.json", record.record, name="record"),
    path("t/<str:key>/18xx.json", record.site_game, name="site-game"),
    path("t/<str:key>/chart/<str:chart>.svg", page.chart, name="chart"),
    path("t/<str:key>/picture/<str:what>.<str:kind>", pictures.picture, name="picture"),
    path("t/<str:key>/animation.html", pictures.animation, name="animation"),
    path("t/<str:key>/branch", record.branch, name="branch"),
    path("t/<str:key>/join", lobby.join, name="join"),
    path("t/<str:key>/leave", lobby.leave, name="leave"),
    path("t/<str:key>/fill", lobby.fill, name="fill"),
    path("t/<str:key>/hide", lobby.hide, name="hide"),
    path("t/<str:key>/remove", lobby.remove, name="remove"),
]
