"""Every key that the rules use has words in every language; every event can be told."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from kursbuch.core.action import Event
from kursbuch.core.option_words import about
from kursbuch.core.words import LANGUAGES, Message, speak
from kursbuch.games import first_train
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.events import EVENTS, LinkBuilt, SeriesFinished
from kursbuch.games.first_train.title import TITLES
from tests.games.first_train.builders import ANNA

FOLDER = Path(first_train.__file__).parent
KEY = re.compile(r'"((?:ft|prompt)-[\w-]+)"')


def keys_in_use() -> set[str]:
    used = {f"prompt-{step.__name__}" for step in TITLES[0].steps}
    used |= {f"ft-phase-{number}" for number in range(1, 11)}
    used |= {
        about(title, option, value).key
        for title in TITLES
        for option in title.options
        for value in option.values
    }
    for path in (*FOLDER.glob("*.py"), *FOLDER.glob("data/*.toml")):
        used |= set(KEY.findall(path.read_text(encoding="utf-8")))
    return used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_use_has_words_and_no_words_are_without_use(language: str) -> None:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == keys_in_use()


EXAMPLES: dict[str, Any] = {
    "seat": ANNA,
    "points": {"white": 2, "red": 1},
    "influence": {"brown": 2},
    "tokens": ("white", "red"),
    "build": (ANNA,),
    "transport": (ANNA,),
    "order": (ANNA,),
    "area": "leyburn",
    "out_of": "leyburn",
    "into": "hawes",
    "start": "leyburn",
    "end": "hawes",
    "piece": "white",
    "company": "green",
    "row": "A",
    "forced": True,
}


def example(kind: type[Event]) -> Event:
    values = {part.name: EXAMPLES.get(part.name, 3) for part in fields(kind)}
    if kind.__name__ == "TownsConnected":
        values["points"] = (2, 0, 1)
    elif kind.__name__ not in ("InfluenceGained",) and "points" in values:
        values["points"] = 2
    return kind(**values)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_in_every_language(title: Edition, kind: type[Event]) -> None:
    told = [speak(title.tell(example(kind)), language, ["Anna"]) for language in LANGUAGES]
    assert all(told)
    assert told[0] != told[1] or kind.__name__ == "PhaseBegan"


def test_what_nobody_tells_is_an_error() -> None:
    with pytest.raises(TypeError):
        TITLES[0].tell(Event())


def test_areas_are_told_by_name_in_the_language_of_the_reader() -> None:
    event = LinkBuilt(seat=ANNA, out_of="nuremberg_south", into="gostenhof", cost=1)
    assert speak(TITLES[0].tell(event), "en", ["Anna"]) == (
        "Anna builds from Nuremberg South to Gostenhof (1)."
    )
    assert speak(TITLES[0].tell(event), "de", ["Anna"]) == (
        "Anna baut von Nürnberg Süd nach Gostenhof (1)."
    )


def test_a_payment_is_told_part_by_part() -> None:
    event = SeriesFinished(
        seat=ANNA, links=1, cubes=2, influence={"white": 1, "red": 0}, landowners=1
    )
    assert speak(TITLES[0].tell(event), "en", ["Anna"]) == (
        "Anna finishes a series of one link and pays 2 investment cubes, 1 white influence. "
        "One of the landowners leaves the map."
    )


def test_the_note_says_that_the_maps_are_a_reconstruction() -> None:
    for title in TITLES:
        assert "reconstruction" in speak(Message(title.note))
