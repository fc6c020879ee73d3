"""The app of people."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.accounts"
    label = "accounts"
