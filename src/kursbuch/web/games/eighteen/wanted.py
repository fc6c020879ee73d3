"""What a player of an 18xx game would expect to do at a moment; the law says what is possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from kursbuch.core.action import Seat
from kursbuch.core.state import Step
from kursbuch.eighteen.board.board import face
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, stop_id
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker, PlaceStation
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import director, ordinary, shares
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene, Wanted

Expected = Callable[[State18, Seat, CompanyId], Iterator[Wanted]]


def wanted(scene: Scene, seat: Seat) -> Iterator[Wanted]:
    """In a stock round every certificate; in a company's turn everything that its steps are for."""
    state = state_of(scene)
    if isinstance(state.agenda[-1], StockRound):
        yield from in_stock_round(state, seat)
        yield from highest_prices(scene, seat)
    company = company_at_turn(state)
    if company is not None and director(state, company) == seat:
        yield from in_turn(state, seat, company)


def in_stock_round(state: State18, seat: Seat) -> Iterator[Wanted]:
    """To sell what the player has, to buy every share and certificate, to start every company."""
    yield from sales(state, seat)
    for company, record in state.companies.items():
        if len(state.title.certificates[company]) > 1 and not record.closed:
            yield from shares_of(state, seat, company)
    for paper in state.title.papers:
        if state.holder[paper] == BANK:
            yield Wanted(BuyPaper(by=seat, paper=paper))


def highest_prices(scene: Scene, seat: Seat) -> Iterator[Wanted]:
    """The highest issue price for every company that can be started at a lower one."""
    most = max(state_of(scene).title.chart.issue)
    for offer in scene.offers:
        if offer.action is StartCompany and most not in offer.open["price"]:
            company = CompanyId(str(offer.fixed["company"]))
            yield Wanted(StartCompany(by=seat, company=company, price=most))


def shares_of(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """Before it is started its director's certificate or a share, then shares new and sold."""
    if not state.companies[company].par:
        least = min(state.title.chart.issue)
        start = StartCompany(by=seat, company=company, price=least)
        yield Wanted(start, leaves_open=("price",))
        yield Wanted(BuyShare(by=seat, company=company, source=str(BANK)))
        return
    for source in dict.fromkeys((BANK, state.title.stock.sold_to)):
        lying = state.title.stock.on_sale(state, company, source)
        for size in sorted({certificate.shares for certificate in lying}) or [1]:
            yield Wanted(BuyShare(by=seat, company=company, source=str(source), shares=size))


def sales(state: State18, seat: Seat) -> Iterator[Wanted]:
    """One certificate of every company of which the player holds any."""
    for company in state.companies:
        if shares(state, company, seat):
            sizes = {certificate.shares for certificate in ordinary(state, company, seat)} or {1}
            size = min(sizes)
            sale = SellShares(by=seat, company=company, shares=size, doubles=int(size == 2))
            yield Wanted(sale, leaves_open=("shares",))


def in_turn(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """Everything of the step that it is, and one of every other step."""
    top = state.agenda[-1]
    for step, expected in STEPS.items():
        found = expected(state, seat, company)
        yield from found if isinstance(top, step) else islice(found, 1)


def tiles(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """One more tile; where the first can be laid is asked by clicking on the board."""
    top = state.agenda[-1]
    if not isinstance(top, LayTrack) or top.laid:
        place = next(iter(state.title.ground.map.hexes))
        some = next(iter(state.title.ground.tiles.tiles))
        yield Wanted(LayTile(by=seat, hex=place, tile=some, turn=0), is_sample=True)


def markers(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """A marker in every city."""
    own = home(state, company)
    for place in state.title.ground.map.hexes:
        for number, stop in enumerate(face(state.title.ground, state.board, place).stops):
            if stop.kind == "city" and stop_id(place, number) != own:
                yield Wanted(PlaceMarker(by=seat, stop=stop_id(place, number)))


def run(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """To run; in its own step that is always offered."""
    if not isinstance(state.agenda[-1], RunningTrains):
        yield Wanted(RunTrains(by=seat, runs=()), is_sample=True)


def revenue(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """To pay out; in its own step that is always offered."""
    yield Wanted(UseRevenue(by=seat, pay_out=True), is_sample=True)


def trains(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """Every train still available from the bank, the pool or another company."""
    for name, card in state.title.cards.items():
        if state.depot[name] or card.unlimited:
            for train in card.sides:
                yield Wanted(BuyTrain(by=seat, train=train, source=str(BANK)))
    for train in dict.fromkeys(state.pool):
        yield Wanted(BuyTrain(by=seat, train=train, source=str(POOL)))
    yield from trades(state, seat, company)
    yield from sales(state, seat)


def trades(state: State18, seat: Seat, company: CompanyId) -> Iterator[Wanted]:
    """Every train of another company, at the least price that may be paid for it."""
    for seller, record in state.companies.items():
        for train in dict.fromkeys(record.trains) if seller != company else ():
            least = state.title.trade.trade_price(state, company, seller, train).low
            yield Wanted(TradeTrain(by=seat, seller=seller, train=train, price=least))


STEPS: dict[type[Step[State18]], Expected] = {
    LayTrack: tiles,
    PlaceStation: markers,
    RunningTrains: run,
    Dividend: revenue,
    BuyTrains: trains,
}
"""The steps of a turn, and what they are for."""
