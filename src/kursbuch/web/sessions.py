"""Sessions in the database, as Django keeps them, read by a query that is written once.

Every request reads one, and making the query costs far more than the answer.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from django.contrib.sessions.backends import db
from django.db import connection
from django.utils import timezone


class SessionStore(db.SessionStore):
    """Sessions of Django's own table."""

    def load(self) -> dict[str, Any]:
        """What is kept under the key; nothing, and no key, if there is none or it has expired."""
        now = connection.ops.adapt_datetimefield_value(timezone.now())
        with connection.cursor() as cursor:
            cursor.execute(_question(), [self.session_key, now])
            found = cursor.fetchone()
        if found is None:
            self._session_key = None
            return {}
        return self.decode(found[0])


@cache
def _question() -> str:
    rows = connection.ops.quote_name(SessionStore.get_model_class()._meta.db_table)
    return f"SELECT session_data FROM {rows} WHERE session_key = %s AND expire_date > %s"
