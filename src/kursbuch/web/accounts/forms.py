"""Forms of the account pages."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.forms import BaseUserCreationForm

from kursbuch.core.words import Message, Words
from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.webhooks import is_public


class SignUp(BaseUserCreationForm):  # type: ignore[type-arg]
    """A name, an address for a lost password, a password twice."""

    class Meta:
        """The fields of a person."""

        model = User
        fields = ("username", "email")

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].widget.attrs |= {"maxlength": 30, "autocomplete": "username"}
        self.fields["email"].label = words.say(Message("page-email"))
        self.fields["email"].help_text = words.say(Message("page-email-help"))


class Settings(forms.ModelForm):  # type: ignore[type-arg]
    """How the pages should be, and how to be told about one's turn."""

    webhook = forms.URLField(required=False, max_length=300, assume_scheme="https")

    class Meta:
        """The fields of a person."""

        model = User
        fields = ("email", "sound", "by_email", "webhook")

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = words
        for name, part in self.fields.items():
            part.label = words.say(Message(f"page-{name.replace('_', '-')}"))

    def clean_webhook(self) -> str:
        """A webhook leads to the public internet, never to a machine next door."""
        address = str(self.cleaned_data["webhook"])
        if address and not is_public(address):
            raise forms.ValidationError(self._words.say(Message("page-webhook-refused")))
        return address
