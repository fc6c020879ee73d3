"""The application."""

from django.apps import AppConfig


class Notices(AppConfig):
    """Notices."""

    name = "kursbuch.web.notices"
