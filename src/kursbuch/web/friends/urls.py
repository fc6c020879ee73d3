"""Addresses of friends and blocks."""

from django.urls import path

from kursbuch.web.friends import views

urlpatterns = [
    path("ask", views.ask, name="friend-ask"),
    path("accept", views.accept, name="friend-accept"),
    path("end", views.end, name="friend-end"),
    path("block", views.block, name="block"),
    path("unblock", views.unblock, name="unblock"),
]
