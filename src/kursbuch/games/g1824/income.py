"""Income of coal and pre-state railways: half to the owner, half to the treasury."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.ids import BANK, CompanyId
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.events import IncomeSplit
from kursbuch.games.g1824.revenue import collect_mine_money
from kursbuch.games.g1824.state import State24


@dataclass(slots=True)
class SplitIncome(Step[State24]):
    """Nobody has a choice here (24-CR-08, 24-PS-04)."""

    company: CompanyId

    def advance(self, state: State24) -> Flow:
        """Half each; all values are tens, so nothing is ever rounded (24-IN-04, 24-IN-08)."""
        half, seat = state.companies[self.company].revenue // 2, director(state, self.company)
        assert seat is not None
        collect_mine_money(state, self.company)
        if half:
            pay(state, BANK, self.company, half)
            pay(state, BANK, seat, half)
            state.emit(IncomeSplit(company=self.company, seat=seat, half=half))
        return Flow.DONE
