"""Forms of the account pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.forms import BaseUserCreationForm

from kursbuch.core.words import Message, Words
from kursbuch.web.accounts.models import Scope, User
from kursbuch.web.accounts.names import is_plain, skeleton
from kursbuch.web.accounts.zones import zones
from kursbuch.web.forms import RequestForm, ShortText, WholeNumber


class SignUp(BaseUserCreationForm):  # type: ignore[type-arg]
    """A name, an address for a lost password, a password twice."""

    class Meta:
        """The fields of a person."""

        model = User
        fields = ("username", "email")

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = words
        self.fields["username"].widget.attrs |= {"maxlength": 30, "autocomplete": "username"}
        self.fields["username"].help_text = ""
        self.fields["email"].label = words.say(Message("page-email"))
        self.fields["email"].help_text = words.say(Message("page-email-help"))

    def clean_username(self) -> str:
        """A name that nobody takes for another's: Latin letters, and none that looks the same."""
        name = str(self.cleaned_data["username"])
        if not is_plain(name):
            raise forms.ValidationError(self._words.say(Message("page-name-letters")))
        if User.objects.filter(skeleton=skeleton(name)).exists():
            raise forms.ValidationError(self._words.say(Message("page-name-taken")))
        return name


class Settings(forms.ModelForm):  # type: ignore[type-arg]
    """How the pages should be."""

    language = forms.ChoiceField(required=False)
    theme = forms.ChoiceField(required=False)
    time_zone = forms.ChoiceField(required=False)

    class Meta:
        """The fields of a person."""

        model = User
        fields = (
            "language",
            "theme",
            "time_zone",
            "patterns",
            "sound",
            "email",
        )

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = words
        for name, part in self.fields.items():
            part.label = words.say(Message(f"page-{name.replace('_', '-')}"))
        as_browser = ("", words.say(Message("page-as-browser")))
        themes = [(theme, words.say(Message(f"page-{theme}"))) for theme in ("light", "dark")]
        self._choose("language", [as_browser, *settings.LANGUAGES])
        self._choose("theme", [as_browser, *themes])
        self._choose(
            "time_zone", [("", "–"), *((name, name.replace("_", " ")) for name in zones())]
        )
        self.fields["time_zone"].widget.attrs["data-own-zone"] = ""

    def _choose(self, name: str, choices: Sequence[tuple[str, str]]) -> None:
        """Let a field be chosen from these, told in the visitor's language."""
        part = self.fields[name]
        assert isinstance(part, forms.ChoiceField)
        part.choices = list(choices)


class NewTokenForm(RequestForm):
    """The name of a token, and what it allows besides reading."""

    name = ShortText(60)
    scopes = forms.MultipleChoiceField(choices=Scope.choices, required=False)

    def chosen(self) -> list[str]:
        """The scopes; a program that may do something may also read."""
        wanted = {Scope.READ, *self.cleaned_data.get("scopes", ())}
        return [scope for scope in Scope.values if scope in wanted]


class TokenForm(RequestForm):
    """Which token is meant."""

    token = WholeNumber()
