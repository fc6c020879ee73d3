"""The app of tables."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.tables"
    label = "tables"
