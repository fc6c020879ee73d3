"""Addresses of notices."""

from django.urls import path

from kursbuch.web.notices import views

urlpatterns = [
    path("account/notices", views.notices, name="notices"),
    path("account/notices/device", views.subscribe, name="subscribe"),
    path("account/notices/device/drop", views.unsubscribe, name="unsubscribe"),
    path("worker.js", views.worker, name="worker"),
]
