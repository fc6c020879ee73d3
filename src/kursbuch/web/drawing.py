"""Templates that show frozen records and nothing else: what looks the same is drawn once."""

from __future__ import annotations

from collections.abc import Hashable

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from kursbuch.core.cache import Cache
from kursbuch.core.words import Words

_drawn: Cache[tuple[Hashable, ...], SafeString] = Cache(4000)


def draw(template: str, language: str, **shown: Hashable) -> SafeString:
    """The template, which knows the language and what is shown, neither request nor table."""
    key = template, language, *shown.items()
    return _drawn.get_or_set(key, lambda: _draw(template, language, shown))


def _draw(template: str, language: str, shown: dict[str, Hashable]) -> SafeString:
    return render_to_string(template, {**shown, "words": Words(language)})
