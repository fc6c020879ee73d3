"""The map of First Train and the boards beside it."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import cast

import pytest

from kursbuch import render
from kursbuch.core.state import offers, play
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.title import TITLES
from kursbuch.render import Marks, NoPicture, NoRun
from tests.render.reading import alternative, having, of_class, read, words, wrong_in

EDITIONS = {title.key: title for title in TITLES}


def played(key: str, players: int, actions: int, seed: int = 4) -> FirstTrain:
    """A game after some random actions."""
    state, rng = EDITIONS[key].start(players, seed), Random(seed)
    for _ in range(actions):
        possible = list(offers(state))
        if not possible:
            break
        state, _ = play(state, rng.choice(possible).sample(rng))
    return state


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("actions", [0, 60, 400])
def test_every_area_is_drawn_once_and_every_link_has_its_owner(key: str, actions: int) -> None:
    state = played(key, 3, actions)
    tree = read(render.draw(state))
    assert sorted(having(tree, "data-area")) == sorted(state.title.map.areas)
    assert sorted(having(tree, "data-border")) == sorted({**state.links, **state.company_links})
    owners = {node.get("data-border"): node.get("data-owner") for node in of_class(tree, "link")}
    assert owners == {b: str(o) for b, o in {**state.links, **state.company_links}.items()}


@pytest.mark.parametrize("key", EDITIONS)
def test_all_pieces_on_the_map_are_shown(key: str) -> None:
    state = played(key, 3, 100)
    tree = read(render.draw(state, legend=False))
    shown = len(of_class(tree, "goods")) + len(of_class(tree, "person"))
    assert shown == sum(len(pieces) for pieces in state.pieces.values())


@pytest.mark.parametrize("what", ["board", "market"])
def test_the_reconstruction_is_named_as_one_in_both_languages(what: str) -> None:
    state = played("first-train-nuremberg", 4, 0)
    assert "reconstruction" in words(read(render.draw(state, what)))
    assert "Rekonstruktion" in words(read(render.draw(state, what, language="de")))


@pytest.mark.parametrize("what", ["board", "market"])
@pytest.mark.parametrize("key", EDITIONS)
def test_a_picture_has_a_text_alternative_in_both_languages(key: str, what: str) -> None:
    state = played(key, 4, 50)
    english = alternative(read(render.draw(state, what, names=["Anna", "Bert", "Carla", "Dora"])))
    german = alternative(read(render.draw(state, what, language="de")))
    assert all(english)
    assert all(german)
    assert english[1] != german[1]


def test_no_coordinate_is_lost_and_nothing_runs_in_the_page() -> None:
    state = played("first-train-wensleydale", 4, 200)
    for what in render.pictures(state):
        assert not wrong_in(render.draw(state, what))


def test_ids_begin_with_the_wished_prefix_so_that_two_pictures_fit_on_a_page() -> None:
    svg = render.draw(played("first-train-nuremberg", 2, 0), prefix="left-")
    assert all(name.startswith("left-") for name in having(read(svg), "id"))
    assert "url(#k-" not in svg


def test_marked_places_can_be_clicked_and_reached_by_keyboard() -> None:
    state = played("first-train-nuremberg", 3, 0)
    border = next(iter(state.title.map.borders))
    marks = Marks(possible=frozenset({"fuerth", border}), chosen=frozenset({"bamberg"}))
    tree = read(render.draw(state, marks=marks))
    marked = [node for node in tree.iter() if node.get("role") == "button"]
    assert {node.get("data-area") or node.get("data-border") for node in marked} == {
        "fuerth",
        "bamberg",
        border,
    }
    assert all(node.get("tabindex") == "0" and node.get("aria-label") for node in marked)


def test_bids_stand_in_their_boxes_with_the_disc_of_the_bidder() -> None:
    state = played("first-train-nuremberg", 4, 3)
    bids = {number: box for number, box in enumerate(state.boxes, 1) if box.bidder is not None}
    assert bids
    svg = render.draw(state, "market", names=["Anna", "Bert", "Carla", "Dora"])
    for number, box in bids.items():
        name = ["Anna", "Bert", "Carla", "Dora"][cast(int, box.bidder)]
        assert f"Box {number}: {name} bids {box.cubes}" in svg


def test_names_of_players_cannot_smuggle_anything_into_the_page() -> None:
    svg = render.draw(played("first-train-nuremberg", 2, 0), names=["<script>x</script>", '"&'])
    assert "<script" not in svg
    assert "<script>x</script>" in words(read(svg))


def test_no_company_of_this_game_runs_trains_along_routes() -> None:
    with pytest.raises(NoRun):
        render.draw(played("first-train-nuremberg", 2, 0), run=True)


def test_there_is_no_picture_of_tiles() -> None:
    with pytest.raises(NoPicture, match="board, market"):
        render.draw(played("first-train-nuremberg", 2, 0), "tiles")


def test_a_png_is_made_without_fonts_of_the_machine() -> None:
    svg = render.draw(played("first-train-nuremberg", 2, 0), "market")
    picture = render.png(svg, 0.5)
    assert picture.startswith(b"\x89PNG")
    wide, high = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
    width, height = (float(read(svg).get(name) or 0) for name in ("width", "height"))
    assert (wide, high) == (ceil(width / 2), ceil(height / 2))
    blank = render.png(svg.replace("<text", "<desc").replace("</text", "</desc"), 0.5)
    assert picture != blank
