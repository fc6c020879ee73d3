"""Buying certificates of mountain railways and of the Tunnel Company."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.eighteen.events import PaperBought
from kursbuch.eighteen.ids import BANK, PaperId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.games.g1844.debts import in_debt
from kursbuch.games.g1844.mountains import PlaceMountain
from kursbuch.games.g1844.state import State44

ONE_A_ROUND = {"mountain": "44-MR-02", "tunnel": "44-TC-02"}


def check_paper(state: State44, seat: Seat, name: PaperId, bought: Sequence[str]) -> None:
    """One of each kind in a stock round, from the bank, paid in full; by nobody in debt in 2003."""
    paper = state.title.papers.get(name)
    sold = paper is not None and paper.kind in ONE_A_ROUND and state.holder[name] == BANK
    require(sold, "44-BU-01", "paper-not-for-sale", paper=name)
    assert paper is not None
    free = state.title.switches.papers_in_debt or not in_debt(state, seat)
    require(free, "44-BU-16", "in-debt")
    require(paper.kind not in bought, "44-BU-13", f"one-{paper.kind}-a-round")
    enough = state.players[seat].cash >= paper.price
    require(enough, "44-BU-07", "cannot-pay", cost=paper.price)


def buy_paper(state: State44, seat: Seat, name: PaperId) -> None:
    """The bank is paid; a mountain railway is built at once."""
    paper = state.title.papers[name]
    pay(state, seat, BANK, paper.price)
    transfer(state, name, seat)
    state.emit(PaperBought(buyer=seat, seller=BANK, paper=name, paid=paper.price))
    if paper.kind == "mountain":
        state.push(PlaceMountain(seat=seat, paper=name))
