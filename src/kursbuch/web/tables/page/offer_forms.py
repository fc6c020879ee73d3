"""Offers as forms: any title can be played through these, before it has a presenter."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from kursbuch.core.codec import canonical, encode, read_json
from kursbuch.core.offers import Choices, Domain, Offer, Plain, Span, Split, plain
from kursbuch.web.tables.page.labels import Speech

FEW = 12
"""A short list with at most so many values is a row of buttons."""
FEW_NUMBERS = 5
"""A range with at most so many steps is a row of buttons."""

MOST = 60
"""Of a domain of its own kind no more values than this are listed."""


@dataclass(frozen=True)
class Option:
    """One value of a field."""

    value: str
    label: str
    picture: str = ""


@dataclass(frozen=True)
class Field:
    """An open field of an offer: buttons, a number, or the parts of a sum."""

    name: str
    label: str
    options: Sequence[Option] = ()
    span: Span | None = None
    split: Split | None = None
    parts: Sequence[tuple[str, str, int, int]] = ()
    """Of a sum: key, label, limit, and a first suggestion that adds up."""


@dataclass(frozen=True)
class Control:
    """One offer as a form."""

    hidden: str
    label: str
    fields: Sequence[Field]
    facts: Sequence[tuple[str, str]]

    @property
    def is_buttons(self) -> bool:
        """The only open field is answered by pressing a button."""
        return len(self.fields) == 1 and 0 < len(self.fields[0].options) <= FEW


def control(offer: Offer, speech: Speech) -> Control:
    """The form of one offer."""
    hidden = {"do": offer.action.__name__, "by": offer.by}
    hidden |= {name: plain(value) for name, value in offer.fixed.items()}
    return Control(
        json.dumps(hidden, ensure_ascii=False),
        speech.offer(offer),
        [open_field(offer, name, domain, speech) for name, domain in offer.open.items()],
        [(speech.field(name), speech.value(name, value)) for name, value in offer.facts.items()],
    )


def open_field(offer: Offer, name: str, domain: Domain, speech: Speech) -> Field:
    """An open field: a short list is a row of buttons, a range a number, a sum its parts."""
    label = speech.field(name)
    match domain:
        case Split():
            return Field(name, label, split=domain, parts=_parts(domain, name, speech))
        case Span(low, high, step) if (high - low) // step >= FEW_NUMBERS:
            return Field(name, label, span=domain)
        case Span() | Choices():
            return Field(name, label, _options(offer, name, domain, speech))
    return Field(name, label, _options(offer, name, domain, speech))


def _options(offer: Offer, name: str, domain: Domain, speech: Speech) -> list[Option]:
    """The values of a domain; of a large one of its own kind, what it suggests first.

    Of values with the same picture only the first is shown: nobody could tell them apart.
    """
    shown: dict[str, Option] = {}
    for value in islice(domain.values(), MOST):
        text, picture = _text(value), speech.picture(offer, name, value)
        shown.setdefault(picture or text, Option(text, speech.value(name, value), picture))
    return list(shown.values())


def _parts(split: Split, name: str, speech: Speech) -> list[tuple[str, str, int, int]]:
    left, parts = split.total, []
    for key, limit in split.limits.items():
        first = min(left, limit)
        left -= first
        parts.append((key, speech.value(name, key), limit, first))
    return parts


def _text(value: object) -> str:
    return canonical(encode(value))


def filled(post: Mapping[str, str]) -> Plain:
    """The action that a form asks for, as JSON: what was fixed, and what was chosen."""
    action = read_json(post.get("offer", ""))
    if not isinstance(action, dict):
        return action
    for name, text in post.items():
        kind, _, rest = name.partition(".")
        if kind == "open":
            action[rest] = read_json(text)
        elif kind == "split":
            field_name, _, key = rest.partition(".")
            parts = action.setdefault(field_name, {})
            amount = read_json(text or "0")
            if isinstance(parts, dict) and amount != 0:
                parts[key] = amount
    return action
