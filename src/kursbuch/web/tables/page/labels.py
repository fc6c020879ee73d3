"""What actions, fields and values are called on the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kursbuch.core.offers import Offer
from kursbuch.core.words import Arg, Message, Words
from kursbuch.web.wording import spaced

Name = Callable[[str, object], str]
"""What a field's value is called on the page."""


@dataclass(frozen=True)
class Labels:
    """What actions, fields and values are called: by the catalogues, else by their own names."""

    words: Words
    name: Name = field(default=lambda field, value: "")
    picture: Callable[[Offer, str, object], str] = field(default=lambda offer, name, value: "")
    prefix: str = ""
    """What the title's own words begin with."""

    def action(self, do: str) -> str:
        """A kind of action."""
        return self._known(f"do-{do}") or spaced(do)

    def field(self, name: str) -> str:
        """A field of an action."""
        return self._known(f"field-{name}") or spaced(name)

    def value(self, name: str, value: object) -> str:
        """A field's value."""
        if told := self.name(name, value):
            return told
        if isinstance(value, bool):
            return self._known(f"page-{'yes' if value else 'no'}") or str(value)
        if isinstance(value, Mapping):
            parts = [f"{v} {self.value(name, k)}" for k, v in value.items() if v]
            return ", ".join(parts) or "–"
        if isinstance(value, Sequence) and not isinstance(value, str):
            return " – ".join(self.value(name, part) for part in value)
        if value is None:
            return "–"
        return self._known(f"{name}-{value}") or str(value)

    def offer(self, offer: Offer) -> str:
        """An offer in one sentence; fields that are still open have no name."""
        key = f"{self.prefix}offer-{offer.action.__name__}"
        if self.words.knows(key):
            known = {name: self._filled(name, value) for name, value in offer.fixed.items()}
            whole = Message(key, **{**dict.fromkeys(offer.open, ""), **known})
            return self.words.say(whole).strip()
        named = [self.value(name, value) for name, value in offer.fixed.items()]
        return ", ".join([self.action(offer.action.__name__), *named])

    def commit(self, offer: Offer) -> str:
        """What the button says that plays an action: a short sentence of its own, or its name."""
        key = f"{self.prefix}go-{offer.action.__name__}"
        if not self.words.knows(key):
            return self.offer(offer)
        known = {name: self._filled(name, value) for name, value in offer.fixed.items()}
        facts = {name: self._filled(name, value) for name, value in offer.facts.items()}
        return self.words.say(Message(key, **{"cost": "", **facts, **known})).strip(" ,:")

    def _filled(self, name: str, value: object) -> str | int:
        """A value in a sentence; whole numbers without a name stay numbers."""
        if isinstance(value, int) and not isinstance(value, bool) and not self.name(name, value):
            return value
        return self.value(name, value)

    def refusal(self, message: Message) -> Message:
        """A refusal, with places, trains and actions under the names that the page uses."""
        args = {name: self._called(name, arg) for name, arg in message.args.items()}
        return Message(message.key, **args)

    def _called(self, name: str, arg: Arg) -> Arg:
        if not isinstance(arg, str):
            return arg
        return self.action(arg) if name == "action" else self.name(name, arg) or arg

    def _known(self, key: str) -> str:
        for known in (f"{self.prefix}{key}", key):
            if _is_key(known) and self.words.knows(known):
                return self.words.say(Message(known))
        return ""


def _is_key(text: str) -> bool:
    return re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", text) is not None
