"""Maps and boards: what is in the files, and what the loaders refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kursbuch.core.errors import BadSetup, KursbuchError, Unreadable
from kursbuch.core.record import Record, write_record
from kursbuch.core.state import offers, play
from kursbuch.core.words import LANGUAGES, speak
from kursbuch.games.first_train import data_files
from kursbuch.games.first_train.boards import check_bags, read_boards
from kursbuch.games.first_train.data_files import data_of
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.map import COMPANIES, WILD, Colour, no_link
from kursbuch.games.first_train.network import distances
from kursbuch.games.first_train.read_map import read_map
from kursbuch.games.first_train.shape import read_shape
from kursbuch.games.first_train.title import FIRST_TRAIN_NUREMBERG, TITLES
from kursbuch.records import read_record, replay
from tests.games.first_train.builders import map_file

NUREMBERG = FIRST_TRAIN_NUREMBERG
FOLDER = Path(data_files.__file__).parent / "data"
EACH = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)


def key_of(error: KursbuchError) -> str:
    """The key of an error that speaks all languages."""
    assert all(speak(error.message, language) for language in LANGUAGES)
    return error.message.key


def sound() -> dict[str, Any]:
    return map_file("R:red P:yellow N:major H:hop G:green a", "R-P P-N N-H N-G a-R a~P")


Spoil = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda f: f["areas"]["N"]["borders"].remove("P"), "ft-map-border-one-sided"),
        (lambda f: f["areas"]["N"]["borders"].append("Z"), "ft-map-unknown-area"),
        (lambda f: f["areas"]["N"]["borders"].append("N"), "ft-map-own-border"),
        (lambda f: f["areas"]["N"]["borders"].append("P"), "ft-map-border-twice"),
        (lambda f: f["areas"]["a"]["rivers"].clear(), "ft-map-river-one-sided"),
        (lambda f: f["areas"]["a"]["rivers"].update(G="Pegnitz"), "ft-map-no-border"),
        (lambda f: f["areas"]["a"].update(never=["P"]), "ft-map-never-one-sided"),
        (lambda f: f["areas"]["a"].update(town="major", goods="yellow"), "ft-map-town-and-goods"),
        (lambda f: f["areas"]["a"].update(company="red"), "ft-map-company-without-town"),
        (lambda f: f["areas"]["a"].update(goods="white"), "ft-map-white-goods"),
        (lambda f: f["areas"]["H"].update(goods="yellow"), "ft-map-yellow-goods"),
        (lambda f: f["areas"]["H"].update(goods="", town="minor"), "ft-map-town-in-hill"),
        (lambda f: f["areas"]["N"].update(company="red"), "ft-map-no-station"),
        (lambda f: f["areas"]["N"].update(terrain="hill", town=""), "ft-map-no-station"),
        (lambda f: f["cost"].update(plain=0), "ft-map-free-links"),
        (lambda f: f.update(connection={"starts": ["R"], "end": "Z"}), "ft-map-unknown-town"),
        (lambda f: f["areas"].update({"x|y": f["areas"].pop("a")}), "ft-map-bar"),
    ],
)
def test_a_map_that_cannot_be_right_is_refused_with_a_sentence(spoil: Spoil, key: str) -> None:
    read_map(sound())
    file = sound()
    spoil(file)
    with pytest.raises(BadSetup) as refusal:
        read_map(file)
    assert key_of(refusal.value) == key


def test_goods_and_towns_that_nobody_can_build_to_are_refused() -> None:
    for kind in ("yellow", "minor"):
        with pytest.raises(BadSetup) as refusal:
            read_map(map_file(f"R:red a T:moor X:{kind}", "R-a a-T T-X"))
        assert key_of(refusal.value) == "ft-map-unreachable"
    with pytest.raises(BadSetup) as refusal:
        read_map(map_file("R:red a X:yellow", "R-a a-X", never="a-X"))
    assert key_of(refusal.value) == "ft-map-unreachable"


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda f: f.update(colour="blue"), "field-unknown"),
        (lambda f: f["areas"]["a"].update(colour="blue"), "field-unknown"),
        (lambda f: f["areas"]["a"].update(terrain="sea"), "field-wrong"),
        (lambda f: f["areas"]["a"].update(out_only=1), "field-wrong"),
        (lambda f: f["areas"]["a"].pop("name"), "field-missing"),
        (lambda f: f["cost"].update(plain=1.5), "field-wrong"),
        (lambda f: f.update(areas=[]), "field-wrong"),
    ],
)
def test_unknown_keys_and_wrong_types_in_a_map_are_refused(spoil: Spoil, key: str) -> None:
    file = sound()
    spoil(file)
    with pytest.raises(Unreadable) as refusal:
        read_map(file)
    assert key_of(refusal.value) == key


def the_boards() -> dict[str, Any]:
    boards = deepcopy(data_of("nuremberg")["boards"])
    assert isinstance(boards, dict)
    return boards


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda f: f.update(colour="blue"), "field-unknown"),
        (lambda f: f["sides"]["2-3"]["trains"][0].update(steam=1), "field-unknown"),
        (lambda f: f["sides"]["2-3"]["trains"][0].update(cost="3"), "field-wrong"),
        (lambda f: f["components"]["pieces"].pop("red"), "ft-boards-pieces"),
        (lambda f: f["components"].update(cubes=10**9), "ft-boards-number"),
        (lambda f: f["start"]["influence"].pop("red"), "ft-boards-start"),
        (lambda f: f["limits"]["people_drawn"].pop("major"), "ft-boards-people"),
        (lambda f: f["sides"].pop("2-3"), "ft-boards-sides"),
        (lambda f: f["sides"]["2-3"]["turns"].pop("2"), "ft-boards-turns"),
        (lambda f: f["sides"]["2-3"]["tokens"].update(blue=1), "ft-boards-tokens"),
        (lambda f: f["sides"]["2-3"].update(tokens={"red": 5}), "ft-boards-few-tokens"),
        (lambda f: f["sides"]["2-3"]["boxes"][0].update(fixed=["blue"]), "ft-boards-box"),
        (lambda f: f["sides"]["2-3"]["boxes"][0].update(fixed=[]), "ft-boards-empty-box"),
        (lambda f: f["sides"]["2-3"]["trains"][0].update(row="B"), "ft-boards-rows"),
    ],
)
def test_boards_that_cannot_be_right_are_refused_with_a_sentence(spoil: Spoil, key: str) -> None:
    file = the_boards()
    spoil(file)
    with pytest.raises(KursbuchError) as refusal:
        read_boards(file)
    assert key_of(refusal.value) == key


def test_a_map_with_more_than_the_bags_hold_is_refused() -> None:
    whole = read_map(sound())
    file = the_boards()
    file["components"]["pieces"].update(white=1, yellow=1)
    with pytest.raises(BadSetup) as refusal:
        check_bags(read_boards(file), whole)
    assert key_of(refusal.value) == "ft-map-too-many-goods"
    file["components"]["pieces"].update(white=60, red=0, green=0, landowner=2)
    with pytest.raises(BadSetup) as refusal:
        check_bags(read_boards(file), whole)
    assert key_of(refusal.value) == "ft-map-too-many-towns"
    limits = file["limits"]
    exact = {"white": limits["goods_drawn"], "yellow": limits["goods_drawn"]}
    exact["landowner"] = limits["people_drawn"]["major"]  # and nobody for the towns of companies
    file["components"]["pieces"].update(exact)
    check_bags(read_boards(file), whole)


@EACH
def test_the_drawing_shows_every_area_and_border_of_the_map(title: Edition) -> None:
    assert title.shape.label.keys() == title.shape.outline.keys() == title.map.areas.keys()
    extended = read_map(data_files.data_of(title.board)["map"], ("dark_red",))
    assert title.shape.crossing.keys() == title.map.borders.keys() | extended.borders.keys()
    drawn = {border.river for border in title.map.borders.values()} - {""}
    assert drawn == title.shape.river.keys()
    width, height = title.shape.size
    for outline in title.shape.outline.values():
        assert all(0 <= x <= width and 0 <= y <= height for x, y in outline)


def test_a_drawing_without_one_of_the_areas_is_refused() -> None:
    shape = deepcopy(data_of("nuremberg")["shape"])
    assert isinstance(shape, dict)
    read_shape(shape, NUREMBERG.map)
    assert isinstance(shape["outline"], dict)
    del shape["outline"]["fuerth"]
    with pytest.raises(BadSetup) as refusal:
        read_shape(shape, NUREMBERG.map)
    assert key_of(refusal.value) == "ft-shape-missing"


@EACH
def test_a_border_without_a_crossing_is_crossed_half_way(title: Edition) -> None:
    border = next(iter(title.map.borders))
    assert title.shape.crossed_at(border) == title.shape.crossing[border]
    one, other = (title.shape.label[area] for area in border.split("|"))
    bare = type(title.shape)(size=(1, 1), label=title.shape.label, outline={})
    assert bare.crossed_at(border) == ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)


@EACH
def test_the_maps_have_the_size_that_the_components_suggest(title: Edition) -> None:
    areas = title.map.areas.values()
    assert 90 <= len(areas) <= 100
    assert all((area.goods == "white") == (area.terrain in WILD) for area in areas)
    assert sum(bool(area.goods) for area in areas) <= 60
    assert {area.company for area in areas} == {"", "red", "green"}


def test_the_facts_of_the_two_maps_are_as_the_sources_say() -> None:
    areas = NUREMBERG.map.areas
    assert areas["nuremberg_south"].company == "green"
    assert areas["nuremberg_north"].company
    assert areas["fuerth"].town
    assert {area.terrain for area in areas.values()} == {"lowland", "hop"}
    dales = TITLES[1].map.areas
    assert dales["richmond"].town
    assert not dales["richmond"].goods
    assert {area.terrain for area in dales.values()} == {"lowland", "valley", "hill"}


@pytest.mark.parametrize("company", COMPANIES)
def test_on_nuremberg_neither_company_is_far_from_most_neutral_towns(company: Colour) -> None:
    """Before, 12 of the 31 were five links or more from green, and one from red."""
    areas, near = NUREMBERG.map.areas, NUREMBERG.map.neighbours
    along = {
        area: [other for other in near[area] if no_link(NUREMBERG.map, area, other) is None]
        for area in areas
    }
    far = distances(along, [area.id for area in areas.values() if area.company == company])
    neutral = [area.id for area in areas.values() if area.town and not area.company]
    assert sum(far[area] >= 5 for area in neutral) <= len(neutral) // 4


def test_the_data_has_a_fingerprint_that_goes_into_the_record() -> None:
    state = NUREMBERG.start(players=3)
    assert state.setup.data == NUREMBERG.data
    assert len(NUREMBERG.data) == 16
    assert NUREMBERG.data != TITLES[1].data == TITLES[2].data


def own_map() -> dict[str, Any]:
    """The map of Nuremberg with Fürth in the hands of the red company."""
    whole = deepcopy(data_of("nuremberg")["map"])
    assert isinstance(whole, dict)
    areas: Any = whole["areas"]
    areas["fuerth"]["company"] = "red"
    return whole


def test_an_own_map_is_played_and_kept_with_the_record() -> None:
    state = NUREMBERG.start(players=2, seed=5, own={"map": own_map()})
    assert state.title.map.areas["fuerth"].company == "red"
    assert "fuerth" not in state.pieces
    action = next(iter(offers(state)[0].actions()))
    after, _ = play(state, action)
    written = write_record(Record(state.setup, (action,)))
    text = json.dumps(written, sort_keys=True)
    again = [position for position, _ in replay(read_record(text, find), find)]
    assert again == [state, after]


def find(key: str) -> Edition:
    return next(title for title in TITLES if title.key == key)


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ({"maps": {}}, "ft-own-unknown"),
        ({"map": {}}, "field-missing"),
        ({"map": 7}, "field-wrong"),
        ({"map": sound()}, "ft-shape-missing"),
        ({"boards": []}, "field-wrong"),
        ({"shape": {"size": [1, 1], "label": {}, "outline": {}}}, "ft-shape-missing"),
    ],
)
def test_own_boards_are_checked_like_the_printed_ones(own: dict[str, Any], key: str) -> None:
    with pytest.raises(KursbuchError) as refusal:
        NUREMBERG.start(players=2, own=own)
    assert key_of(refusal.value) == key


def test_own_boards_are_played() -> None:
    boards = the_boards()
    boards["limits"]["influence"] = 10
    state = NUREMBERG.start(players=2, own={"boards": boards})
    assert state.title.boards.limits.influence == 10


def test_games_begun_with_older_boards_go_on_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_files, "OLDER", tmp_path)
    old = replace(NUREMBERG.start(players=2).setup, data="0" * 16)
    (tmp_path / old.data).mkdir()
    text = (FOLDER / "boards.toml").read_text(encoding="utf-8")
    text = text.replace("investment = 12", "investment = 11")
    (tmp_path / old.data / "boards.toml").write_text(text, encoding="utf-8")
    state = NUREMBERG.resume(old)
    assert [player.hand for player in state.players] == [11, 11]


@pytest.mark.parametrize("data", ["1" * 16, "../../data", "nonsense"])
def test_games_begun_with_boards_that_are_not_known_are_refused(data: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        NUREMBERG.resume(replace(NUREMBERG.start(players=2).setup, data=data))
    assert key_of(refusal.value) == "ft-other-boards"
