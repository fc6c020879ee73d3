"""Phase 9: takeovers (FT-TAKE)."""

from __future__ import annotations

import pytest

from kursbuch.core.state import offers, to_act
from kursbuch.games.first_train.building import BuildTrack
from kursbuch.games.first_train.events import NothingSold, SeriesSold, StationJoined
from kursbuch.games.first_train.map import Map
from kursbuch.games.first_train.network import companies_at, own_links
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries, Takeovers
from kursbuch.games.first_train.transport import Pass
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    borders,
    give,
    is_offered,
    join,
    lay,
    news_of,
    offered,
    put,
    refused,
    small_map,
    table,
)

LINE = small_map(
    "R:red a N:major b M:minor c G:green P:yellow d",
    "R-a a-N N-b b-M M-c c-G N-P M-G b-d",
)
"""Red town, station, station, green town; a branch to post, another to nowhere."""

ALL = "R-a a-N N-b b-M M-c c-G"


def selling(state: FirstTrain) -> FirstTrain:
    return at(state, Takeovers())


def anna_owns(links: str, whole: Map = LINE, **influence: int) -> FirstTrain:
    return selling(give(lay(table(whole), ANNA, links), ANNA, **influence or {"red": 3}))


def sell(company: str, words: str, by: int = 0) -> SellSeries:
    areas = tuple(words.split("-"))
    return SellSeries(by=[ANNA, BERT, CARL][by], company=company, areas=areas)


@pytest.mark.rule("FT-TAKE-01")
def test_in_the_new_player_order_each_player_sells_once_or_not() -> None:
    state = lay(lay(table(LINE), ANNA, "R-a a-N"), BERT, "M-c c-G M-G")
    state.order = [BERT, CARL, ANNA]
    state = selling(give(state, BERT, green=3))
    refused(state, sell("red", "R-a-N"), "FT-TAKE-01")
    state = after(state, sell("green", "G-c-M", by=1))
    assert to_act(state) == (ANNA,)
    assert is_offered(state, Pass(by=ANNA))
    assert NothingSold(seat=ANNA, forced=False) in news_of(state, Pass(by=ANNA))
    state = after(state, Pass(by=ANNA))
    assert not state.agenda
    assert state.links == dict.fromkeys(borders("R-a a-N"), ANNA) | {"G|M": BERT}


@pytest.mark.rule("FT-TAKE-01")
def test_who_has_nothing_to_sell_is_passed_over() -> None:
    state = lay(table(LINE), ANNA, "R-a a-N")
    state.order = [CARL, ANNA, BERT]
    state = selling(state)
    assert NothingSold(seat=CARL, forced=True) in state.news
    assert to_act(state) == (ANNA,)


@pytest.mark.rule("FT-TAKE-01", "FT-TAKE-02")
def test_only_own_links_are_sold_to_red_or_green() -> None:
    state = lay(anna_owns("R-a a-N"), BERT, "N-b b-M")
    assert refused(state, sell("red", "R-a-N-b-M"), "FT-TAKE-02") == "ft-no-own-link-between"
    assert refused(state, sell("blue", "R-a-N"), "FT-TAKE-01") == "ft-no-company"


@pytest.mark.rule("FT-TAKE-02")
def test_a_series_starts_at_the_buyer_and_ends_in_a_town() -> None:
    state = anna_owns(ALL, red=3, green=3)
    assert is_offered(state, sell("red", "R-a-N"))
    assert is_offered(state, sell("red", "R-a-N-b-M-c-G"))
    assert is_offered(state, sell("green", "G-c-M"))
    assert refused(state, sell("red", "G-c-M"), "FT-TAKE-02") == "ft-wrong-end"
    assert refused(state, sell("red", "N-a-R"), "FT-TAKE-02") == "ft-wrong-end"
    assert refused(state, sell("red", "R-a"), "FT-TAKE-02") == "ft-no-town-at-end"
    assert refused(state, sell("red", "R-a-N-b"), "FT-TAKE-02") == "ft-no-town-at-end"


@pytest.mark.rule("FT-TAKE-02")
def test_a_series_is_a_chain_without_forks_and_without_an_area_twice() -> None:
    state = anna_owns(f"{ALL} N-P M-G b-d", red=8)
    assert refused(state, sell("red", "R-a-N-P"), "FT-TAKE-02") == "ft-no-town-at-end"
    assert refused(state, sell("red", "R-a-N-P-N"), "FT-TAKE-02") == "ft-series-forked"
    loop = "R-a-N-b-M-c-G-M"
    assert refused(state, sell("red", loop), "FT-TAKE-02") == "ft-series-forked"
    assert refused(state, sell("red", "R"), "FT-TAKE-02") == "ft-no-series"
    assert refused(state, sell("red", "R-nowhere"), "FT-TAKE-02") == "ft-no-area"


@pytest.mark.rule("FT-TAKE-02")
def test_a_station_that_the_company_took_over_is_a_start() -> None:
    state = join(anna_owns("N-b b-M", red=1), "N", "red")
    assert is_offered(selling(state), sell("red", "N-b-M"))


@pytest.mark.rule("FT-TAKE-02")
def test_a_series_between_two_stations_of_the_buyer_may_be_named_from_either_end() -> None:
    state = join(anna_owns("R-a a-N", red=1), "N", "red")
    sales = offered(selling(state), SellSeries)
    assert len(sales) == 1
    ends = [after(state, sell("red", words)).company_links for words in ("R-a-N", "N-a-R")]
    assert ends[0] == ends[1] == dict.fromkeys(borders("R-a a-N"), "red")
    assert is_offered(state, sell("red", "R-a-N"))
    assert is_offered(state, sell("red", "N-a-R"))


@pytest.mark.rule("FT-TAKE-03")
@pytest.mark.parametrize(
    ("words", "price"), [("G-M", 1), ("G-c-M", 1), ("G-c-M-b-N", 2), ("G-M-b-N", 2)]
)
def test_one_point_pays_for_two_links_or_part_of_them(words: str, price: int) -> None:
    state = anna_owns(f"{ALL} M-G", green=price - 1, red=1)
    assert refused(state, sell("green", words), "FT-TAKE-03") == "ft-sale-too-dear"
    state = anna_owns(f"{ALL} M-G", green=price)
    assert after(state, sell("green", words)).points_of(ANNA)["green"] == 0


@pytest.mark.rule("FT-TAKE-03")
def test_company_links_replace_the_sold_ones_which_return_to_their_owner() -> None:
    state = anna_owns(ALL, red=3)
    assert state.players[ANNA].links == 9
    sold = SeriesSold(seat=ANNA, company="red", start="R", end="G", links=6, points=3)
    assert sold in news_of(state, sell("red", "R-a-N-b-M-c-G"))
    state = after(state, sell("red", "R-a-N-b-M-c-G"))
    assert state.links == {}
    assert state.company_links == dict.fromkeys(borders(ALL), "red")
    assert state.players[ANNA].links == 15
    assert state.company_stock == {"red": 54, "green": 60}


@pytest.mark.rule("FT-TAKE-03")
def test_the_links_of_a_company_are_a_limit() -> None:
    state = lay(table(LINE), ANNA, ALL)
    state.company_stock["red"] = 3
    state = selling(give(state, ANNA, red=3))
    assert refused(state, sell("red", "R-a-N-b-M"), "FT-TAKE-03") == "ft-company-links"
    assert is_offered(state, sell("red", "R-a-N"))


@pytest.mark.rule("FT-TAKE-04")
def test_every_neutral_station_that_sold_links_touch_joins_the_company() -> None:
    state = anna_owns(ALL, red=2)
    news = news_of(state, sell("red", "R-a-N-b-M"))
    assert [e for e in news if isinstance(e, StationJoined)] == [
        StationJoined(area="N", company="red"),
        StationJoined(area="M", company="red"),
    ]
    state = after(state, sell("red", "R-a-N-b-M"))
    assert companies_at(state, "N") == companies_at(state, "M") == ("red",)
    assert companies_at(state, "a") == companies_at(state, "b") == ()


@pytest.mark.rule("FT-TAKE-04")
def test_a_station_of_the_other_company_serves_both_from_then_on() -> None:
    state = after(anna_owns(ALL, red=3), sell("red", "R-a-N-b-M-c-G"))
    assert companies_at(state, "G") == ("green", "red")
    assert companies_at(state, "R") == ("red",)


@pytest.mark.rule("FT-TAKE-04")
def test_what_nobody_can_transport_any_more_is_removed_at_once() -> None:
    whole = small_map("R:red P:yellow N:major H:hop G:green", "R-P P-N N-H N-G")
    state = lay(table(whole), ANNA, "R-P P-N")
    put(put(put(state, "P", "yellow"), "N", "red", "green"), "H", "white")
    state = after(selling(state), sell("red", "R-P-N"))
    assert state.pieces == {"N": ("green",)}


@pytest.mark.rule("FT-TAKE-04")
def test_later_sellers_and_builders_may_use_a_station_that_joined() -> None:
    state = lay(lay(table(LINE), ANNA, "R-a a-N"), BERT, "N-b b-M")
    state = selling(state)
    assert refused(after(state, Pass(by=ANNA)), sell("red", "N-b-M", by=1), "FT-FIN-01")
    state = after(state, sell("red", "R-a-N"))
    assert to_act(state) == (BERT,)
    state = after(state, sell("red", "N-b-M", by=1))
    state = at(give(state, ANNA, 5, red=1), BuildTrack())
    assert "M" in {offer.fixed.get("out_of") for offer in offers(state)}


RING = small_map("R:red a b N:major", "R-a a-b b-R a-N")
"""A ring of three links at a red town, with a branch to a station."""


@pytest.mark.rule("FT-TAKE-02")
def test_a_closed_ring_of_own_links_can_be_sold() -> None:
    state = anna_owns("R-a a-b b-R", RING, red=2)
    ring = sell("red", "R-a-b-R")
    assert is_offered(state, ring)
    assert is_offered(state, sell("red", "R-b-a-R"))
    state = after(state, ring)
    assert not own_links(state, ANNA)


@pytest.mark.rule("FT-TAKE-02", "FT-TAKE-03")
def test_a_ring_with_a_tail_is_forked_and_each_link_of_a_ring_is_paid_for() -> None:
    state = anna_owns("R-a a-b b-R a-N", RING, red=2)
    refused(state, sell("red", "R-b-a-R-a"), "FT-TAKE-02")
    refused(state, sell("red", "R-a-b-a"), "FT-TAKE-02")
    refused(anna_owns("R-a a-b b-R a-N", RING, red=1), sell("red", "R-a-b-R"), "FT-TAKE-03")
