"""The database as it is at one moment, while others go on writing."""

from __future__ import annotations

from django.db import connection, transaction


def database_snapshot() -> transaction.Atomic:
    """A transaction that sees the database as it is now, and lets others write meanwhile."""
    if connection.vendor == "sqlite":
        options = connection.settings_dict["OPTIONS"]
        if options["transaction_mode"] != "DEFERRED":
            options["transaction_mode"] = "DEFERRED"
            connection.close()
    else:
        with connection.cursor() as cursor:
            cursor.execute(
                "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ"
            )
    return transaction.atomic()
