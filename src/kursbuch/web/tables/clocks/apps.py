"""The app of clocks."""

from django.apps import AppConfig


class ClocksConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.tables.clocks"
    label = "clocks"
