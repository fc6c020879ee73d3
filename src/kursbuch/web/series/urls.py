"""Addresses of series."""

from django.urls import path

from kursbuch.web.series import views

urlpatterns = [
    path("groups/<str:key>/series", views.new, name="series-new"),
    path("series/<str:key>/", views.show, name="series"),
    path("series/<str:key>/delete", views.delete, name="series-delete"),
]
