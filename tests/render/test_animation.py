"""A game that plays by itself: every frame is the picture of its position."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

import kursbuch
from kursbuch.core.action import Event
from kursbuch.core.state import State
from kursbuch.render import animate, draw
from kursbuch.render.animation.film import Film, edits_between

GAME = re.compile(r'<script type="application/json" id="game">(.*?)</script>', re.DOTALL)
Positions = list[tuple[State, tuple[Event, ...]]]


def positions(title: str, moves: int) -> Positions:
    state, rng = kursbuch.title(title).start(players=3, seed=5), Random(5)
    found: Positions = [(state, ())]
    for _ in range(moves):
        state, news = kursbuch.play(state, rng.choice(kursbuch.offers(state)).sample(rng))
        found.append((state, tuple(news)))
    return found


def frames(html: str, what: str) -> list[str]:
    """The pictures as the page puts them together."""
    match = GAME.search(html)
    assert match is not None
    game = json.loads(match[1])
    changes, pieces, shown = dict(game["pictures"][what]), list[int](), []
    for number in range(len(game["told"])):
        for start, gone, come in changes.get(number, ()):
            pieces[start : start + gone] = come
        shown.append("".join(game["pieces"][piece] for piece in pieces))
    return shown


@pytest.mark.parametrize("title", ["1844", "first-train-nuremberg"])
@pytest.mark.parametrize("what", ["board", "market"])
def test_every_frame_is_the_picture_of_its_position(title: str, what: str) -> None:
    played = positions(title, 60)
    shown = frames(animate(played, language="de"), what)
    assert len(shown) == 61
    for (state, _), svg in list(zip(played, shown, strict=True))[::10]:
        assert svg == draw(state, what, language="de", prefix=f"{what}-", legend=False)


def test_an_animation_tells_what_happened_in_each_move() -> None:
    played = positions("1844", 12)
    match = GAME.search(animate(played, names=("Anna", "Bert", "Carla")))
    assert match is not None
    told = json.loads(match[1])["told"]
    assert told[0] == []
    assert "Anna" in str(told)
    assert [len(lines) for lines in told] == [len(news) for _, news in played]


def test_no_name_ends_the_script_that_it_stands_in() -> None:
    evil = "</script><script>alert(1)</script><!--"
    html = animate(positions("1844", 6), name=evil, names=(evil, "Bert", "Carla"))
    assert html.count("<script") == 2
    assert html.count("</script") == 2
    assert "<!--" not in html
    assert "&lt;/script&gt;" in html.partition("</title>")[0]


def test_an_animation_loads_nothing() -> None:
    html = animate(positions("1824", 3))
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"|url\((?!#)|@import', html) == []


@pytest.mark.parametrize("seed", range(20))
def test_edits_make_the_one_sequence_the_other(seed: int) -> None:
    rng = Random(seed)
    old, new = ([rng.randrange(6) for _ in range(rng.randrange(12))] for _ in range(2))
    made = list(old)
    for start, gone, come in edits_between(old, new):
        made[start : start + gone] = come
    assert made == new


def test_a_film_keeps_what_stays_the_same_once() -> None:
    film = Film()
    for number, text in enumerate(["<svg><g a/><g b/>", "<svg><g a/><g c/>", "<svg><g a/><g c/>"]):
        film.show("board", number, text)
    plain = film.plain()
    assert plain["pieces"] == ["<svg>", "<g a/>", "<g b/>", "<g c/>"]
    assert plain["pictures"] == {"board": [(0, [(0, 0, [0, 1, 2])]), (1, [(2, 1, [3])])]}
