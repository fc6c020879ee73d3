"""Fields of what programs send: never huge, and nothing that a database cannot keep."""

from __future__ import annotations

from typing import Annotated

from ninja import Field
from pydantic import JsonValue

from kursbuch.web.forms import LARGEST

NO_NUL = r"^[^\x00]*$"

Key = Annotated[str, Field(max_length=200)]
"""The key of something, in an address."""
Text = Annotated[str, Field(max_length=200, pattern=NO_NUL)]
"""A line."""
Whole = Annotated[int, Field(ge=0, le=LARGEST)]
"""A row, a move, a seat."""
Plain = dict[str, JsonValue]
"""What each title says in its own words: an action, a position."""
