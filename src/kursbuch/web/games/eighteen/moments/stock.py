"""The stock round: one row per company, and everything that can be done with it in its row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from kursbuch.core.action import Action, Seat
from kursbuch.core.cache import Cache
from kursbuch.core.state import to_act, why_not
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, CompanyId, Holder, PaperId, hex_of
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import certificate_count, director, papers, shares
from kursbuch.eighteen.stock.market import by_price, price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.web.games.eighteen.moments.turn import badge, trains_of
from kursbuch.web.games.eighteen.naming import paper_kind_name, place_name
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Entry, Moment, Stop, proposing
from kursbuch.web.games.presenter import Scene

SHOWN: frozenset[type[Action]] = frozenset({BuyShare, StartCompany, SellShares, BuyPaper, Pass})


@dataclass(frozen=True)
class DealButton:
    """What a title lets a player do with a company besides buying and selling its shares."""

    company: CompanyId
    """In whose row it stands."""
    label: str
    action: Action


Deals = Callable[[Scene, Seat], Iterable[DealButton]]


def no_deals(scene: Scene, seat: Seat) -> Iterable[DealButton]:
    """Shares are all there is."""
    return ()


Aim = Callable[[Scene, CompanyId], str]


def no_aim(scene: Scene, company: CompanyId) -> str:
    """Companies begin where they begin, and need not go anywhere."""
    return ""


@dataclass(frozen=True)
class Button:
    """One price in the matrix: pressing it proposes, or says why not."""

    label: str
    want: str
    count: int = 0
    proposed: bool = False
    refused: str = ""
    """The rule that forbids it."""


@dataclass(frozen=True)
class Held:
    """How many shares of a company a player has."""

    seat: Seat
    number: int
    directs: bool
    me: bool


@dataclass(frozen=True)
class Started:
    """The row of a company that has a price."""

    company: CompanyId
    badge: SafeString
    name: str
    price: str
    par: str
    cash: int
    trains: str
    run: str
    held: tuple[Held, ...]
    bank: tuple[Button, ...]
    pool: tuple[Button, ...]
    sell: tuple[Button, ...]
    deals: tuple[Button, ...]
    on: bool


@dataclass(frozen=True)
class Unstarted:
    """The row of a company that nobody has started: where it begins, and its issue prices."""

    company: CompanyId
    badge: SafeString
    name: str
    home: str
    aim: str
    about: str
    held: tuple[Held, ...]
    prices: tuple[Button, ...]
    on: bool


@dataclass(frozen=True)
class Papers:
    """The row of papers of one kind and price that lie in the bank."""

    kind: str
    price: int
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Column:
    """The column of a player."""

    seat: Seat
    name: str
    me: bool


def stock(scene: Scene, deals: Collection[type[Action]] = ()) -> Moment:
    """The share matrix on the stage, the player's own figures beside it."""
    return Moment(
        shows=SHOWN | frozenset(deals),
        view="shares",
        steps=_turns(scene),
        plate=_plate(scene),
        hint=scene.words.say(Message("e-hint-stock")),
    )


def _turns(scene: Scene) -> Sequence[Stop]:
    """The players in turn order, whoever acts first."""
    state = state_of(scene)
    acting = to_act(state)
    first = state.order.index(acting[0]) if acting else 0
    order = state.order[first:] + state.order[:first]
    return [Stop(scene.words.name(seat), "is" if seat in acting else "") for seat in order]


def _plate(scene: Scene) -> Sequence[Entry]:
    state, say = state_of(scene), scene.words.say
    seat = _chooser(scene)
    if seat is None:
        return ()
    limit = state.title.stock.certificate_limit[len(state.players)]
    held = f"{certificate_count(state, seat)} / {limit}"
    return (
        Entry(say(Message("e-cash")), str(state.players[seat].cash)),
        Entry(say(Message("e-certificates")), held),
        Entry(say(Message("e-card")), str(state.order.index(seat) + 1)),
        Entry(say(Message("e-papers")), " · ".join(papers(state, seat)) or "–"),
    )


def _chooser(scene: Scene) -> Seat | None:
    """The visitor's seat that must choose."""
    return next((seat for seat in to_act(scene.view) if seat in scene.seats), None)


def shares_view(scene: Scene, deals: Deals = no_deals, aim: Aim = no_aim) -> Mapping[str, Any]:
    """Companies down, players across, and what can be bought and sold."""
    state = state_of(scene)
    charted = [c for c in by_price(state) if not state.companies[c].closed]
    others = [c for c, r in state.companies.items() if c not in charted and not r.closed]
    choices, mine = _Choices(scene, deals), _mine(scene)
    started = [c for c in others if state.companies[c].par or state.companies[c].launched]
    return {
        "players": tuple(_column(scene, seat) for seat in _seats(state)),
        "cash": [(seat in mine, state.players[seat].cash) for seat in _seats(state)],
        "rows": [_started(scene, choices, company) for company in (*charted, *started)],
        "unstarted": [
            _unstarted(scene, choices, company, aim(scene, company))
            for company in others
            if company not in started
        ],
        "papers": list(choices.papers()),
        "sold_to": state.title.stock.sold_to,
        "bank": state.bank,
    }


def _seats(state: State18) -> Sequence[Seat]:
    """The columns of the matrix: as the seats stand above it, whatever the turn order is."""
    return [Seat(number) for number in range(len(state.players))]


def _column(scene: Scene, seat: Seat) -> Column:
    return Column(seat, scene.words.name(seat), seat in _mine(scene))


def _mine(scene: Scene) -> Sequence[int]:
    """The column of whoever acts here; of those who wait here if nobody does."""
    return [seat for seat in to_act(scene.view) if seat in scene.seats] or scene.seats


def _started(scene: Scene, choices: _Choices, company: CompanyId) -> Started:
    state = state_of(scene)
    record = state.companies[company]
    return Started(
        company=company,
        badge=badge(state, company),
        name=state.title.charters[company].name,
        price=str(price(state, company) or "–"),
        par=str(record.par or "–"),
        cash=record.cash,
        trains=trains_of(state, company),
        run=str(record.revenue or "–"),
        held=_held(scene, company),
        bank=tuple(choices.purchases(company, BANK)),
        pool=tuple(choices.purchases(company, state.title.stock.sold_to)),
        sell=tuple(choices.sales(company)),
        deals=tuple(choices.deals(company)),
        on=choices.concerns(company),
    )


def _held(scene: Scene, company: CompanyId) -> tuple[Held, ...]:
    """How the shares of a company are spread over the seats."""
    state, mine = state_of(scene), _mine(scene)
    directs, counts = (
        director(state, company),
        {s: shares(state, company, s) for s in _seats(state)},
    )
    return tuple(Held(s, n, bool(n) and s == directs, s in mine) for s, n in counts.items())


def _unstarted(scene: Scene, choices: _Choices, company: CompanyId, aim: str) -> Unstarted:
    state = state_of(scene)
    charter, sort = state.title.charters[company], kind(state, company)
    home = place_name(state, hex_of(charter.home)) if charter.home else ""
    about = Message("e-about-company", shares=sort.shares, at=sort.launched_at)
    return Unstarted(
        company=company,
        badge=badge(state, company),
        name=charter.name,
        home=home,
        aim=aim,
        about=scene.words.say(about) if sort.launched_at and sort.shares > 1 else "",
        held=_held(scene, company),
        prices=(*choices.starts(company), *choices.deals(company)),
        on=choices.concerns(company),
    )


def sale_button(scene: Scene, sales: Sequence[SellShares]) -> Button:
    """The sales of one company's shares as one button: pressed again it sells one more."""
    proposed = scene.proposed
    last = sales.index(proposed) if proposed in sales else -1
    following = sales[(last + 1) % len(sales)]
    shown = sales[last] if last >= 0 else sales[0]
    label = f"{shown.shares} × {price(state_of(scene), shown.company)}"
    return Button(label, proposing(following), 0, last >= 0)


_wants: Cache[BuyShare | StartCompany | SellShares | BuyPaper, str] = Cache(4000)
"""Most of what can be bought after a move could be bought before it."""


def _want(action: BuyShare | StartCompany | SellShares | BuyPaper) -> str:
    return _wants.get_or_set(action, lambda: proposing(action))


class _Choices:
    """What the visitor may do, by company; what they would expect but may not, with the rule."""

    def __init__(self, scene: Scene, deals: Deals) -> None:
        self.scene, self.state, self.seat = scene, state_of(scene), _chooser(scene)
        top = self.state.agenda[-1] if self.state.agenda else None
        self.open = self.seat is not None and isinstance(top, StockRound)
        self.sells_papers = self.open or any(o.action is BuyPaper for o in scene.offers)
        self._deals = [] if self.seat is None else list(deals(scene, self.seat))

    def deals(self, company: CompanyId) -> list[Button]:
        """What the title lets do with the company besides."""
        mine = [deal for deal in self._deals if deal.company == company]
        return [self._button(deal.label, deal.action, proposing(deal.action)) for deal in mine]

    def concerns(self, company: CompanyId) -> bool:
        """The proposal is about this company."""
        match self.scene.proposed:
            case BuyShare() | StartCompany() | SellShares() as action:
                return action.company == company
            case None:
                return False
        return any(d.company == company and d.action == self.scene.proposed for d in self._deals)

    def purchases(self, company: CompanyId, source: Holder) -> list[Button]:
        """The certificates that lie in the bank or in the pool, each size once."""
        lying = self.state.title.stock.on_sale(self.state, company, source)
        sizes = sorted({certificate.shares for certificate in lying})
        return [self._purchase(company, source, size, lying) for size in sizes]

    def _purchase(
        self, company: CompanyId, source: Holder, size: int, lying: Sequence[Certificate]
    ) -> Button:
        count = sum(certificate.shares == size for certificate in lying)
        each = (
            self.state.title.stock.new_price(self.state, company)
            if source == BANK
            else price(self.state, company)
        )
        label = str(each * size)
        if not self.open or self.seat is None:
            return Button(label, "", count)
        action = BuyShare(by=self.seat, company=company, source=str(source), shares=size)
        return self._button(label, action, _want(action), count)

    def _button(self, label: str, action: Action, want: str, count: int = 0) -> Button:
        refusal = why_not(self.scene.view, action)
        rule = refusal.rule if refusal else ""
        return Button(label, want, count, action == self.scene.proposed, rule)

    def starts(self, company: CompanyId) -> list[Button]:
        """The issue prices."""
        if not self.open or self.seat is None or not kind(self.state, company).startable:
            return []
        prices = sorted(self.state.title.chart.issue)
        starts = [StartCompany(by=self.seat, company=company, price=each) for each in prices]
        return [self._button(str(start.price), start, _want(start)) for start in starts]

    def sales(self, company: CompanyId) -> list[Button]:
        """One more share than is proposed: pressing again sells two."""
        if not self.open or self.seat is None or not price(self.state, company):
            return []
        if not shares(self.state, company, self.seat):
            return []
        numbers = list(self._saleable(company))
        if not numbers:
            sale = SellShares(by=self.seat, company=company, shares=1)
            return [self._button(str(price(self.state, company)), sale, _want(sale))]
        return [sale_button(self.scene, numbers)]

    def _saleable(self, company: CompanyId) -> Iterator[SellShares]:
        for offer in self.scene.offers:
            if offer.action is SellShares and offer.fixed.get("company") == company:
                for action in offer.actions():
                    assert isinstance(action, SellShares)
                    yield action

    def papers(self) -> Iterator[Papers]:
        """Papers in the bank, by kind and price."""
        kinds: dict[tuple[str, int], list[PaperId]] = {}
        for name, paper in self.state.title.papers.items():
            if self.state.holder[name] == BANK and paper.price:
                kinds.setdefault((paper.kind, paper.price), []).append(name)
        for (sort, cost), names in kinds.items():
            named = paper_kind_name(self.scene, sort)
            yield Papers(named, cost, tuple(map(self._paper, names)))

    def _paper(self, name: PaperId) -> Button:
        if not self.sells_papers or self.seat is None:
            return Button(name, "")
        action = BuyPaper(by=self.seat, paper=name)
        return self._button(name, action, _want(action))
