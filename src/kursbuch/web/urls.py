"""All addresses."""

from django.urls import include, path

from kursbuch.web import views

urlpatterns = [
    path("", include("kursbuch.web.tables.urls")),
    path("language", views.set_language, name="language"),
    path("theme", views.set_theme, name="theme"),
    path("rules/", views.rules, name="rules"),
    path("rules/<str:rule>", views.rule, name="rule"),
]
handler404 = "kursbuch.web.views.not_found"
handler500 = "kursbuch.web.views.broken"
