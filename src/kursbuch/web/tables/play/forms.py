"""The form of an offer, filled in: which action it asks for."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.codec import read_json
from kursbuch.core.offers import Plain


def planned(post: Mapping[str, str]) -> list[Plain]:
    """The actions that a form asks for, as JSON; what was chosen belongs to the last of them."""
    asked = read_json(post.get("offer", ""))
    if not isinstance(asked, list) or not asked:
        return [filled(asked, post)]
    return [*asked[:-1], *(filled(last, post) for last in asked[-1:])]


def filled(action: Plain, post: Mapping[str, str]) -> Plain:
    """An action as JSON: what was fixed, and what was chosen; boxes that are ticked make a list."""
    if not isinstance(action, dict):
        return action
    for name, text in post.items():
        kind, _, rest = name.partition(".")
        if kind == "open":
            action[rest] = read_json(text)
        elif kind == "some":
            field_name, _, value = rest.partition(".")
            listed = action.setdefault(field_name, [])
            if isinstance(listed, list) and value:
                listed.append(value)
        elif kind == "split":
            field_name, _, key = rest.partition(".")
            parts = action.setdefault(field_name, {})
            amount = read_json(text or "0")
            if isinstance(parts, dict) and amount != 0:
                parts[key] = amount
    return action
