"""The app of groups."""

from django.apps import AppConfig


class GroupsConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.groups"
    label = "groups"
