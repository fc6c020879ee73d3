"""Phase 6: transport of goods and passengers (FT-TRN-05 to -10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kursbuch.core.offers import Choices
from kursbuch.core.record import read_action, write_action
from kursbuch.core.state import offers, to_act
from kursbuch.games.first_train.events import PiecesRemoved, PieceTransported
from kursbuch.games.first_train.map import Map
from kursbuch.games.first_train.removal import remove_stranded_pieces
from kursbuch.games.first_train.state import FirstTrain, Train
from kursbuch.games.first_train.transport import (
    Pass,
    TrainsAndTransport,
    TransportPiece,
    TransportPieces,
)
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    fixed,
    give,
    is_offered,
    join,
    lay,
    lay_company,
    news_of,
    offered,
    own_trains,
    poor,
    put,
    refused,
    small_map,
    table,
)

COUNTRY = small_map(
    "R:red P:yellow N:major M:minor H:hop Q:yellow G:green",
    "R-P P-N N-M M-Q Q-G N-H M-H P-H",
)
"""Red town, post, two stations beside the same hops, post, green town, in one line."""


def country(*rows: str, whole: Map = COUNTRY, side: str = "") -> FirstTrain:
    """Anna has trains; nothing lies on the map yet."""
    state = poor(table(whole, side=side), ANNA, BERT, CARL)
    return own_trains(state, ANNA, *rows or ("A", "C"))


def transport(state: FirstTrain) -> FirstTrain:
    """All have train influence, so that all are asked; Anna acts first."""
    for seat in state.order:
        give(state, seat, brown=8)
    return at(state, TrainsAndTransport())


def move(area: str, piece: str, row: str = "A") -> TransportPiece:
    return TransportPiece(by=ANNA, area=area, piece=piece, row=row)


@pytest.mark.rule("FT-TRN-05")
def test_a_piece_goes_to_a_free_slot_of_a_train_of_the_players_choice() -> None:
    state = transport(put(lay(country(), ANNA, "P-N"), "P", "yellow"))
    (offer,) = offered(state, TransportPiece)
    assert offer.fixed == {"area": "P", "piece": "yellow"}
    assert offer.open == {"row": Choices(("A", "C"))}
    state = after(state, move("P", "yellow", "C"))
    assert state.players[ANNA].trains == [Train("A"), Train("C", ("yellow",))]
    assert "P" not in state.pieces


@pytest.mark.rule("FT-TRN-05")
def test_without_a_train_nothing_is_transported_nor_on_the_trains_of_others() -> None:
    state = put(lay(country(), ANNA, "P-N"), "P", "yellow")
    state = transport(own_trains(state, BERT, "B"))
    assert refused(state, move("P", "yellow", "B"), "FT-TRN-05") == "ft-not-your-train"


@pytest.mark.rule("FT-TRN-05")
def test_goods_go_in_wagons_and_passengers_in_carriages() -> None:
    state = lay(country("E", "F"), ANNA, "R-P P-N")
    state = transport(put(put(state, "P", "yellow"), "N", "red"))
    assert refused(state, move("P", "yellow", "E"), "FT-TRN-05") == "ft-no-slot"
    assert refused(state, move("N", "red", "F"), "FT-TRN-05") == "ft-no-slot"
    assert is_offered(state, move("P", "yellow", "F"))
    assert is_offered(state, move("N", "red", "E"))


@pytest.mark.rule("FT-TRN-05")
def test_a_full_train_takes_nothing_more() -> None:
    state = put(lay(country("C"), ANNA, "P-N"), "P", "yellow", "yellow", "yellow")
    state = transport(state)
    for _ in range(2):
        state = after(state, move("P", "yellow", "C"), *others_pass(state))
    assert refused(state, move("P", "yellow", "C"), "FT-TRN-05") == "ft-no-slot"
    assert state.pieces == {"P": ("yellow",)}


def others_pass(state: FirstTrain) -> list[Pass]:
    step = state.agenda[-1]
    assert isinstance(step, TrainsAndTransport)
    return [Pass(by=seat) for seat in (BERT, CARL) if seat not in step.passed]


@pytest.mark.rule("FT-TRN-05")
def test_only_pieces_that_are_there_are_transported_and_never_landowners() -> None:
    state = transport(put(lay(country(), ANNA, "P-N R-P"), "N", "landowner", "red"))
    assert refused(state, move("N", "green"), "FT-TRN-05") == "ft-no-such-piece"
    assert refused(state, move("nowhere", "red"), "FT-TRN-05") == "ft-no-such-piece"
    assert refused(state, move("N", "nothing"), "FT-TRN-05") == "ft-no-such-piece"
    assert refused(state, move("N", "landowner"), "FT-TRN-05") == "ft-landowners-stay"


@pytest.mark.rule("FT-TRN-06")
def test_white_goods_need_an_own_link_into_a_neutral_station_beside_them() -> None:
    state = put(country(), "H", "white")
    for links in ("R-P", "Q-G"):
        state = transport(lay(state, ANNA, links))
        assert refused(state, move("H", "white"), "FT-TRN-06") == "ft-no-neutral-station"
    assert is_offered(transport(lay(state, ANNA, "M-Q")), move("H", "white"))


@pytest.mark.rule("FT-TRN-06")
def test_links_of_others_do_not_help_to_fetch_white_goods() -> None:
    state = lay(put(country(), "H", "white"), BERT, "N-M")
    refused(transport(state), move("H", "white"), "FT-TRN-06")
    refused(transport(lay(state, ANNA, "R-P")), move("H", "white"), "FT-TRN-06")


@pytest.mark.rule("FT-TRN-06")
def test_a_company_station_does_not_load_white_goods() -> None:
    state = put(lay(country(), ANNA, "P-N"), "H", "white")
    assert is_offered(transport(state), move("H", "white"))
    state = transport(join(state, "N", "red"))
    assert refused(state, move("H", "white"), "FT-TRN-06") == "ft-no-neutral-station"


@pytest.mark.rule("FT-TRN-07")
def test_yellow_goods_need_an_own_link_into_their_area() -> None:
    state = put(put(country(), "P", "yellow"), "Q", "yellow")
    state = lay(lay(state, ANNA, "M-Q"), BERT, "R-P")
    assert refused(transport(state), move("P", "yellow"), "FT-TRN-07") == "ft-no-own-link"
    assert is_offered(transport(state), move("Q", "yellow"))


@pytest.mark.rule("FT-TRN-07")
def test_yellow_goods_do_not_leave_an_area_with_company_track() -> None:
    state = put(lay(country(), ANNA, "P-N"), "P", "yellow")
    lay_company(state, "red", "R-P")
    assert refused(transport(state), move("P", "yellow"), "FT-TRN-07") == "ft-company-track"


@pytest.mark.rule("FT-TRN-08")
def test_a_passenger_needs_a_chain_of_own_links_to_a_station_of_his_colour() -> None:
    state = put(lay(country(), ANNA, "R-P P-N"), "N", "red", "green")
    assert is_offered(transport(state), move("N", "red"))
    assert refused(transport(state), move("N", "green"), "FT-TRN-08") == "ft-no-destination"
    lay(state, ANNA, "N-M M-Q")
    refused(transport(state), move("N", "green"), "FT-TRN-08")
    assert is_offered(transport(lay(state, ANNA, "Q-G")), move("N", "green"))


@pytest.mark.rule("FT-TRN-08")
def test_links_of_others_and_of_companies_do_not_carry_a_passenger() -> None:
    state = transport(lay(put(lay(country(), ANNA, "P-N"), "N", "red"), BERT, "R-P"))
    assert refused(state, move("N", "red"), "FT-TRN-08") == "ft-no-destination"
    state = lay_company(put(lay(country(), ANNA, "P-N"), "N", "red"), "red", "R-P")
    refused(transport(state), move("N", "red"), "FT-TRN-08")


@pytest.mark.rule("FT-TRN-08")
def test_a_passenger_needs_an_own_link_into_his_area() -> None:
    state = put(lay(country(), ANNA, "R-P"), "N", "red")
    assert refused(transport(state), move("N", "red"), "FT-TRN-08") == "ft-no-own-link"


@pytest.mark.rule("FT-TRN-08")
def test_a_station_taken_over_is_a_destination() -> None:
    state = put(join(lay(country(), ANNA, "N-M"), "M", "green"), "N", "green")
    assert is_offered(transport(state), move("N", "green"))


@pytest.mark.rule("FT-TRN-08")
def test_a_passenger_never_leaves_a_station_of_his_own_colour() -> None:
    state = put(join(lay(country(), ANNA, "R-P P-N"), "N", "red"), "N", "red")
    assert refused(transport(state), move("N", "red"), "FT-TRN-08") == "ft-passenger-at-home"


@pytest.mark.rule("FT-TRN-09")
def test_yellow_goods_by_company_track_are_removed() -> None:
    state = put(lay_company(country(), "red", "R-P"), "P", "yellow", "yellow")
    put(state, "Q", "yellow")
    remove_stranded_pieces(state)
    assert state.pieces == {"Q": ("yellow",)}
    assert state.game_box["yellow"] == 2
    assert PiecesRemoved(area="P", piece="yellow", number=2) in state.news


@pytest.mark.rule("FT-TRN-09")
def test_white_goods_are_removed_when_all_stations_beside_them_are_company_stations() -> None:
    state = put(join(country(), "N", "red"), "H", "white")
    remove_stranded_pieces(state)
    assert state.pieces == {"H": ("white",)}
    remove_stranded_pieces(join(state, "M", "green"))
    assert state.pieces == {}
    assert state.game_box["white"] == 1


@pytest.mark.rule("FT-TRN-09")
def test_passengers_in_a_station_of_their_colour_are_removed() -> None:
    state = put(join(country(), "N", "red"), "N", "red", "green", "landowner")
    remove_stranded_pieces(state)
    assert state.pieces == {"N": ("green", "landowner")}
    assert state.game_box["red"] == 1


def shortcut(*kinds: str) -> TransportPieces:
    return TransportPieces(by=ANNA, kinds=kinds)


def a_harvest(*rows: str, side: str = "") -> FirstTrain:
    """Anna can fetch two posts and a red passenger alone; to Q Bert's link runs too."""
    state = lay(lay(country(*rows, side=side), ANNA, "R-P P-N M-Q"), BERT, "Q-G")
    put(put(put(state, "P", "yellow", "yellow"), "N", "red"), "Q", "yellow")
    return transport(state)


@pytest.mark.rule("FT-TRN-10")
def test_several_pieces_that_nobody_else_can_claim_are_loaded_in_one_action() -> None:
    state = a_harvest()
    assert fixed(offered(state, TransportPieces), "kinds") == {("yellow", "red"), ("yellow",)}
    at_once = after(state, shortcut("yellow", "red"))
    assert to_act(at_once) == (BERT,)
    assert at_once.pieces == {"Q": ("yellow",)}


@pytest.mark.rule("FT-TRN-10")
def test_the_shortcut_changes_nothing_but_the_number_of_clicks() -> None:
    state = a_harvest()
    (offer,) = (o for o in offered(state, TransportPieces) if len(o.fixed["kinds"]) == 2)  # type: ignore[arg-type]
    loads: Any = offer.facts["loads"]
    assert len(loads) == 3
    slowly = state
    for area, piece, row in loads:
        slowly = after(slowly, move(area, piece, row), *others_pass(slowly))
    at_once = after(state, shortcut("yellow", "red"))
    assert at_once.players[ANNA] == slowly.players[ANNA]
    assert at_once.pieces == slowly.pieces


@pytest.mark.rule("FT-TRN-10")
def test_what_another_player_could_claim_is_not_in_the_shortcut() -> None:
    state = put(lay(country(), ANNA, "P-N"), "P", "yellow", "yellow")
    assert is_offered(transport(state), shortcut("yellow"))
    state = transport(lay(state, CARL, "R-P"))
    assert refused(state, shortcut("yellow"), "FT-TRN-10") == "ft-contested"
    assert not offered(state, TransportPieces)


@pytest.mark.rule("FT-TRN-10")
def test_who_has_passed_claims_nothing_any_more() -> None:
    state = a_harvest()
    step = state.agenda[-1]
    assert isinstance(step, TrainsAndTransport)
    step.passed.append(BERT)
    assert "Q" not in after(state, shortcut("yellow")).pieces


@pytest.mark.rule("FT-TRN-10")
def test_a_rival_counts_whatever_trains_he_has_or_can_buy() -> None:
    state = give(a_harvest(), BERT, brown=0)
    assert "Q" in after(state, shortcut("yellow")).pieces


@pytest.mark.rule("FT-TRN-10")
def test_the_shortcut_is_for_two_pieces_or_more() -> None:
    state = a_harvest()
    assert refused(state, shortcut("red"), "FT-TRN-10") == "ft-one-piece-only"
    assert refused(state, shortcut(), "FT-TRN-10") == "ft-one-piece-only"


@pytest.mark.rule("FT-TRN-10")
@pytest.mark.parametrize(
    "kinds", [("red", "yellow"), ("white", "yellow"), ("landowner",), ("yellow", "yellow"), ("x",)]
)
def test_the_shortcut_names_kinds_that_are_there_once_and_in_order(kinds: tuple[str, ...]) -> None:
    assert refused(a_harvest(), shortcut(*kinds), "FT-TRN-10") == "ft-contested"


@pytest.mark.rule("FT-TRN-10", "FT-TRN-05")
def test_the_shortcut_is_for_pieces_that_all_fit() -> None:
    state = lay(country("F"), ANNA, "P-N")
    state.players[ANNA].trains[0] = Train("F", ("white", "white"))
    state = transport(put(state, "P", "yellow", "yellow"))
    assert refused(state, shortcut("yellow"), "FT-TRN-10") == "ft-not-all-fit"
    assert is_offered(state, move("P", "yellow", "F"))


@pytest.mark.rule("FT-TRN-10", "FT-VP-02")
def test_the_shortcut_fills_the_best_class_first() -> None:
    state = put(a_harvest("E", "A", side="2-3"), "N", "red")
    state = after(state, shortcut("red"))
    assert state.players[ANNA].trains == [Train("E"), Train("A", ("red", "red"))]
    assert state.players[ANNA].points == 6


def test_the_shortcut_reads_back_as_it_was_written() -> None:
    state = a_harvest()
    for offer in offered(state, TransportPieces):
        action = offer.sample(Random(2))
        assert read_action(state.title, write_action(action)) == action


@pytest.mark.rule("FT-VP-01", "FT-VP-02")
@pytest.mark.parametrize(
    ("side", "row", "points"),
    [("2-3", "A", 3), ("2-3", "C", 2), ("2-3", "E", 1), ("3-4", "A", 1), ("3-4", "E", 1)],
)
def test_passengers_score_by_class_when_loaded_and_goods_one(
    side: str, row: str, points: int
) -> None:
    state = lay(country(row, "F", side=side), ANNA, "R-P P-N")
    put(put(put(state, "P", "yellow"), "N", "red"), "H", "white")
    state = transport(state)
    scored = PieceTransported(seat=ANNA, area="N", piece="red", row=row, points=points)
    assert scored in news_of(state, move("N", "red", row))
    state = after(state, move("N", "red", row))
    assert state.players[ANNA].points == points
    state = after(state, *others_pass(state), move("P", "yellow", "F"), move("H", "white", "F"))
    assert state.players[ANNA].points == points + 2


@pytest.mark.rule("FT-VP-01")
def test_goods_score_one_on_dear_trains_too() -> None:
    for side in ("2-3", "3-4"):
        state = lay(country("A", side=side), ANNA, "P-N")
        put(put(state, "P", "yellow"), "H", "white")
        state = transport(state)
        state = after(state, move("P", "yellow"), *others_pass(state), move("H", "white"))
        assert state.players[ANNA].points == 2


def test_offers_of_the_phase_belong_to_one_player() -> None:
    assert {offer.by for offer in offers(a_harvest())} == {ANNA}
