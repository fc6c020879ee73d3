"""Time zones: what an account may choose from, and what its choice means."""

from __future__ import annotations

from functools import cache
from zoneinfo import ZoneInfo, available_timezones

REGIONS = (
    "Africa",
    "America",
    "Antarctica",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)
UTC = "UTC"


@cache
def zones() -> tuple[str, ...]:
    """The zones by the names of their cities; old names and those of whole offsets are left out."""
    cities = sorted(name for name in available_timezones() if name.partition("/")[0] in REGIONS)
    return (UTC, *cities)


def zone(name: str) -> ZoneInfo:
    """The zone of this name; UTC where nobody has chosen one."""
    return ZoneInfo(name if name in zones() else UTC)
