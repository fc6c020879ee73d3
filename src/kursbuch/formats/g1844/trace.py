"""Positions of 1844 in the fields of 18xx.games."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.offers import Plain
from kursbuch.core.state import to_act
from kursbuch.eighteen.game import Series
from kursbuch.eighteen.ids import (
    BANK,
    OUT,
    POOL,
    CompanyId,
    Holder,
    PaperId,
    TileId,
    hex_of,
    index_of,
)
from kursbuch.eighteen.operating.operating_round import OperatingRound, company_at_turn
from kursbuch.eighteen.stock.holdings import certificate_count, director, papers, shareholders
from kursbuch.eighteen.stock.market import by_price, price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.formats.eighteen_games.site_game import SiteGame
from kursbuch.games.g1844.auction import Auction
from kursbuch.games.g1844.sbb import SBB
from kursbuch.games.g1844.scoring import score
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import TILES

SITE_TILES = {"tunnel-curve": "X78", "tunnel-straight": "X79"}
SITE_TILES |= {"FO1": "OP1", "FO2": "OP3", "FO3": "OP2", "FO4": "OP2", "FO5": "OP2"}
COLOURS = ("yellow", "green", "brown", "gray")


def picture(state: State44, game: SiteGame, last_part: int) -> dict[str, Plain]:
    """A state in the fields of the site; *last_part* is the part of the series played last."""
    return _Picture(state, game, last_part).whole()


class _Picture:
    def __init__(self, state: State44, game: SiteGame, last_part: int) -> None:
        self.state, self.game, self.last_part = state, game, last_part

    def player(self, seat: int) -> int | str:
        """The site's number of a player."""
        return self.game.players[seat][0]

    def holder(self, holder: Holder) -> int | str:
        """The site's name of an owner."""
        return self.player(holder) if isinstance(holder, int) else holder

    def whole(self) -> dict[str, Plain]:
        state = self.state
        finished = not state.agenda
        seats = range(len(state.players))
        company = company_at_turn(state)
        acting = [self.player(seat) for seat in to_act(state)]
        whole: dict[str, Plain] = {
            "round": self.round(),
            "turn": max(self.turn(), 1),
            "phase": state.phase,
            "bank": state.bank,
            "bank_broken": state.broken,
            "order": [self.player(seat) for seat in state.order],
            "active": [company] if company else list(acting),
            "active_players": list(acting),
            "players": {str(self.player(n)): self.player_fields(Seat(n)) for n in seats},
            "corps": {name: self.company(name) for name in self.companies()},
            "companies": {name: self.paper(name) for name in state.title.papers},
            "depot": {name: n for name, n in state.depot.items() if n},
            "discarded": [state.title.trains[train].shown for train in state.pool],
            "tiles": self.tiles(),
            "mountain": self.mountains(),
            "finished": finished,
        }
        if finished:
            whole["result"] = {str(self.player(n)): score(state, Seat(n)) for n in seats}
            whole["game_end_reason"] = state.ended or "bank"
        return whole

    def turn(self) -> int:
        """The number of the turn; after the last round of a series the next has begun."""
        return self.state.turn + self._after_series()

    def _between(self) -> bool:
        """Something is decided between two rounds."""
        rounds = (Auction, StockRound, OperatingRound)
        steps = self.state.agenda
        return bool(steps) and not any(isinstance(step, rounds) for step in steps)

    def _after_series(self) -> bool:
        series = next((step for step in self.state.agenda if isinstance(step, Series)), None)
        return self._between() and (series is None or series.played == series.rounds)

    def round(self) -> str:
        """The name of the round; what is decided after a formation is a round of its own."""
        for step in self.state.agenda:
            match step:
                case Auction():
                    return "ISR 1"
                case StockRound():
                    return f"SR {step.number}"
                case OperatingRound():
                    return f"OR {step.number}.{step.part}"
        if self._between():
            kind = "SBB" if self.state.sbb == "formed" else "SR"
            return f"{kind} {self.turn()}"
        return f"OR {self.state.turn}.{self.last_part}"

    def player_fields(self, seat: Seat) -> dict[str, Plain]:
        state, player = self.state, self.state.players[seat]
        owned = list(papers(state, seat))
        if state.eva == seat:
            owned.append(PaperId("P7"))
        return {
            "cash": player.cash,
            "debt": player.debt + state.sbb_debt[seat],
            "shares": {n: part for n in self.companies() if (part := self.percent(n, seat))},
            "companies": list[Plain](sorted(owned)),
            "certs": certificate_count(state, seat),
            "value": score(state, seat),
        }

    def companies(self) -> list[CompanyId]:
        return [name for name, company in self.state.companies.items() if not company.closed]

    def percent(self, company: CompanyId, holder: Holder) -> int:
        """The part that somebody holds.

        There a company whose issue price is still to be set has all its shares in the bank, but
        for ordinary ones that came with a private company.
        """
        found = shareholders(self.state, company)
        if not self.state.companies[company].par:
            top = self.state.title.certificates[company][0]
            for owner, part in (
                (POOL, found.get(POOL, 0)),
                (self.state.holder[top.id], top.shares),
            ):
                found[owner] = found.get(owner, 0) - part
                found[BANK] = found.get(BANK, 0) + part
        number = found.get(holder, 0)
        return number * 100 // self.state.title.kind_of[company].shares

    def company(self, name: CompanyId) -> dict[str, Plain]:
        state, company = self.state, self.state.companies[name]
        fields: dict[str, Plain] = {
            "cash": company.cash,
            "trains": [state.title.trains[train].shown for train in company.trains],
            "ipo": self.percent(name, BANK),
            "market": self.percent(name, POOL),
            "floated": company.launched and not self.waits_to_float(name),
            "operated": company.operated,
            "tokens": self.tokens(name),
            "tokens_unplaced": self.unplaced(name),
        }
        if company.par:
            fields["par"] = company.par
        if company.cell is not None:
            fields["price"] = price(state, name)
            fields["coord"] = list(company.cell)
            fields["coord_pos"] = self.place_in_stack(name)
        seat = director(state, name)
        if seat is not None and company.par:
            fields["president"] = self.player(seat)
        return fields

    def waits_to_float(self, name: CompanyId) -> bool:
        """There a company that came with a private floats with its next share or the first turn."""
        top = self.state.title.certificates[name][0].id
        came = any(top in paper.with_it for paper in self.state.title.papers.values())
        played = self.state.turn > 1 or any(isinstance(s, Series) for s in self.state.agenda)
        found = shareholders(self.state, name)
        half = self.state.title.kind_of[name].half
        return came and not played and found.get(POOL, 0) == 3 and found.get(BANK, 0) == half

    def place_in_stack(self, name: CompanyId) -> int:
        companies = self.state.companies
        stack = [n for n in by_price(self.state) if companies[n].cell == companies[name].cell]
        return stack.index(name)

    def unplaced(self, name: CompanyId) -> int:
        """Markers in stock; before the launch those that the issue price promises."""
        company, kind = self.state.companies[name], self.state.title.kind_of[name]
        if company.launched:
            return company.markers
        return 0 if name == SBB else kind.markers_by_price.get(company.par, kind.markers)

    def tokens(self, name: CompanyId) -> list[Plain]:
        return [
            [hex_of(stop), index_of(stop), circles.index(name)]
            for stop, circles in sorted(self.state.board.tokens.items())
            if name in circles
        ]

    def paper(self, name: PaperId) -> dict[str, Plain]:
        state, holder = self.state, self.state.holder[name]
        paper = state.title.papers[name]
        if name == "P7" and state.eva is not None:
            holder = state.eva
        if holder == OUT:
            return {"closed": True}
        if holder == BANK and paper.kind == "private":
            return {"owner": None, "value": paper.price}
        return {"owner": self.holder(holder), "value": paper.price}

    def tiles(self) -> dict[str, Plain]:
        board = self.state.board
        laid: dict[str, Plain] = {h: [tile, turn] for h, (tile, turn) in board.tiles.items()}
        for hex_id, pile in board.overlays.items():
            entry: list[Plain] = [SITE_TILES[pile[-1][0]], 0]
            tunnels = [(tile, turn) for tile, turn in pile if tile in TILES]
            if tunnels:
                edges = [self.edges(tile, turn) for tile, turn in tunnels]
                entry.append([list(pair) for pair in edges])
            laid[hex_id] = entry
        return laid

    def edges(self, tile: TileId, turn: int) -> list[Plain]:
        return list[Plain](sorted(self.state.title.ground.tiles.face(tile, turn).edges))

    def mountains(self) -> dict[str, Plain]:
        panels = self.state.title.panels
        return {
            hex_id: dict(zip(COLOURS, panels[panel], strict=True))
            for hex_id, panel in self.state.panels.items()
        }
