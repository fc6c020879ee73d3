"""Phase 5: where links may be built (FT-BUILD-01 to -08)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kursbuch.core.state import offers, to_act
from kursbuch.games.first_train.building import BuildLink, BuildTrack, FinishSeries
from kursbuch.games.first_train.events import LinkBuilt, NothingBuilt, SeriesFinished
from kursbuch.games.first_train.map import Map
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.title import FIRST_TRAIN_NUREMBERG, FIRST_TRAIN_WENSLEYDALE
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    borders,
    fixed,
    give,
    is_offered,
    join,
    lay,
    lay_company,
    news_of,
    offered,
    poor,
    refused,
    small_map,
    table,
)

GRID = small_map(
    "R:red a b c d N:major H:hop G:green",
    "R-a R-d a-b b-c c-d d-a b-N c-N N-H a-H N-G",
)
"""A red town, a square a-b-c-d, a neutral town beside hops, a green town."""


def building(whole: Map = GRID, hand: int = 12) -> FirstTrain:
    """Anna builds first, with cubes and influence for everything."""
    state = table(whole)
    for seat in state.order:
        give(state, seat, hand, white=3, red=3, green=3)
    return at(state, BuildTrack())


def link(words: str, by: int = 0) -> BuildLink:
    out_of, into = words.split("-")
    return BuildLink(by=[ANNA, BERT, CARL][by], out_of=out_of, into=into)


def series(words: str, by: int = 0) -> list[BuildLink]:
    """The links of "R-a-b-c"."""
    areas = words.split("-")
    return [link(f"{a}-{b}", by) for a, b in pairwise(areas)]


@pytest.mark.rule("FT-BUILD-01")
def test_in_build_order_each_player_builds_one_series() -> None:
    state = building()
    state.build_order = [CARL, ANNA, BERT]
    state = after(state, *series("R-a-b", by=2))
    refused(state, link("R-a"), "FT-BUILD-01")
    state = after(state, FinishSeries(by=CARL))
    assert to_act(state) == (ANNA,)
    refused(state, link("R-a", by=2), "FT-BUILD-01")
    state = after(state, *series("G-N"), FinishSeries(by=ANNA), FinishSeries(by=BERT))
    assert not state.agenda
    assert state.links == dict(zip(borders("R-a a-b G-N"), (CARL, CARL, ANNA), strict=True))


@pytest.mark.rule("FT-BUILD-01")
def test_a_series_may_have_no_link() -> None:
    state = building()
    assert NothingBuilt(seat=ANNA, forced=False) in news_of(state, FinishSeries(by=ANNA))
    state = after(state, FinishSeries(by=ANNA))
    assert to_act(state) == (BERT,)
    assert state.players[ANNA].hand == 12


@pytest.mark.rule("FT-BUILD-01")
def test_a_series_is_limited_by_the_links_in_the_stock() -> None:
    state = building()
    state.players[ANNA].links = 1
    state = after(state, link("R-a"))
    assert state.players[ANNA].links == 0
    assert refused(state, link("a-b"), "FT-BUILD-01") == "ft-no-links-left"
    assert not offered(state, BuildLink)


@pytest.mark.rule("FT-BUILD-01")
def test_who_can_build_nothing_is_passed_over() -> None:
    state = building()
    poor(state, BERT)
    assert NothingBuilt(seat=BERT, forced=True) in news_of(state, FinishSeries(by=ANNA))
    assert to_act(after(state, FinishSeries(by=ANNA))) == (CARL,)


@pytest.mark.rule("FT-BUILD-02")
def test_a_link_crosses_a_border_between_adjacent_areas() -> None:
    state = building()
    assert refused(state, link("R-b"), "FT-BUILD-02") == "ft-no-border"
    assert refused(state, link("R-R"), "FT-BUILD-02") == "ft-no-border"
    assert refused(state, link("R-nowhere"), "FT-BUILD-02") == "ft-no-area"
    assert refused(state, link("nowhere-a"), "FT-BUILD-02") == "ft-no-area"
    assert LinkBuilt(seat=ANNA, out_of="R", into="a", cost=1) in news_of(state, link("R-a"))


@pytest.mark.rule("FT-BUILD-02")
def test_there_is_one_link_per_border_whoever_owns_it() -> None:
    own, others = lay(building(), ANNA, "R-a"), lay(building(), BERT, "R-a")
    company = lay_company(building(), "red", "R-a")
    for state in (own, others, company):
        assert refused(state, link("R-a"), "FT-BUILD-02") == "ft-border-taken"


@pytest.mark.rule("FT-BUILD-03")
def test_a_series_is_an_unbroken_chain_without_forks() -> None:
    state = after(building(), *series("R-a-b"))
    assert refused(state, link("a-d"), "FT-BUILD-03") == "ft-series-goes-on"
    assert refused(state, link("G-N"), "FT-BUILD-03") == "ft-series-goes-on"
    assert fixed(offered(state, BuildLink), "out_of") == {"b"}


@pytest.mark.rule("FT-BUILD-03")
def test_no_area_occurs_twice_in_a_series_the_start_included() -> None:
    state = after(building(), *series("R-a-b-c-d"))
    assert refused(state, link("d-a"), "FT-BUILD-03") == "ft-area-twice"
    whole = small_map("R:red a b", "R-a a-b b-R")
    state = after(building(whole), *series("R-a-b"))
    assert refused(state, link("b-R"), "FT-BUILD-03") == "ft-area-twice"


@pytest.mark.rule("FT-BUILD-03")
def test_a_series_need_not_end_in_a_town() -> None:
    state = building()
    state = after(state, *series("R-a-b"), FinishSeries(by=ANNA))
    assert to_act(state) == (BERT,)
    assert state.players[ANNA].links == 13


@pytest.mark.rule("FT-BUILD-04")
def test_in_the_first_turn_a_series_starts_in_a_red_or_green_town() -> None:
    state = building()
    assert fixed(offered(state, BuildLink), "out_of") == {"R", "G"}
    for start in ("a-b", "N-b", "b-N"):
        assert refused(state, link(start), "FT-BUILD-04") == "ft-no-start"


@pytest.mark.rule("FT-BUILD-04")
def test_later_a_series_starts_also_in_company_stations_and_where_own_links_run() -> None:
    state = lay(join(building(), "N", "red"), ANNA, "b-c")
    assert fixed(offered(state, BuildLink), "out_of") == {"R", "G", "N", "b", "c"}
    for start in ("N-b", "b-a", "c-d"):
        assert is_offered(state, link(start))


@pytest.mark.rule("FT-BUILD-05", "FT-BUILD-04")
def test_a_series_meets_and_crosses_track_of_anybody_but_does_not_start_there() -> None:
    state = lay_company(lay(building(), BERT, "b-c"), "green", "N-G")
    assert refused(state, link("b-a"), "FT-BUILD-04") == "ft-no-start"
    state = after(state, *series("R-a-b-N"), FinishSeries(by=ANNA))
    assert state.links == dict(
        zip(borders("b-c R-a a-b b-N"), (BERT, ANNA, ANNA, ANNA), strict=True)
    )


@pytest.mark.rule("FT-BUILD-05")
def test_a_series_joins_own_track_and_closes_a_loop_with_it() -> None:
    state = lay(building(), ANNA, "R-a a-b b-c")
    state = after(state, *series("a-d-c"), FinishSeries(by=ANNA))
    assert len(state.links) == 5


@pytest.mark.rule("FT-BUILD-06")
def test_no_link_runs_into_or_out_of_hills_and_hops() -> None:
    state = lay(building(), ANNA, "R-a")
    assert refused(state, link("a-H"), "FT-BUILD-06") == "ft-no-link-to-hills"
    assert refused(state, link("H-N"), "FT-BUILD-06") == "ft-no-link-to-hills"
    hills = small_map("R:red a N:major T:hill", "R-a a-N N-T T-R")
    assert refused(building(hills), link("R-T"), "FT-BUILD-06") == "ft-no-link-to-hills"


SOUTH = "S:south D:dark a N:major", "S-a a-N D-N D-a S-D"


@pytest.mark.rule("FT-BUILD-07")
def test_the_south_is_only_built_out_of_and_counts_as_a_red_town() -> None:
    state = building(small_map(*SOUTH, dark_red=True))
    assert fixed(offered(state, BuildLink), "out_of") == {"S"}
    state = after(state, link("S-a"), FinishSeries(by=ANNA))
    assert state.points_of(ANNA)["red"] == 2
    state = after(state, link("S-N", 1))
    assert refused(after(state, link("N-a", 1)), link("a-S", 1), "FT-BUILD-07") == "ft-out-only"


@pytest.mark.rule("FT-BUILD-07")
def test_the_dark_red_part_belongs_to_the_south_with_one_border_to_each_neighbour() -> None:
    state = building(small_map(*SOUTH, dark_red=True))
    assert state.title.map.neighbours["S"] == ("N", "a")
    assert state.title.map.neighbours["D"] == ()
    assert refused(state, link("D-N"), "FT-BUILD-02")
    state = after(state, link("S-a"), FinishSeries(by=ANNA))
    assert refused(state, link("S-a", 1), "FT-BUILD-02") == "ft-border-taken"


@pytest.mark.rule("FT-BUILD-07")
def test_without_the_option_the_dark_red_area_is_dead_ground() -> None:
    state = building(small_map(*SOUTH))
    assert refused(state, link("D-N"), "FT-BUILD-07") == "ft-dead-ground"
    assert refused(lay(state, ANNA, "a-N"), link("N-D"), "FT-BUILD-07") == "ft-dead-ground"


@pytest.mark.rule("FT-BUILD-07")
def test_on_the_map_of_wensleydale_the_option_opens_the_dark_red_area() -> None:
    for played in (False, True):
        title = FIRST_TRAIN_WENSLEYDALE.start(3, options={"dark_red": played}).title
        south, dark = title.map.areas["the_south"], title.map.areas["the_south_ext"]
        assert (south.company, south.out_only, south.closed) == ("red", True, False)
        assert (dark.closed, dark.company) == (True, "")
        assert dark.part_of == ("the_south" if played else "")
        assert ("blubberhouses" in title.map.neighbours["the_south"]) is played


@pytest.mark.rule("FT-BUILD-08")
def test_nuremberg_north_and_south_are_never_linked() -> None:
    state = table(players=3)
    state = at(give(state, ANNA, 12, red=3, green=3), BuildTrack())
    for words in ("nuremberg_north-nuremberg_south", "nuremberg_south-nuremberg_north"):
        assert refused(state, link(words), "FT-BUILD-08") == "ft-never-linked"
    assert state.title.key == FIRST_TRAIN_NUREMBERG.key


@pytest.mark.rule("FT-BUILD-01", "FT-BUILD-13")
def test_links_and_cubes_of_a_series_are_told() -> None:
    state = after(building(), *series("R-a-b"))
    (finished,) = (
        e for e in news_of(state, FinishSeries(by=ANNA)) if isinstance(e, SeriesFinished)
    )
    assert (finished.seat, finished.links, finished.cubes) == (ANNA, 2, 2)


def test_the_prompt_changes_when_a_series_is_begun() -> None:
    state = building()
    assert state.agenda[-1].prompt(state).key == "prompt-BuildTrack"
    state = after(state, link("R-a"))
    assert state.agenda[-1].prompt(state).key == "prompt-BuildTrack-on"
    assert {offer.by for offer in offers(state)} == {ANNA}
