"""Forms for what programs and pages send along: small fields, read without fuss."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from django import forms

LARGEST = 9_999_999


class WholeNumber(forms.IntegerField):
    """A row, a move, a seat: not negative, and not huge."""

    def __init__(self) -> None:
        super().__init__(required=False, min_value=0, max_value=LARGEST)


class ShortText(forms.CharField):
    """A text without blanks around it; what is too long is cut."""

    def __init__(self, most: int) -> None:
        super().__init__(required=False)
        self.most = most

    def to_python(self, value: Any) -> str:
        """The beginning of the text."""
        return str(super().to_python(value))[: self.most]


def visible(name: str) -> str:
    """A name without what nobody sees: controls, marks of direction, blanks of no width.

    >>> visible("\u202eevil\u200b\u0007  twin ")
    'evil twin'
    """
    seen = (" " if c.isspace() else c for c in name if c.isspace() or not _is_hidden(c))
    return " ".join("".join(seen).split())


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf")


class PersonName(ShortText):
    """How somebody is called at a table."""

    def __init__(self) -> None:
        super().__init__(40)

    def to_python(self, value: Any) -> str:
        """What can be seen of it."""
        return visible(super().to_python(value))


class RequestForm(forms.Form):
    """What a request says. What is missing or cannot be read counts as not said."""

    def __init__(
        self, data: Mapping[str, Any], more: Mapping[str, forms.Field] | None = None
    ) -> None:
        super().__init__(data)
        self.fields.update(more or {})
        self.is_valid()

    def number(self, field: str) -> int | None:
        """The number in a field, if one was sent."""
        found: int | None = self.cleaned_data.get(field)
        return found

    def said(self, field: str) -> str:
        """The text in a field; empty if there is none."""
        return str(self.cleaned_data.get(field) or "")


class SeqForm(RequestForm):
    """The row of the record that the page showed when the form was sent."""

    seq = WholeNumber()

    @property
    def row(self) -> int:
        """The row; without one the page counts as out of date."""
        found = self.number("seq")
        return -1 if found is None else found


class NameForm(RequestForm):
    """The name of a guest."""

    name = PersonName()
