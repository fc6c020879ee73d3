"""The forms of notes."""

from __future__ import annotations

from django import forms

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import RequestForm, ShortText, WholeNumber
from kursbuch.web.tables.notes.notebook import LONGEST


class NotesForm(RequestForm):
    """The whole text, and the version from which it was written."""

    text = forms.CharField(required=False, strip=False)
    version = WholeNumber()
    subject = ShortText(40)

    @property
    def written(self) -> str:
        """The text with plain line ends; one that is too long or unreadable is refused."""
        text = self.said("text").replace("\r\n", "\n")
        if len(text) > LONGEST or "text" in self.errors:
            raise HouseRule(Message("notes-too-long", most=LONGEST))
        return text


class SubjectForm(RequestForm):
    """What notes are about."""

    subject = ShortText(40)


class PinForm(RequestForm):
    """A note for everybody."""

    text = ShortText(280)
