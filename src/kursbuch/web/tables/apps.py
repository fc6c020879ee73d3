"""The app of tables."""

from django.apps import AppConfig
from django.urls import register_converter


class TablesConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.tables"
    label = "tables"

    def ready(self) -> None:
        """Listen to what happens elsewhere, and let addresses say that they are of a table."""
        from kursbuch.web.tables import receivers
        from kursbuch.web.tables.keys import TableKeyConverter

        assert receivers
        register_converter(TableKeyConverter, "table")
