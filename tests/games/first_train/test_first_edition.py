"""Last Train to Wensleydale, 2009 (FT-1ED)."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.core.errors import BadSetup
from kursbuch.core.state import offers, play
from kursbuch.core.words import Message, speak
from kursbuch.games.first_train.boards import EITHER
from kursbuch.games.first_train.building import BuildLink, BuildTrack
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.events import InfluenceGained, PiecesRemoved, SeriesSold
from kursbuch.games.first_train.title import (
    FIRST_TRAIN_NUREMBERG,
    FIRST_TRAIN_WENSLEYDALE,
    LAST_TRAIN_WENSLEYDALE,
)
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import TrainsAndTransport
from kursbuch.games.first_train.turn import turns
from tests.games.first_train.builders import ANNA, at, give, own_trains, refused, table

FIRST = LAST_TRAIN_WENSLEYDALE


@pytest.mark.rule("FT-1ED-01")
def test_the_first_edition_is_for_three_or_four_on_wensleydale_with_the_larger_side() -> None:
    assert FIRST.players == (3, 4)
    with pytest.raises(BadSetup):
        FIRST.start(players=2)
    for players in (3, 4):
        state = FIRST.start(players=players)
        assert state.title.map.name == "Wensleydale"
        assert len(state.boxes) == 8
        assert sum(state.bag.values()) + len(state.boxes) == 20
        assert state.title.side.trains == FIRST_TRAIN_NUREMBERG.boards.sides["3-4"].trains


@pytest.mark.rule("FT-1ED-01")
def test_the_first_edition_has_no_choice_of_side() -> None:
    with pytest.raises(BadSetup):
        FIRST.start(players=3, options={"board_side": "2-3"})


@pytest.mark.rule("FT-1ED-02")
def test_all_pieces_score_one_and_there_are_no_classes_rivers_bonus_or_choice_point() -> None:
    title = FIRST.start(players=4).title
    assert {row.passenger_points for row in title.side.trains} == {title.side.goods_points} == {1}
    assert not any(border.river for border in title.map.borders.values())
    assert title.map.connection is None
    assert not any(EITHER in box.fixed for box in title.side.boxes)


@pytest.mark.rule("FT-1ED-03")
@pytest.mark.parametrize(
    ("title", "words"),
    [
        (FIRST, ("objectors", "Government", "Engine", "Midland", "NER", "North Eastern", "stone")),
        (
            FIRST_TRAIN_WENSLEYDALE,
            ("landowners", "white", "brown", "red", "green", "green", "stone"),
        ),
        (FIRST_TRAIN_NUREMBERG, ("landowners", "white", "brown", "red", "green", "green", "beer")),
    ],
)
def test_each_edition_has_its_words(title: Edition, words: tuple[str, ...]) -> None:
    def told(event: InfluenceGained | PiecesRemoved | SeriesSold) -> str:
        played = title.start(players=3).title
        assert played.tell(event) == title.tell(event)
        return speak(played.tell(event))

    landowners, white, brown, red, green, green_company, goods = words
    gained = told(
        InfluenceGained(
            seat=ANNA, box=1, cubes=3, points={"white": 1, "brown": 1, "red": 1, "green": 1}
        )
    )
    for word in (white, brown, red, green):
        assert f"1 {word} influence" in gained
    assert landowners in told(PiecesRemoved(area="hawes", piece="landowner", number=1))
    assert goods in told(PiecesRemoved(area="hawes", piece="white", number=1))
    assert green_company in told(
        SeriesSold(seat=ANNA, company="green", start="hawes", end="hawes", links=1, points=1)
    )


@pytest.mark.rule("FT-1ED-04")
def test_the_south_has_no_dark_red_extension() -> None:
    with pytest.raises(BadSetup):
        FIRST.start(players=3, options={"dark_red": True})
    state = at(give(table(title=FIRST), ANNA, 12, red=3), BuildTrack())
    dark = next(a for a in state.title.map.areas.values() if a.id == "the_south_ext")
    assert dark.closed
    neighbour = state.title.map.neighbours[dark.id][0]
    refused(state, BuildLink(by=ANNA, out_of=dark.id, into=neighbour), "FT-BUILD-07")


@pytest.mark.rule("FT-1ED-05")
def test_at_most_one_train_per_row() -> None:
    with pytest.raises(BadSetup):
        FIRST.start(players=3, options={"train_category": "price"})
    state = own_trains(give(table(title=FIRST), ANNA, brown=8), ANNA, "C")
    state = at(state, TrainsAndTransport())
    assert refused(state, BuyTrain(by=ANNA, row="C"), "FT-TRN-02") == "ft-same-category"
    assert any(BuyTrain(by=ANNA, row="D") in offer for offer in offers(state))


@pytest.mark.rule("FT-1ED-06")
def test_victory_points_counted_from_the_kept_pieces_give_the_same_total() -> None:
    for seed in range(3):
        rng, state = Random(seed), FIRST.start(players=3, seed=seed)
        while possible := offers(state):
            state, _ = play(state, rng.choice(possible).sample(rng))
        assert any(player.kept for player in state.players)
        for player in state.players:
            assert player.points == sum(player.kept.values())


@pytest.mark.rule("FT-1ED-07")
def test_four_turns_with_four_players_five_with_three() -> None:
    assert turns(table(title=FIRST, players=4)) == 4
    assert turns(table(title=FIRST, players=3)) == 5


@pytest.mark.parametrize(
    ("language", "unknown"),
    [
        ("en", ("boxes", "trains", "influence tracks", "turns with three players", "takeovers")),
        ("de", ("Versteigerung", "Züge", "Einflussleisten", "Runden zu dritt", "Übernahmen")),
    ],
)
def test_the_title_says_what_of_the_first_edition_is_not_known(
    language: str, unknown: tuple[str, ...]
) -> None:
    assert FIRST.note != FIRST_TRAIN_WENSLEYDALE.note
    told = speak(Message(FIRST.note), language=language)
    assert [part for part in unknown if part not in told] == []
