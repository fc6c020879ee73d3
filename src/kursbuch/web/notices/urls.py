"""Addresses of notices."""

from django.urls import path

from kursbuch.web.notices import views

urlpatterns = [
    path("account/notices", views.notices, name="notices"),
    path("account/notices/device", views.subscribe, name="subscribe"),
    path("account/notices/device/drop", views.unsubscribe, name="unsubscribe"),
    path("account/notices/calendar", views.renew_calendar, name="renew-calendar"),
    path("account/notices/calendar/drop", views.drop_calendar, name="drop-calendar"),
    path("calendar/<str:key>.ics", views.calendar, name="calendar"),
    path("worker.js", views.worker, name="worker"),
]
