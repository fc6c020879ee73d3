"""Positions of 1824 in the fields of 18xx.games."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.offers import Plain
from kursbuch.core.state import to_act
from kursbuch.eighteen.holdings import director, papers, shareholders
from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, Holder, PaperId, hex_of, index_of
from kursbuch.eighteen.kinds import kind
from kursbuch.eighteen.market import price
from kursbuch.eighteen.operating_round import OperatingRound, company_at_turn
from kursbuch.eighteen.return_trains import ReturnTrains
from kursbuch.eighteen.stock_round import StockRound
from kursbuch.formats.importing import Import
from kursbuch.formats.site_game import SiteGame
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD
from kursbuch.games.g1824.towns import TOKENS
from kursbuch.games.g1824.two_players import Draft, MountainSale

PHASES = {"1": "2", "7": "8", "8": "10"}


class Picture24:
    def __init__(self, state: State24, game: SiteGame, last_part: int, owned) -> None:
        self.state, self.game, self.last_part = state, game, last_part
        self.owned = owned

    def player(self, seat: int):
        return self.game.players[seat][0]

    def whole(self):
        state = self.state
        finished = not state.agenda
        seats = range(len(state.players))
        acting = [self.player(seat) for seat in to_act(state)]
        whole = {
            "round": self.round(),
            "turn": self.turn(),
            "phase": PHASES.get(state.phase, state.phase),
            "bank": state.bank,
            "order": [self.player(seat) for seat in state.order],
            "active_players": list(acting),
            "active": [company_at_turn(state)],
            "players": {str(self.player(n)): self.player_fields(Seat(n)) for n in seats},
            "corps": self.corps(),
            "companies": self.papers(),
            "depot": {name: n for name, n in state.depot.items() if n},
            "discarded": [],
            "tiles": {h: [t, r] for h, (t, r) in state.board.tiles.items() if t not in TOKENS},
            "finished": finished,
        }
        if finished:
            scored = state.title.scored
            whole["result"] = {str(self.player(n)): scored(state, Seat(n)) for n in seats}
        return whole

    def between(self) -> bool:
        steps = self.state.agenda
        rounds = (Draft, MountainSale, StockRound, OperatingRound)
        return bool(steps) and not any(isinstance(s, rounds) for s in steps)

    def turn(self) -> int:
        return max(self.state.turn + self.between(), 1)

    def round(self) -> str:
        for step in self.state.agenda:
            match step:
                case Draft() | MountainSale():
                    return "SR 1"
                case StockRound():
                    return f"SR {step.number}"
                case OperatingRound():
                    return f"OR {step.number}.{step.part}"
        if self.between():
            top = self.state.agenda[-1]
            return f"ER {self.turn()}.1" if isinstance(top, ReturnTrains) else f"SR {self.turn()}"
        return f"OR {self.state.turn}.{self.last_part}"

    def player_fields(self, seat):
        state, player = self.state, self.state.players[seat]
        return {
            "cash": player.cash,
            "debt": player.debt,
            "shares": {n: p for n in state.companies if (p := self.percent(n, seat))},
            "companies": sorted(papers(state, seat)),
        }

    def percent(self, company, holder):
        return (
            shareholders(self.state, company).get(holder, 0)
            * 100
            // kind(self.state, company).shares
        )

    def company(self, name):
        state, company = self.state, self.state.companies[name]
        fields = {
            "cash": company.cash,
            "trains": list(company.trains),
            "ipo": self.percent(name, BANK),
            "market": self.percent(name, POOL),
            "floated": company.launched,
            "tokens": [
                [hex_of(stop), index_of(stop)]
                for stop, circles in state.board.tokens.items()
                for held in circles
                if held == name
            ],
            "tokens_unplaced": self.unplaced(name),
        }
        if company.cell is not None:
            fields["price"] = fields["par"] = price(state, name)
            fields["coord"] = list(company.cell)
        seat = director(state, name)
        if seat is not None:
            fields["president"] = self.player(seat)
        return fields

    def unplaced(self, name):
        state = self.state
        if state.companies[name].launched:
            return state.companies[name].markers
        if name in state.title.state_railways:
            railway = state.title.state_railways[name]
            gone = [n for n in railway.forerunners if state.companies[n].closed]
            return railway.own_markers + sum(n not in state.kinds for n in gone)
        return kind(state, name).markers

    def opening(self):
        steps = self.state.agenda
        rounds = (Draft, MountainSale, StockRound)
        return self.state.turn <= 1 and any(isinstance(s, rounds) for s in steps)

    def corps(self):
        state = self.state
        found = {n: self.company(n) for n, c in state.companies.items() if not c.closed}
        if self.opening():
            absent = STANDARD.charters.keys() - state.companies.keys()
            found |= {n: {"closed": True} for n in absent}
        return found

    def papers(self):
        """Mountain railways, and in the first stock round also coal and pre-state railways."""
        state = self.state
        opening = self.opening()
        found = {}
        in_play = list(state.title.papers)[: state.title.mountains[len(state.players)]]
        for name in in_play:
            holder = state.holder[name]
            if holder == BANK:
                found[name] = {"owner": "bank"}
            elif holder == OUT and name not in self.owned and not opening:
                continue
            elif holder == OUT:
                found[name] = {"closed": True}
            else:
                found[name] = {"owner": self.player(holder)}
        if opening:
            for name in (*state.title.coal, *state.title.state_railway_of):
                top = state.title.certificates[name][0].id
                found[name] = {"owner": "bank"} if state.holder[top] == BANK else {"closed": True}
        return found


def trace(game: Import):
    part, owned = 0, set()
    for action, state in game.steps():
        part = next((s.part for s in state.agenda if isinstance(s, OperatingRound)), part)
        owned |= {p for p in state.title.papers if isinstance(state.holder[p], int)}
        line = {"id": 0 if action is None else int(action["id"])}
        if action is not None:
            line["action"] = {"type": str(action["type"])}
        line["state"] = Picture24(state, game.game, part, owned).whole()
        yield line
