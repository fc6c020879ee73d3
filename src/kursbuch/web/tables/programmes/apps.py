"""The app of programmes."""

from django.apps import AppConfig


class ProgrammesConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.tables.programmes"
    label = "programmes"
