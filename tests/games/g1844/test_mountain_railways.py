"""44-MR: mountain railways."""

import pytest

from kursbuch.eighteen.ids import HexId, PaperId
from kursbuch.games.g1844.mountains import (
    PlaceMountain,
    PlaceMountainRailway,
    free_mountains,
    panels_left,
)
from kursbuch.games.g1844.operating_events import MountainRailwayBuilt
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, do, news, offered, refused
from tests.games.g1844.builders import mountain, position


def build(hex_id: str, panel: int = 0, by: int = 0) -> PlaceMountainRailway:
    return PlaceMountainRailway(by=(ANNA, BERT)[by], hex=HexId(hex_id), panel=panel)


def buyer(paper: str = "B1") -> State44:
    state = position()
    state.holder[PaperId(paper)] = ANNA
    state.push(PlaceMountain(seat=ANNA, paper=PaperId(paper)))
    return state


@pytest.mark.rule("44-MR-03", "44-MR-12")
def test_the_buyer_puts_marker_and_panel_on_a_free_mountain() -> None:
    state = buyer("B4")
    (told,) = news(state, build("G14", 1), MountainRailwayBuilt)
    assert told.values == (10, 40, 50, 60)
    state = do(state, build("G14", 1))
    assert (state.mountains, state.panels) == ({"G14": "B4"}, {"G14": 1})


@pytest.mark.rule("44-MR-03", "44-MR-10")
def test_a_mountain_with_a_railway_is_taken_and_other_hexes_are_no_mountains() -> None:
    state = buyer()
    mountain(state, "G14", paper="B2", owner=BERT)
    refused(state, build("G14"), "44-MR-03")
    refused(state, build("C12"), "44-MR-03")
    assert "G14" not in {offer.fixed["hex"] for offer in offered(state, PlaceMountainRailway)}


@pytest.mark.rule("44-MR-03")
def test_only_the_buyer_builds() -> None:
    refused(buyer(), build("G14", by=1), "44-MR-03")


@pytest.mark.rule("44-MR-04")
def test_all_seven_mountains_are_free_at_the_start() -> None:
    assert set(free_mountains(position())) == {"H7", "L13", "I14", "G14", "F19", "J29", "L23"}


@pytest.mark.rule("44-MR-05", "44-SU-15")
def test_there_are_two_panels_of_each_kind() -> None:
    state = buyer()
    assert panels_left(state) == (0, 1, 2)
    mountain(state, "H7", panel=0, paper="B2")
    mountain(state, "L13", panel=0, paper="B3")
    assert panels_left(state) == (1, 2)
    refused(state, build("G14", 0), "44-MR-05")
    refused(state, build("G14", 7), "44-MR-05")
