"""Income of papers at the start of an operating round."""

from __future__ import annotations

from kursbuch.eighteen.events import IncomePaid
from kursbuch.eighteen.ids import BANK, OUT
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.state import State18


def pay_incomes(state: State18) -> None:
    """Every paper that pays now pays its owner, player or company."""
    for name, paper in state.title.papers.items():
        owner = state.holder[name]
        if owner in (BANK, OUT) or not paper.income:
            continue
        if state.title.papers_pay(state, name):
            pay(state, BANK, owner, paper.income)
            state.emit(IncomePaid(paper=name, owner=owner, amount=paper.income))
