"""The app of the outbox."""

from django.apps import AppConfig


class OutboxConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.outbox"
    label = "outbox"
