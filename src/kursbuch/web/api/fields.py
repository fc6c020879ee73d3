"""Fields of what programs send: never huge, and nothing that a database cannot keep."""

from __future__ import annotations

from datetime import time
from typing import Annotated

from ninja import Field
from pydantic import AfterValidator, JsonValue, WithJsonSchema

from kursbuch.web.forms import LARGEST

NO_NUL = r"^[^\x00]*$"

CLOCK = r"^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$"


def _without_zone(said: time) -> time:
    if said.tzinfo:
        raise ValueError("a time of day is meant in the time zone of the account: no offset")
    return said


Key = Annotated[str, Field(max_length=200)]
"""The key of something, in an address."""
Text = Annotated[str, Field(max_length=200, pattern=NO_NUL)]
"""A line."""
Whole = Annotated[int, Field(ge=0, le=LARGEST)]
"""A row, a move, a seat."""
TimeOfDay = Annotated[
    time, AfterValidator(_without_zone), WithJsonSchema({"type": "string", "pattern": CLOCK})
]
"""Hours and minutes, in the time zone of the account."""
Plain = dict[str, JsonValue]
"""What each title says in its own words: an action, a position."""
