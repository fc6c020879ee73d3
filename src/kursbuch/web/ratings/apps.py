"""The app of ratings."""

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.ratings"
    label = "ratings"
