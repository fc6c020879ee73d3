"""The app of friends."""

from django.apps import AppConfig


class FriendsConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.friends"
    label = "friends"
