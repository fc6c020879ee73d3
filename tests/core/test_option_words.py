"""Every option says what the rulebook says and what its other values change; presets have names."""

from __future__ import annotations

from typing import Any

import pytest

from kursbuch.catalogue import titles
from kursbuch.core.errors import BadSetup
from kursbuch.core.option_words import about, sentences, users
from kursbuch.core.title import RULEBOOK, Title
from kursbuch.core.words import LANGUAGES, Words

ALL = [pytest.param(title, id=key) for key, title in titles().items()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ALL)
def test_every_value_of_an_option_has_a_sentence(title: Title[Any], language: str) -> None:
    words = Words(language)
    missing = [
        about(title, option, value).key
        for option in title.options
        for value in option.values
        if not words.knows(about(title, option, value).key)
    ]
    assert missing == []


@pytest.mark.parametrize("title", ALL)
def test_the_rulebook_is_the_first_preset_and_plays_the_defaults(title: Title[Any]) -> None:
    assert next(iter(title.presets)) == RULEBOOK
    assert title.preset(RULEBOOK) == {}
    for option in title.options:
        assert RULEBOOK in users(title, option, option.default)


@pytest.mark.parametrize("title", ALL)
def test_the_sentence_on_a_default_names_the_rulebook_it_is_from(title: Title[Any]) -> None:
    """A default that another value's sentence calls the rulebook's would be the wrong one."""
    words = Words("en")
    for option in title.options:
        assert "ulebook" in words.say(about(title, option, option.default)), option.name


@pytest.mark.parametrize("title", ALL)
def test_another_preset_says_every_value_that_it_relies_on(title: Title[Any]) -> None:
    for name, values in title.presets.items():
        if name != RULEBOOK:
            assert values.keys() == {option.name for option in title.options}
            title.start(title.players[0], 1, values)


@pytest.mark.parametrize("title", ALL)
def test_a_preset_that_is_not_there_is_refused(title: Title[Any]) -> None:
    with pytest.raises(BadSetup, match="rulebook"):
        title.preset("house")


@pytest.mark.parametrize("title", ALL)
def test_every_sentence_on_an_option_is_told_once(title: Title[Any]) -> None:
    for option in title.options:
        told = [sentence for _, sentence, _ in sentences(title, option)]
        assert told == list(dict.fromkeys(about(title, option, v) for v in option.values))
