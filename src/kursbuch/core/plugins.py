"""The packages outside of Kursbuch that bring titles of their own."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "kursbuch.titles"
"""The group of entry points in which an installed package names itself."""
VARIABLE = "KURSBUCH_TITLES"
"""The environment variable that names packages besides, with commas between them."""


@cache
def plugins() -> tuple[str, ...]:
    """The names of the packages, installed ones first."""
    installed = [entry.value for entry in entry_points(group=GROUP)]
    named = [name.strip() for name in os.environ.get(VARIABLE, "").split(",")]
    return tuple(dict.fromkeys(name for name in (*installed, *named) if name))


def folder(package: str) -> Path:
    """The folder of a package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package}, which {GROUP} or {VARIABLE} names")
    return Path(next(iter(spec.submodule_search_locations)))
