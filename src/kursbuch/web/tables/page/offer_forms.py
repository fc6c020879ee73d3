"""Offers as forms: any title can be played through these, before it has a presenter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from kursbuch.core.codec import canonical, encode, fingerprint
from kursbuch.core.offers import Choices, Domain, Offer, Span, Split
from kursbuch.web.games.moment import fixed_part
from kursbuch.web.tables.page.labels import Labels

FEW = 12
"""A list of at most this many values is a row of buttons."""
FEW_NUMBERS = 5
"""A range of at most this many steps is a row of buttons."""

MOST = 60
"""Of a domain of its own kind no more values than this are listed."""


@dataclass(frozen=True)
class FieldOption:
    """One value of a field."""

    value: str
    label: str
    picture: str = ""


@dataclass(frozen=True)
class Field:
    """An open field of an offer: buttons, a number, or the parts of a sum."""

    name: str
    label: str
    options: Sequence[FieldOption] = ()
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

    @property
    def is_live(self) -> bool:
        """A number alone is asked for: it is a proposal as soon as it is typed."""
        return len(self.fields) == 1 and self.fields[0].span is not None

    @property
    def key(self) -> str:
        """Tells its fields from those of other forms."""
        return fingerprint(self.hidden)


def control(offer: Offer, labels: Labels) -> Control:
    """The form of one offer."""
    return Control(
        fixed_part(offer),
        labels.offer(offer),
        [open_field(offer, name, domain, labels) for name, domain in offer.open.items()],
        [(labels.field(name), labels.value(name, value)) for name, value in offer.facts.items()],
    )


def open_field(offer: Offer, name: str, domain: Domain, labels: Labels) -> Field:
    """An open field: a short list is a row of buttons, a range a number, a sum its parts."""
    label = labels.field(name)
    match domain:
        case Split():
            return Field(name, label, split=domain, parts=_parts(domain, name, labels))
        case Span(low, high, step) if (high - low) // step >= FEW_NUMBERS:
            return Field(name, label, span=domain)
        case Span() | Choices():
            return Field(name, label, _options(offer, name, domain, labels))
    return Field(name, label, _options(offer, name, domain, labels))


def _options(offer: Offer, name: str, domain: Domain, labels: Labels) -> list[FieldOption]:
    """The values of a domain; of a large one of its own kind, what it suggests first.

    Of values with the same picture only the first is shown: nobody could tell them apart.
    """
    shown: dict[str, FieldOption] = {}
    for value in islice(domain.values(), MOST):
        text, picture = _text(value), labels.picture(offer, name, value)
        shown.setdefault(picture or text, FieldOption(text, labels.value(name, value), picture))
    return list(shown.values())


def _parts(split: Split, name: str, labels: Labels) -> list[tuple[str, str, int, int]]:
    left, parts = split.total, []
    for key, limit in split.limits.items():
        first = min(left, limit)
        left -= first
        parts.append((key, labels.value(name, key), limit, first))
    return parts


def _text(value: object) -> str:
    return canonical(encode(value))
