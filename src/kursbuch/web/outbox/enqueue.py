"""Puts messages into the outbox."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from kursbuch.web import jobs
from kursbuch.web.outbox.models import Outgoing, Way

RANK = {Way.MAIL: 0, Way.WEBHOOK: 1, Way.PUSH: 0}
"""A slow webhook keeps no mail waiting."""


def enqueue(way: Way, content: Mapping[str, Any]) -> None:
    """Send this, once the transaction is written."""
    message = Outgoing.objects.create(way=way, content=dict(content))
    transaction.on_commit(lambda: jobs.outbox.put(message.pk, RANK[way]))
