"""The first connection of Nuremberg and Fürth (FT-BUILD-14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.games.first_train.building import FinishSeries
from kursbuch.games.first_train.events import TownsConnected
from kursbuch.games.first_train.map import Connection
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.title import (
    FIRST_TRAIN_NUREMBERG,
    FIRST_TRAIN_WENSLEYDALE,
    LAST_TRAIN_WENSLEYDALE,
)
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    lay,
    lay_company,
    news_of,
    small_map,
)
from tests.games.first_train.test_building import building, link, series

CHAIN = small_map(
    "N:red S:green a b c F:major d e",
    "N-a a-b b-F S-c c-d d-e e-F a-c c-b a-d",
    connection="N S-F",
)


def points(state: FirstTrain) -> list[int]:
    return [player.points for player in state.players]


@pytest.mark.rule("FT-BUILD-14")
def test_own_links_on_the_connection_score_one_each_and_company_links_nothing() -> None:
    state = lay(lay_company(building(CHAIN), "red", "a-b"), BERT, "b-F")
    assert TownsConnected(points=(1, 1, 0)) in news_of(state, link("N-a"))
    assert points(after(state, link("N-a"))) == [1, 1, 0]
    assert points(after(state, link("N-a"), FinishSeries(by=ANNA))) == [1, 1, 0]


@pytest.mark.rule("FT-BUILD-14")
def test_either_part_of_nuremberg_connects() -> None:
    state = lay(building(CHAIN), ANNA, "c-d d-e e-F")
    state = after(state, link("S-c"), FinishSeries(by=ANNA))
    assert points(state) == [4, 0, 0]


@pytest.mark.rule("FT-BUILD-14")
def test_only_the_shortest_connection_counts() -> None:
    state = lay(lay(building(CHAIN), BERT, "N-a a-b"), CARL, "S-c c-d d-e e-F")
    state.connected = False
    state = after(state, FinishSeries(by=ANNA), link("b-F", by=1), FinishSeries(by=BERT))
    assert points(state) == [0, 3, 0]


@pytest.mark.rule("FT-BUILD-14")
def test_with_forks_all_links_on_any_of_the_shortest_connections_count_once() -> None:
    fork = small_map("N:red S:green a b c F:major", "N-a a-b a-c b-F c-F S-b", connection="N S-F")
    state = lay(lay(building(fork), BERT, "a-b b-F"), CARL, "a-c c-F")
    state = after(state, link("N-a"), FinishSeries(by=ANNA))
    assert points(state) == [1, 2, 2]


@pytest.mark.rule("FT-BUILD-14")
def test_the_network_counts_as_it_is_at_the_link_that_connects() -> None:
    state = lay(building(CHAIN), BERT, "c-d d-e e-F")
    state = after(state, *series("N-a-c"))
    assert points(state) == [2, 3, 0]
    state = lay(state, CARL, "b-F")
    state = after(state, link("c-b"), FinishSeries(by=ANNA))
    assert points(state) == [2, 3, 0]


@pytest.mark.rule("FT-BUILD-14")
def test_a_game_begun_under_number_1_counts_when_the_series_is_finished() -> None:
    state = lay(building(CHAIN), BERT, "b-F")
    state.setup = replace(state.setup, rules=1)
    state = after(state, *series("N-a-b-c-d-e-F"))
    assert points(state) == [0, 0, 0]
    assert points(after(state, FinishSeries(by=ANNA))) == [2, 1, 0]


@pytest.mark.rule("FT-BUILD-14")
def test_the_connection_scores_once_per_game() -> None:
    state = after(building(CHAIN), *series("S-c-d-e-F"), FinishSeries(by=ANNA))
    state = after(state, *series("N-a-b-F", by=1), FinishSeries(by=BERT))
    assert points(state) == [4, 0, 0]


@pytest.mark.rule("FT-BUILD-14")
def test_without_a_connection_nobody_scores() -> None:
    state = after(building(CHAIN), *series("N-a-b-c-d-e"), FinishSeries(by=ANNA))
    assert points(state) == [0, 0, 0]
    assert not state.connected


@pytest.mark.rule("FT-BUILD-14", "FT-1ED-02")
def test_the_bonus_is_for_the_map_of_nuremberg_only() -> None:
    assert FIRST_TRAIN_NUREMBERG.map.connection == Connection(
        starts=("nuremberg_north", "nuremberg_south"), end="fuerth"
    )
    assert FIRST_TRAIN_WENSLEYDALE.map.connection is None
    assert LAST_TRAIN_WENSLEYDALE.map.connection is None
