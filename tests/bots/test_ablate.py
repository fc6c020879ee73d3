"""What a piece of knowledge is worth is measured with it and without it at one table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from click import BadParameter

from kursbuch.bots.ablate import Without, games, pieces_of, read, wanted
from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen import trains
from kursbuch.bots.knowledge import Ablation
from kursbuch.catalogue import title, titles
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers


def test_every_ablation_names_a_figure_that_exists() -> None:
    pieces = [piece for each in titles() for piece in pieces_of(title(each)).values()]
    assert pieces
    for piece in pieces:
        assert vars(piece.home)[piece.name] != piece.value


def test_a_title_lacks_only_what_its_own_bots_know() -> None:
    assert "links sold in time" in pieces_of(title("first-train-nuremberg"))
    assert "solver for track" in pieces_of(title("1824"))
    assert not set(pieces_of(title("1844"))) & set(pieces_of(title("last-train-wensleydale")))


def test_a_piece_that_the_title_has_not_is_refused() -> None:
    known = title("1844")
    assert list(wanted(known, ["goals afar"], [])) == ["goals afar"]
    with pytest.raises(BadParameter, match="goals afar"):
        wanted(known, ["links sold in time"], [])


def test_a_figure_is_another_only_while_the_seat_without_it_ranks() -> None:
    seen: list[float] = []

    class Looks:
        def rank(self, view: State, possible: Sequence[Offer], rng: Random) -> list[Candidate]:
            seen.append(trains.RESERVE)
            return []

    usual = trains.RESERVE
    state = title("1844").start(3, 1)
    Without(Looks(), [Ablation("eighteen.trains", "RESERVE", -1)]).rank(
        state, offers(state), Random(1)
    )
    assert (seen, trains.RESERVE) == ([-1], usual)


def test_a_wrong_name_is_refused() -> None:
    assert read("eighteen.trains:RESERVE=3").value == 3
    with pytest.raises(BadParameter):
        read("eighteen.trains:NOTHING=3")


def test_a_seat_that_lacks_nothing_gets_its_share() -> None:
    (played,) = games("first-train-nuremberg", 2, [], 1, 1)
    assert 0 < played[1] < 2
