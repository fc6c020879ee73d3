"""The worked examples of the rulebook, as scenarios EX-1 to EX-9."""

from __future__ import annotations

import pytest

from kursbuch.core.state import to_act
from kursbuch.games.first_train.accounts import record_profit
from kursbuch.games.first_train.auction import (
    BoxAuction,
    ChooseCompany,
    PlaceBid,
    RecordInfluence,
)
from kursbuch.games.first_train.building import BuildLink, BuildTrack, FinishSeries
from kursbuch.games.first_train.removal import remove_stranded_pieces
from kursbuch.games.first_train.scoring import sets
from kursbuch.games.first_train.setup import place_goods
from kursbuch.games.first_train.state import FirstTrain, Train
from kursbuch.games.first_train.takeovers import SellSeries, Takeovers
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import Pass, TrainsAndTransport, TransportPiece
from kursbuch.games.first_train.turn_order import set_build_and_transport_order
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    after,
    at,
    give,
    is_offered,
    join,
    lay,
    lay_company,
    poor,
    put,
    refused,
    small_map,
    table,
)
from tests.games.first_train.test_building import building, link, series

ORANGE, PURPLE, BLUE = ANNA, BERT, CARL


@pytest.mark.rule("FT-AUC-01", "FT-AUC-02", "FT-AUC-05")
@pytest.mark.scenario("EX-1")
def test_ex_1_orange_over_bids_purple_who_bids_again_and_wins_box_six_for_two() -> None:
    state = table(side="2-3")
    for box in state.boxes:
        box.token = "white"
    for seat in (ORANGE, PURPLE, BLUE):
        give(state, seat, 12)
    state.order = [PURPLE, BLUE, ORANGE]
    state = after(
        at(state, BoxAuction()),
        PlaceBid(by=PURPLE, box=4, cubes=2),
        PlaceBid(by=BLUE, box=2, cubes=2),
        PlaceBid(by=ORANGE, box=4, cubes=3),
    )
    assert state.players[PURPLE].hand == 12
    assert (state.boxes[3].bidder, state.boxes[3].cubes) == (ORANGE, 3)
    assert to_act(state) == (PURPLE,)
    state = after(
        state,
        PlaceBid(by=PURPLE, box=1, cubes=3),
        PlaceBid(by=BLUE, box=3, cubes=3),
        PlaceBid(by=ORANGE, box=5, cubes=3),
        PlaceBid(by=PURPLE, box=6, cubes=2),
    )
    assert isinstance(state.agenda[-1], RecordInfluence)
    assert (state.boxes[5].bidder, state.boxes[5].cubes) == (PURPLE, 2)


@pytest.mark.rule("FT-AUC-06", "FT-AUC-07", "FT-GEN-02", "FT-ORD-02")
@pytest.mark.scenario("EX-2")
def test_ex_2_blue_and_orange_record_their_influence() -> None:
    state = table(side="2-3")
    winners = (PURPLE, BLUE, ORANGE, BLUE, ORANGE, PURPLE)
    tokens = ("white", "white", "red", "green", "green", "brown")
    for box, winner, token in zip(state.boxes, winners, tokens, strict=True):
        box.bidder, box.token, box.cubes = winner, token, 3
        state.players[winner].stock -= 3
    state = after(at(state, RecordInfluence()), ChooseCompany(by=BLUE, company="green"))
    assert state.points_of(BLUE) == {"white": 2, "brown": 4, "red": 1, "green": 4}
    assert state.points_of(ORANGE)["brown"] == 4
    assert state.influence["brown"].stack(4) == [BLUE, ORANGE]
    set_build_and_transport_order(state)
    order = state.transport_order
    assert order.index(ORANGE) < order.index(BLUE)


@pytest.mark.rule("FT-BUILD-10", "FT-BUILD-11", "FT-BUILD-05")
@pytest.mark.scenario("EX-3")
def test_ex_3_a_line_from_nuremberg_south_past_two_landowners() -> None:
    whole = small_map("S:green a M:minor b N:minor c", "S-a a-M M-b b-N N-c c-a")
    state = put(put(building(whole), "M", "landowner", "red"), "N", "landowner")
    state = after(state, *series("S-a-M-b-N"), FinishSeries(by=ORANGE))
    assert state.points_of(ORANGE) == {"white": 1, "brown": 2, "red": 3, "green": 2}
    assert state.players[ORANGE].hand == 8
    assert state.pieces == {"M": ("red",)}
    assert state.game_box["landowner"] == 2
    later = at(state, BuildTrack())
    later = after(later, *series("a-c-N"), FinishSeries(by=ORANGE))
    assert len(later.links) == 6


@pytest.mark.rule("FT-BUILD-14")
@pytest.mark.scenario("EX-4")
def test_ex_4_a_chain_of_orange_the_red_company_and_blue() -> None:
    whole = small_map("N:green a b F:major", "N-a a-b b-F", connection="N-F")
    state = lay(lay_company(building(whole), "red", "a-b"), BLUE, "b-F")
    state = after(state, link("N-a"), FinishSeries(by=ORANGE))
    assert [state.players[seat].points for seat in (ORANGE, BLUE, PURPLE)] == [1, 1, 0]


@pytest.mark.rule("FT-BUILD-14")
@pytest.mark.scenario("EX-4")
def test_ex_4_five_orange_three_blue_and_six_purple_links_on_a_fork() -> None:
    """South: five Orange links to o5; then Blue and red track, or Purple's six, to Fürth."""
    whole = small_map(
        "S:green N:red o1 o2 o3 o4 o5 b1 b2 b3 r1 r2 p1 p2 p3 p4 p5 F:major n m",
        "S-o1 o1-o2 o2-o3 o3-o4 o4-o5 o5-b1 b1-b2 b2-b3 b3-r1 r1-r2 r2-F "
        "o5-p1 p1-p2 p2-p3 p3-p4 p4-p5 p5-F N-n n-m m-o2 N-o4",
        connection="N S-F",
    )
    state = lay(building(whole), ORANGE, "S-o1 o1-o2 o2-o3 o3-o4")
    lay(lay(state, BLUE, "o5-b1 b1-b2 b2-b3"), PURPLE, "o5-p1 p1-p2 p2-p3 p3-p4 p4-p5 p5-F")
    lay(lay_company(state, "red", "b3-r1 r1-r2 r2-F"), BLUE, "N-n n-m m-o2")
    state = after(state, link("o4-o5"), FinishSeries(by=ORANGE))
    assert [state.players[seat].points for seat in (ORANGE, BLUE, PURPLE)] == [5, 3, 6]
    state = after(state, link("N-o4", by=1), FinishSeries(by=PURPLE))
    assert [state.players[seat].points for seat in (ORANGE, BLUE, PURPLE)] == [5, 3, 6]


REGION = small_map(
    "R:red P:yellow N:major H:hop Q:yellow M:major a S:major b T:yellow G:green K:major J:hop "
    "U:yellow",
    "R-P P-N N-H N-Q Q-M M-a a-S S-b b-G M-H T-b G-K K-J G-J K-U U-b",
)
NETWORK = "R-P P-N N-Q Q-M M-a a-S S-b b-G"


def region() -> FirstTrain:
    """Orange's network of eight links, with all the pieces of the picture."""
    state = poor(table(REGION, side="2-3"), ORANGE, PURPLE, BLUE)
    state = give(lay(state, ORANGE, NETWORK), ORANGE, brown=4)
    lay_company(join(state, "K", "green"), "green", "G-K K-U")
    put(put(state, "P", "yellow"), "Q", "yellow", "yellow")
    put(put(put(state, "N", "red"), "M", "red"), "S", "green")
    put(put(state, "H", "white", "white", "white"), "K", "green")
    put(put(state, "J", "white", "white"), "U", "yellow")
    return state


ACTIONS = (
    BuyTrain(by=ORANGE, row="C"),
    TransportPiece(by=ORANGE, area="N", piece="red", row="C"),
    TransportPiece(by=ORANGE, area="M", piece="red", row="C"),
    TransportPiece(by=ORANGE, area="P", piece="yellow", row="C"),
    TransportPiece(by=ORANGE, area="H", piece="white", row="C"),
    BuyTrain(by=ORANGE, row="D"),
    TransportPiece(by=ORANGE, area="S", piece="green", row="D"),
    TransportPiece(by=ORANGE, area="Q", piece="yellow", row="D"),
    TransportPiece(by=ORANGE, area="H", piece="white", row="D"),
)


@pytest.mark.rule("FT-TRN-01", "FT-TRN-05")
@pytest.mark.scenario("EX-5")
def test_ex_5_orange_buys_two_trains_and_loads_seven_pieces_in_nine_actions() -> None:
    state = region()
    remove_stranded_pieces(state)
    state = after(at(state, TrainsAndTransport()), *ACTIONS)
    loads = [train.load for train in state.players[ORANGE].trains]
    assert loads == [("red", "red", "yellow", "white"), ("green", "yellow", "white")]
    assert not state.agenda
    assert state.pieces == {"H": ("white",), "Q": ("yellow",)}


@pytest.mark.rule("FT-TRN-09")
@pytest.mark.scenario("EX-5")
def test_ex_5_what_can_never_be_moved_is_removed() -> None:
    state = region()
    remove_stranded_pieces(state)
    assert not state.pieces.keys() & {"K", "J", "U"}
    assert (state.game_box["green"], state.game_box["white"], state.game_box["yellow"]) == (1, 2, 1)


@pytest.mark.rule("FT-TRN-06", "FT-TRN-07", "FT-TRN-08")
@pytest.mark.scenario("EX-5")
def test_ex_5_what_can_never_be_moved_would_be_refused() -> None:
    state = at(lay(region(), ORANGE, "U-b G-J"), TrainsAndTransport())
    state = after(state, BuyTrain(by=ORANGE, row="C"))
    lay(state, ORANGE, "K-J")
    for area, piece, rule in (
        ("K", "green", "FT-TRN-08"),
        ("J", "white", "FT-TRN-06"),
        ("U", "yellow", "FT-TRN-07"),
    ):
        refused(state, TransportPiece(by=ORANGE, area=area, piece=piece, row="C"), rule)


@pytest.mark.rule("FT-VP-01", "FT-VP-02", "FT-VP-03")
@pytest.mark.scenario("EX-6")
def test_ex_6_ten_victory_points_and_a_profit_of_one() -> None:
    state = region()
    remove_stranded_pieces(state)
    state.profit.spaces[:] = [2, 3, 3]
    state = after(at(state, TrainsAndTransport()), *ACTIONS)
    assert state.players[ORANGE].points == 6 + 4
    record_profit(state)
    assert state.profit.spaces[ORANGE] == 3
    state.profit.spaces[:] = [2, 3, 3]
    state.order = [PURPLE, BLUE, ORANGE]
    state.players[ORANGE].trains = [
        Train("C", ("red", "red", "yellow", "white")),
        Train("D", ("green", "yellow", "white")),
    ]
    record_profit(state)
    assert state.profit.stack(3) == [PURPLE, BLUE, ORANGE]


@pytest.mark.rule("FT-TAKE-01", "FT-TAKE-02", "FT-TAKE-03")
@pytest.mark.scenario("EX-7")
def test_ex_7_six_links_to_red_or_two_to_green_but_never_the_branch() -> None:
    whole = small_map("R:red a b c N:major d G:green P:yellow", "R-a a-b b-c c-N N-d d-G c-P")
    state = lay(table(whole), ORANGE, "R-a a-b b-c c-N N-d d-G c-P")
    state = at(give(state, ORANGE, red=3, green=2), Takeovers())

    def sale(company: str, words: str) -> SellSeries:
        return SellSeries(by=ORANGE, company=company, areas=tuple(words.split("-")))

    assert is_offered(state, sale("red", "R-a-b-c-N-d-G"))
    assert is_offered(state, sale("green", "G-d-N"))
    refused(state, sale("green", "G-d-N-c"), "FT-TAKE-02")
    refused(state, sale("green", "G-d-N-c-b-a-R"), "FT-TAKE-03")
    refused(state, sale("red", "R-a-b-c-P"), "FT-TAKE-02")
    state = after(state, sale("red", "R-a-b-c-N-d-G"))
    assert state.points_of(ORANGE)["red"] == 0
    assert not at(give(state, ORANGE, red=3), Takeovers()).agenda
    assert list(state.links.values()) == [ORANGE]


@pytest.mark.rule("FT-SETUP-04")
@pytest.mark.scenario("EX-8")
def test_ex_8_a_hill_keeps_two_stone_a_lowland_only_its_cheese_and_a_town_gets_none() -> None:
    whole = small_map("R:red L:yellow Richmond:major T:hill", "R-L L-Richmond Richmond-T")
    kept = set()
    for seed in range(60):
        state = table(whole)
        state.draw.seed = str(seed)
        place_goods(state)
        assert "Richmond" not in state.pieces
        kept.add((state.pieces.get("T", ()), state.pieces.get("L", ())))
    assert (("white", "white"), ("yellow",)) in kept


@pytest.mark.rule("FT-VP-03", "FT-GEN-02")
@pytest.mark.scenario("EX-9")
def test_ex_9_a_a_result_of_nothing_moves_the_disc_to_the_top() -> None:
    state = table()
    state.order = [BLUE, PURPLE, ORANGE]
    record_profit(state)
    assert state.profit.stack(0)[-1] == ORANGE


@pytest.mark.rule("FT-AUC-08")
@pytest.mark.scenario("EX-9")
def test_ex_9_b_a_point_at_the_top_of_a_track_moves_the_disc_to_the_top_of_its_stack() -> None:
    state = give(give(table(), ORANGE, white=8), PURPLE, white=8)
    state.boxes[0].bidder, state.boxes[0].cubes, state.boxes[0].token = PURPLE, 3, "white"
    state.players[PURPLE].stock -= 3
    state = at(state, RecordInfluence())
    assert state.influence["white"].stack(8) == [ORANGE, PURPLE]


@pytest.mark.rule("FT-BUILD-10")
@pytest.mark.scenario("EX-9")
def test_ex_9_c_into_and_out_of_a_red_town_in_one_turn_costs_one_red() -> None:
    whole = small_map("G:green a R:red b", "G-a a-R R-b")
    state = after(building(whole), *series("G-a-R-b"), FinishSeries(by=ORANGE))
    assert state.points_of(ORANGE)["red"] == 2


@pytest.mark.rule("FT-BUILD-10")
@pytest.mark.scenario("EX-9")
def test_ex_9_d_a_station_of_both_companies_costs_one_red_and_one_green() -> None:
    whole = small_map("G:green a N:major R:red", "G-a a-N N-R")
    state = join(building(whole), "N", "red", "green")
    state = after(state, link("N-a"), FinishSeries(by=ORANGE))
    assert state.points_of(ORANGE) == {"white": 3, "brown": 2, "red": 2, "green": 2}


@pytest.mark.rule("FT-TRN-03")
@pytest.mark.scenario("EX-9")
def test_ex_9_e_a_train_of_three_with_one_brown_costs_six_other_points() -> None:
    state = give(poor(table(), ORANGE), ORANGE, 2, brown=1, white=4)
    state = after(at(state, TrainsAndTransport()), BuyTrain(by=ORANGE, row="A"))
    assert sum(state.points_of(ORANGE).values()) + state.players[ORANGE].hand == 0


@pytest.mark.rule("FT-TAKE-03")
@pytest.mark.scenario("EX-9")
def test_ex_9_f_a_takeover_of_five_links_costs_three_points() -> None:
    whole = small_map("R:red a b c d N:major", "R-a a-b b-c c-d d-N")
    state = at(give(lay(table(whole), ORANGE, "R-a a-b b-c c-d d-N"), ORANGE, red=3), Takeovers())
    action = SellSeries(by=ORANGE, company="red", areas=("R", "a", "b", "c", "d", "N"))
    assert after(state, action).points_of(ORANGE)["red"] == 0
    refused(give(state, ORANGE, red=2), action, "FT-TAKE-03")


@pytest.mark.rule("FT-VP-02")
@pytest.mark.scenario("EX-9")
def test_ex_9_g_a_third_class_passenger_scores_one_on_the_smaller_board() -> None:
    whole = small_map("R:red N:major", "R-N")
    state = put(lay(table(whole, side="2-3"), ORANGE, "R-N"), "N", "red")
    state = after(
        at(state, TrainsAndTransport()),
        BuyTrain(by=ORANGE, row="E"),
        Pass(by=PURPLE),
        Pass(by=BLUE),
        TransportPiece(by=ORANGE, area="N", piece="red", row="E"),
    )
    assert state.players[ORANGE].points == 1


@pytest.mark.rule("FT-VP-03")
@pytest.mark.scenario("EX-9")
def test_ex_9_h_minus_twelve_and_a_loss_of_four_stay_at_minus_thirteen() -> None:
    whole = small_map("R:red a b c d", "R-a a-b b-c c-d")
    state = lay(table(whole), ORANGE, "R-a a-b b-c c-d")
    state.profit.spaces[ORANGE] = -12
    record_profit(state)
    assert state.profit.spaces[ORANGE] == -13


@pytest.mark.rule("FT-FIN-01")
@pytest.mark.scenario("EX-9")
def test_ex_9_i_two_stone_five_cheese_four_red_three_green_are_two_sets() -> None:
    state = table()
    state.players[ORANGE].kept = {"white": 2, "yellow": 5, "red": 4, "green": 3}
    assert sets(state, ORANGE) == 2


@pytest.mark.scenario("EX-3")
def test_ex_3_the_link_is_offered_with_all_that_it_costs() -> None:
    whole = small_map("S:green M:minor", "S-M")
    state = put(building(whole), "M", "landowner")
    assert is_offered(state, BuildLink(by=ORANGE, out_of="S", into="M"))
