"""Addresses of the tables."""

from django.urls import include, path

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

of_one_table = [
    path("", page.page, name="table"),
    path("act", play.act, name="act"),
    path("undo", agreement.take_back, name="undo"),
    path("redo", agreement.redo, name="redo"),
    path("answer", agreement.answer, name="answer"),
    path("ask", agreement.ask, name="ask"),
    path("auto-pass", programmes.auto_pass, name="auto-pass"),
    path("plan", plans.begin, name="plan"),
    path("plan/write", plans.write, name="write-plan"),
    path("plan/arm", plans.arm, name="arm-plan"),
    path("plan/disarm", plans.disarm, name="disarm-plan"),
    path("plan/drop", plans.drop, name="drop-plan"),
    path("programme", programmes.start, name="programme"),
    path("programmes/<str:seat>", page.beginnings, name="programmes"),
    path("programme/stop", programmes.stop, name="stop-programme"),
    path("hint", hints.hint, name="hint"),
    path("resign", seats.resign, name="resign"),
    path("offer", seats.offer, name="offer"),
    path("seat/<str:offered>", seats.take, name="seat"),
    path("seat/<str:offered>/withdraw", seats.withdraw, name="withdraw"),
    path("chat", chat.chat, name="chat"),
    path("notes", notes.write, name="notes"),
    path("note", notes.read, name="note"),
    path("pin", notes.pin, name="pin"),
    path("events", live.events, name="events"),
    path("log", page.older_log, name="log"),
    path("since", since.since, name="since"),
    path("sheet/<str:name>", page.sheet, name="sheet"),
    path("moments", page.moments, name="moments"),
    path("refusals", page.refusals, name="refusals"),
    path("runs", page.runs, name="runs"),
    path("card/<str:kind>/<path:name>", page.card, name="card"),
    path("record.json", record.record, name="record"),
    path("18xx.json", record.site_game, name="site-game"),
    path("chart/<str:chart>.svg", page.chart, name="chart"),
    path("picture/<str:what>.<str:kind>", pictures.picture, name="picture"),
    path("animation.html", pictures.animation, name="animation"),
    path("branch", record.branch, name="branch"),
    path("announce", lobby.announce, name="announce"),
    path("join", lobby.join, name="join"),
    path("leave", lobby.leave, name="leave"),
    path("fill", lobby.fill, name="fill"),
    path("hide", lobby.hide, name="hide"),
    path("remove", lobby.remove, name="remove"),
]
urlpatterns = [
    path("t/<table:key>/", include(of_one_table)),
    path("", lobby.start, name="start"),
    path("tables/", lobby.lobby, name="tables"),
    path("new/<str:key>/", lobby.new, name="new"),
    path("account/holidays/take", holidays.take, name="holiday"),
    path("account/holidays/end", holidays.end, name="end-holiday"),
    path("import/", record.import_game, name="import"),
]
