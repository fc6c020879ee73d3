"""Forms of the page about notices."""

from __future__ import annotations

from typing import Any

from django import forms

from kursbuch.core.words import Message, Words
from kursbuch.web.accounts.models import Quiet, User
from kursbuch.web.forms import RequestForm, ShortText, WholeNumber
from kursbuch.web.notices.models import Channel, Kind, Preferences
from kursbuch.web.notices.outside import is_public


class ChannelsForm(forms.ModelForm):  # type: ignore[type-arg]
    """Mail and webhook, and how often a mail is welcome."""

    quiet = forms.TypedChoiceField(coerce=int)
    webhook = forms.URLField(required=False, max_length=300, assume_scheme="https")

    class Meta:
        """The fields of a person."""

        model = User
        fields = ("by_email", "quiet", "webhook")

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = words
        for name, part in self.fields.items():
            part.label = words.say(Message(f"notices-{name.replace('_', '-')}"))
        quiet = self.fields["quiet"]
        assert isinstance(quiet, forms.ChoiceField)
        quiet.choices = [
            (str(n.value), words.say(Message(f"notices-quiet-{n.value}"))) for n in Quiet
        ]

    def clean_webhook(self) -> str:
        """A webhook leads to the public internet, never to a machine next door."""
        address = str(self.cleaned_data["webhook"])
        if address and not is_public(address):
            raise forms.ValidationError(self._words.say(Message("notices-webhook-refused")))
        return address


class PreferencesForm(forms.ModelForm):  # type: ignore[type-arg]
    """Which news by which channel, and the hours without any."""

    wanted = forms.MultipleChoiceField(
        required=False,
        choices=[(f"{kind}-{channel}", "") for kind in Kind for channel in Channel],
    )

    class Meta:
        """The fields of the preferences."""

        model = Preferences
        fields = ("quiet_from", "quiet_until")

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = words

    def clean(self) -> dict[str, Any]:
        """Quiet hours have a beginning and an end."""
        found = super().clean() or {}
        if (found.get("quiet_from") is None) != (found.get("quiet_until") is None):
            raise forms.ValidationError(self._words.say(Message("notices-quiet-half")))
        return found

    @property
    def unwanted(self) -> list[str]:
        """What was not ticked."""
        wanted = self.cleaned_data["wanted"]
        return [f"{k}-{c}" for k in Kind for c in Channel if f"{k}-{c}" not in wanted]


class DeviceForm(RequestForm):
    """What a browser says when it subscribes."""

    endpoint = ShortText(500)
    public_key = ShortText(100)
    secret = ShortText(40)


class DropForm(RequestForm):
    """A device by its number, or by its endpoint."""

    device = WholeNumber()
    endpoint = ShortText(500)
