"""1824 in the words of 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import Unreadable
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import (
    BANK,
    POOL,
    CompanyId,
    HexId,
    PaperId,
    TileId,
    TrainId,
)
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.debt import Repay, repayable
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.formats.eighteen_games.site_game import SiteAction, integer, several, text, texts
from kursbuch.formats.eighteen_games.translating import Translation, Translator18xx
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.mountain import ExchangeMountain, MountainExchanges
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.two_players import MountainSale
from kursbuch.games.g1824.wien import TakeMarkerBack

PLAYERS_STEPS = (StockRound, MountainExchanges, MountainSale)


@dataclass(slots=True)
class Translator1824(Translator18xx[State24]):
    """Remembers where the tile copies and trains are that the site names."""

    trains: dict[str, CompanyId] = field(default_factory=dict)
    left_bank: set[str] = field(default_factory=set)

    def translations(self) -> Mapping[str, Translation[State24]]:
        """What to do with each kind of recorded action."""
        own: Mapping[str, Translation[State24]] = {
            "buy_company": self.buy_company,
            "par": self.par,
            "buy_shares": self.buy_shares,
            "sell_shares": self.sell_shares,
            "special_buy": self.special_buy,
            "payoff_player_debt": self.payoff,
            "payoff_player_debt_partial": self.payoff,
            "lay_tile": self.lay_tile,
            "choose": self.choose,
            "buy_train": self.buy_train,
            "discard_train": self.discard_train,
        }
        return {**Translator18xx.translations(self), **own}

    def is_awaited(self, state: State24, action: SiteAction) -> bool:
        """Our game waits for them; players pass only where they act for themselves."""
        passes = action.get("entity_type") == "player" and action["type"] == "pass"
        own = isinstance(state.agenda[-1], PLAYERS_STEPS)
        return (own or not passes) and Translator18xx.is_awaited(self, state, action)

    def is_behind(self, state: State24, action: SiteAction) -> bool:
        """Our game waits at no moment that the site has not."""
        return False

    def played(self, state: State24, action: SiteAction) -> None:
        """Remember tile copies and train owners."""
        match action["type"]:
            case "lay_tile":
                self.laid[text(action["tile"])] = HexId(text(action["hex"]))
            case "buy_shares" | "sell_shares":
                self.left_bank.update(texts(action["shares"]))
            case "buy_train":
                self.trains[text(action["train"])] = CompanyId(text(action["entity"]))
            case "run_routes":
                for route in several(action["routes"]):
                    self.trains[text(route["train"])] = CompanyId(text(action["entity"]))
            case "buy_company" if text(action["company"]) in state.title.coal:
                if text(action["company"]) not in state.kinds:
                    self.trains[f"1g-{len(self.trains)}"] = CompanyId(text(action["company"]))

    def decider(self, state: State24, action: SiteAction) -> Seat | None:
        """Who decides for the entity of an action."""
        entity = action["entity"]
        match action.get("entity_type"):
            case "player":
                return Seat(self.game.seat_of(entity))
            case "corporation":
                seat = director(state, CompanyId(text(entity)))
                return self._anybody(state, action) if seat is None else seat
        holder = state.holder[PaperId(text(entity))]
        return Seat(holder) if isinstance(holder, int) else None

    def _anybody(self, state: State24, action: SiteAction) -> Seat:
        """Who acts for a company without a director, if the action says so."""
        users = [str(number) for number, _ in self.game.players]
        user = str(action.get("user"))
        return Seat(users.index(user)) if user in users else state.order[0]

    # Shares and railways

    def buy_company(self, state: State24, action: SiteAction) -> list[Action]:
        """A mountain railway, a pre-state railway or a coal railway."""
        by, name = self.by(state, action), text(action["company"])
        if name in state.title.papers:
            return [BuyPaper(by=by, paper=PaperId(name))]
        company = CompanyId(name)
        if name in state.title.coal and name not in state.kinds:
            return [BuyCoalRailway(by=by, company=company, price=integer(action["price"]))]
        return [BuyRailway(by=by, company=company)]

    def par(self, state: State24, action: SiteAction) -> list[Action]:
        """The director's certificate of a regional railway."""
        by, price = self.by(state, action), int(text(action["share_price"]).split(",")[0])
        return [StartCompany(by=by, company=CompanyId(text(action["corporation"])), price=price)]

    def buy_shares(self, state: State24, action: SiteAction) -> list[Action]:
        """A certificate from the bank or from the pool, or in exchange for a mountain railway."""
        company, number = self._shares(action)
        by = self.by(state, action)
        new = texts(action["shares"])[0] not in self.left_bank
        sources = (str(BANK), str(POOL)) if new else (str(POOL), str(BANK))
        if action["entity_type"] == "company":
            paper = PaperId(text(action["entity"]))
            return [
                ExchangeMountain(by=by, paper=paper, company=company, source=source)
                for source in sources
            ]
        return [
            BuyShare(by=by, company=company, source=source, shares=number) for source in sources
        ]

    def sell_shares(self, state: State24, action: SiteAction) -> list[Action]:
        """A sale; a director's certificate of the bond railway goes whole."""
        company, number = self._shares(action)
        by = self.by(state, action)
        top = f"{company}_0"
        if top not in texts(action["shares"]) or director(state, company) == by:
            return [SellShares(by=by, company=company, shares=number)]
        if number == len(texts(action["shares"])):
            return [SellForHalf(by=by, company=company, singles=number - 1)]
        return [SellShares(by=by, company=company, shares=number, doubles=1)]

    def _shares(self, action: SiteAction) -> tuple[CompanyId, int]:
        company, percent = texts(action["shares"])[0].rpartition("_")[0], integer(action["percent"])
        return CompanyId(company), percent // 10

    def special_buy(self, state: State24, action: SiteAction) -> list[Action]:
        """A coal railway for the director's certificate."""
        coal = CompanyId(text(action["description"]))
        return [ExchangeCoal(by=self.by(state, action), company=coal)]

    def payoff(self, state: State24, action: SiteAction) -> list[Action]:
        """All that can be paid back, or a part."""
        by = self.by(state, action)
        amount = action.get("amount")
        return [Repay(by=by, amount=repayable(state, by) if amount is None else integer(amount))]

    # Building

    def lay_tile(self, state: State24, action: SiteAction) -> list[Action]:
        """A tile."""
        tile = TileId(text(action["tile"]).rpartition("-")[0])
        hex_id, turn = HexId(text(action["hex"])), integer(action["rotation"])
        return [LayTile(by=self.by(state, action), hex=hex_id, tile=tile, turn=turn)]

    def choose(self, state: State24, action: SiteAction) -> list[Action]:
        """Of two markers in Wien that of number 1 goes back, or the other."""
        numbers = {"Return one token": "KK1", "Return the other token": "KK2"}
        stop = home(state, CompanyId(numbers[text(action["choice"])]))
        assert stop is not None
        return [TakeMarkerBack(by=self.by(state, action), stop=stop)]

    # Trains

    def buy_train(self, state: State24, action: SiteAction) -> list[Action]:
        """A new train, one for which another is traded in, or one of another company."""
        by, name = self.by(state, action), text(action["train"])
        train = self.train(state, name)
        if action.get("exchange"):
            return [TradeIn(by=by, train=train)]
        seller = self._owner(state, name)
        if seller is None:
            return [BuyTrain(by=by, train=train, source=str(BANK))]
        return [TradeTrain(by=by, seller=seller, train=train, price=integer(action["price"]))]

    def _owner(self, state: State24, name: str) -> CompanyId | None:
        """The company that has the train now; small railways may have become part of others."""
        company = self.trains.get(name)
        while company is not None and state.companies[company].closed:
            becomes = {**state.title.coal, **state.title.state_railway_of}
            company = becomes.get(company)
        return company

    def discard_train(self, state: State24, action: SiteAction) -> list[Action]:
        """A train over the limit, of the company that the file names."""
        top = state.agenda[-1]
        if isinstance(top, ReturnTrains) and top.companies[0] != action["entity"]:
            raise Unreadable(Message("other-company-gives-up", company=top.companies[0]))
        train = self.train(state, text(action["train"]))
        return [ReturnTrain(by=self.by(state, action), train=train)]

    def train(self, state: State24, name: str) -> TrainId:
        """A train by its type."""
        return TrainId(name.rpartition("-")[0])
