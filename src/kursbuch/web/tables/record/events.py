"""News as JSON: what happened in a row, kept beside it for the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kursbuch.core.action import Event
from kursbuch.core.codec import Codec
from kursbuch.core.offers import Plain
from kursbuch.core.title import Title


def write_news(title: Title[Any], news: Sequence[Event]) -> list[Plain]:
    """What happened, as JSON."""
    return [_codec(title.events).write(event) for event in news]


def read_news(title: Title[Any], plain: Sequence[Plain]) -> list[Event]:
    """What happened, or an error if these events are not known any more."""
    return [_codec(title.events).record(Event, part, "news") for part in plain]


@cache
def _codec(events: tuple[type[Event], ...]) -> Codec:
    return Codec("is", {kind.__name__: kind for kind in events})
