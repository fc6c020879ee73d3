"""The app of series."""

from django.apps import AppConfig


class SeriesConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.series"
    label = "series"
