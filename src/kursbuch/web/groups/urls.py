"""Addresses of groups."""

from django.urls import path

from kursbuch.web.groups import views

urlpatterns = [
    path("groups/new", views.new, name="group-new"),
    path("groups/<str:key>/", views.group, name="group"),
    path("groups/<str:key>/invite", views.invite, name="group-invite"),
    path("groups/<str:key>/join", views.join, name="group-join"),
    path("groups/<str:key>/leave", views.leave, name="group-leave"),
    path("groups/<str:key>/remove", views.remove, name="group-remove"),
    path("groups/<str:key>/rename", views.rename, name="group-rename"),
    path("groups/<str:key>/delete", views.delete, name="group-delete"),
]
