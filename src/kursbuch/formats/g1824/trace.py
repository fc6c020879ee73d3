"""Positions of 1824 in the fields of 18xx.games."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.offers import Plain
from kursbuch.core.state import to_act
from kursbuch.eighteen.ids import (
    BANK,
    OUT,
    POOL,
    CompanyId,
    Holder,
    PaperId,
    hex_of,
    index_of,
)
from kursbuch.eighteen.operating.operating_round import OperatingRound, company_at_turn
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.state import kind
from kursbuch.eighteen.stock.holdings import director, papers, shareholders
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.formats.eighteen_games.site_game import SiteGame
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD
from kursbuch.games.g1824.towns import TOKENS
from kursbuch.games.g1824.two_players import Draft, MountainSale

PHASES = {"1": "2", "7": "8", "8": "10"}
"""There a phase is named after its train, and the first two are one."""
OPENING = (Draft, MountainSale, StockRound)


def picture(state: State24, game: SiteGame, last_part: int) -> dict[str, Plain]:
    """A state in the fields of the site; *last_part* is the part of the series played last."""
    return _Picture(state, game, last_part).whole()


class _Picture:
    def __init__(self, state: State24, game: SiteGame, last_part: int) -> None:
        self.state, self.game, self.last_part = state, game, last_part
        self.opening = state.turn <= 1 and any(isinstance(s, OPENING) for s in state.agenda)

    def player(self, seat: int) -> int | str:
        """The site's number of a player."""
        return self.game.players[seat][0]

    def whole(self) -> dict[str, Plain]:
        state = self.state
        seats = range(len(state.players))
        acting: list[Plain] = [self.player(seat) for seat in to_act(state)]
        company = company_at_turn(state)
        whole: dict[str, Plain] = {
            "round": self.round(),
            "turn": self.turn(),
            "phase": PHASES.get(state.phase, state.phase),
            "bank": state.bank,
            "bank_broken": state.broken,
            "order": [self.player(seat) for seat in state.order],
            "active": [company] if company else acting,
            "active_players": acting,
            "players": {str(self.player(n)): self.player_fields(Seat(n)) for n in seats},
            "corps": self.companies(),
            "companies": self.papers(),
            "depot": {name: n for name, n in state.depot.items() if n},
            "discarded": [],
            "tiles": {h: [t, r] for h, (t, r) in state.board.tiles.items() if t not in TOKENS},
            "finished": not state.agenda,
        }
        if not state.agenda:
            scored = state.title.scored
            whole["result"] = {str(self.player(n)): scored(state, Seat(n)) for n in seats}
            whole["game_end_reason"] = state.ended or "bank"
        return whole

    def between(self) -> bool:
        """Something is decided between two rounds."""
        steps = self.state.agenda
        return bool(steps) and not any(isinstance(s, (*OPENING, OperatingRound)) for s in steps)

    def turn(self) -> int:
        """The number of the turn; between a series and a stock round the next has begun."""
        return max(self.state.turn + self.between(), 1)

    def round(self) -> str:
        """The name of the round; surplus trains after an export go in a round of their own."""
        for step in self.state.agenda:
            match step:
                case Draft() | MountainSale():
                    return "SR 1"
                case StockRound():
                    return f"SR {step.number}"
                case OperatingRound():
                    return f"OR {step.number}.{step.part}"
        if self.between():
            surplus = isinstance(self.state.agenda[-1], ReturnTrains)
            return f"ER {self.turn()}.1" if surplus else f"SR {self.turn()}"
        return f"OR {self.state.turn}.{self.last_part}"

    def player_fields(self, seat: Seat) -> dict[str, Plain]:
        state, player = self.state, self.state.players[seat]
        return {
            "cash": player.cash,
            "debt": player.debt,
            "shares": {n: part for n in state.companies if (part := self.percent(n, seat))},
            "companies": list[Plain](sorted(papers(state, seat))),
            "value": state.title.scored(state, seat),
        }

    def percent(self, company: CompanyId, holder: Holder) -> int:
        """The part of a company that somebody holds."""
        number = shareholders(self.state, company).get(holder, 0)
        return number * 100 // kind(self.state, company).shares

    def companies(self) -> dict[str, Plain]:
        """All companies in the game; at first also those that a smaller board has not."""
        state = self.state
        found: dict[str, Plain] = {
            name: self.company(name) for name, c in state.companies.items() if not c.closed
        }
        if self.opening:
            absent = STANDARD.charters.keys() - state.companies.keys()
            found |= {name: {"closed": True} for name in absent}
        return found

    def company(self, name: CompanyId) -> dict[str, Plain]:
        state, company = self.state, self.state.companies[name]
        fields: dict[str, Plain] = {
            "cash": company.cash,
            "trains": list[Plain](company.trains),
            "ipo": self.percent(name, BANK),
            "market": self.percent(name, POOL),
            "floated": company.launched,
            "operated": company.operated,
            "tokens": [
                [hex_of(stop), index_of(stop), slot]
                for stop, circles in state.board.tokens.items()
                for slot, held in enumerate(circles)
                if held == name
            ],
            "tokens_unplaced": self.unplaced(name),
        }
        if company.cell is not None:
            fields["price"] = fields["par"] = price(state, name)
            fields["coord"] = list[Plain](company.cell)
        seat = director(state, name)
        if seat is not None:
            fields["president"] = self.player(seat)
        return fields

    def unplaced(self, name: CompanyId) -> int:
        """Markers in stock; before the launch those that will be."""
        state = self.state
        if state.companies[name].launched:
            return state.companies[name].markers
        if name in state.title.state_railways:
            railway = state.title.state_railways[name]
            gone = [n for n in railway.pre_state if state.companies[n].closed]
            return railway.own_markers + sum(n not in state.kinds for n in gone)
        return kind(state, name).markers

    def papers(self) -> dict[str, Plain]:
        """Mountain railways; in the first stock round also coal and pre-state railways."""
        title, seats = self.state.title, len(self.state.players)
        bought = {a["company"] for a in self.game.actions if a["type"] == "buy_company"}
        in_play = list(title.papers)[: title.mountains[seats]]
        names = [name for name in in_play if self.opening or name in bought]
        found: dict[str, Plain] = {name: self.paper(name) for name in names}
        if self.opening:
            for railway in (*title.coal, *title.state_railway_of):
                sold = self.state.holder[title.certificates[railway][0].id] != BANK
                found[railway] = {"closed": True} if sold else {"owner": "bank"}
        return found

    def paper(self, name: PaperId) -> dict[str, Plain]:
        holder = self.state.holder[name]
        if holder == OUT:
            return {"closed": True}
        return {"owner": self.player(holder) if isinstance(holder, int) else "bank"}
