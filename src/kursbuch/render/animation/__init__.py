"""A whole game as one HTML file that plays by itself: no server, nothing to load."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template

from kursbuch.core.action import Event
from kursbuch.core.state import State
from kursbuch.core.words import Message, Words
from kursbuch.render.animation.film import Film
from kursbuch.render.draw import draw, pictures

SHOWN = ("board", "market")
"""The pictures that change in the course of a game."""
_ENDING = re.compile(r"<(?=!--|/?script)", re.IGNORECASE)
LABELS = ("start", "back", "play", "pause", "on", "end", "speed", "moment", *SHOWN)


def animate(
    positions: Iterable[tuple[State, Sequence[Event]]],
    *,
    name: str = "",
    names: Sequence[str] = (),
    language: str = "en",
) -> str:
    """The game as HTML text: its positions in order, each with the events that led there."""
    words, film, told = Words(language, names), Film(), []
    shown: tuple[str, ...] = ()
    for number, (state, news) in enumerate(positions):
        if not number:
            shown = tuple(what for what in SHOWN if what in pictures(state))
            name = name or state.title.name
        for what in shown:
            svg = draw(state, what, names=names, language=language, prefix=f"{what}-", legend=False)
            film.show(what, number, svg)
        told.append([words.say(state.title.tell(event)) for event in news])
    return _page(name, words, {"told": told, **film.plain()})


def _page(name: str, words: Words, game: object) -> str:
    labels = {label: words.say(Message(f"animation-{label}")) for label in LABELS}
    return Template(_text("page.html")).substitute(
        {label: escape(said) for label, said in labels.items()},
        language=words.language,
        name=escape(name),
        style=_text("player.css"),
        script=_text("player.js"),
        game=_inside_a_script(game),
    )


def _text(file: str) -> str:
    return (files(__name__) / file).read_text(encoding="utf-8")


def _inside_a_script(plain: object) -> str:
    """JSON that cannot end the element it stands in."""
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    return _ENDING.sub(r"\\u003c", text)
