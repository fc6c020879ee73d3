"""The key of a table, as addresses name it."""

from __future__ import annotations

from django.urls.converters import StringConverter


class TableKey(str):
    """What an address names a table by."""

    __slots__ = ()


class TableKeyConverter(StringConverter):
    """`<table:key>` in an address: it asks for a table."""

    def to_python(self, value: str) -> TableKey:
        """The key, known to be one of a table."""
        return TableKey(value)
