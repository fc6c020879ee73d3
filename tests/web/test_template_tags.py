"""Texts in templates: in the language of the page, escaped where the template escapes."""

from __future__ import annotations

from django.template import Context, Template
from django.utils import translation

from kursbuch.core.words import Message, Words

FIXED = Template('{% say "clock-ending" %}')
FILLED = Template("{% say key amount=amount %}")


def said(language: str, key: str = "clock-ending", **args: int) -> str:
    """The text as it is."""
    return Words(language).say(Message(key, **args))


def test_a_fixed_text_is_said_in_the_language_of_each_page() -> None:
    for language in ("de", "en", "de"):
        drawn = FIXED.render(Context({"words": Words(language)}, autoescape=False))
        assert drawn == said(language)
    assert said("de") != said("en")


def test_where_there_is_no_page_the_language_is_the_present_one() -> None:
    with translation.override("de"):
        assert FIXED.render(Context(autoescape=False)) == said("de")


def test_a_fixed_text_is_escaped_where_the_template_escapes() -> None:
    assert "'" in said("en")
    for _ in range(2):
        page, mail = (Context({"words": Words("en")}, autoescape=on) for on in (True, False))
        assert FIXED.render(page) == said("en").replace("'", "&#x27;")
        assert FIXED.render(mail) == said("en")


def test_a_text_can_be_filled_and_its_key_be_chosen_by_the_page() -> None:
    shown = {"words": Words("en"), "key": "e-bank", "amount": 12_000}
    assert FILLED.render(Context(shown)) == said("en", "e-bank", amount=12_000)


def test_a_text_can_be_kept_for_later() -> None:
    kept = Template('{% say "clock-ending" as text %}[{{ text }}]')
    drawn = kept.render(Context({"words": Words("en")}, autoescape=False))
    assert drawn == f"[{said('en')}]"
