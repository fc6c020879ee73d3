"""The app of plans."""

from django.apps import AppConfig


class PlansConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.tables.plans"
    label = "plans"
