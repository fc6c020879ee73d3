"""Finds what bots know of a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kursbuch.bots.eighteen.knowledge import KNOWLEDGE as EIGHTEEN
from kursbuch.bots.knowledge import PART, Knowledge
from kursbuch.catalogue import part
from kursbuch.core.title import Title

FAMILIES: Mapping[str, Knowledge] = {"18xx": EIGHTEEN}
"""What is known of titles that hand over nothing of their own, by family."""


def knowledge_of(title: Title[Any]) -> Knowledge | None:
    """What the title hands over, or what is known of its family, if anything."""
    return part(title, PART) or FAMILIES.get(title.family)
