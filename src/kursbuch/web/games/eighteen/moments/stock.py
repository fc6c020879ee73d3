"""The stock round: one row a company, and everything that can be done with it in its row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.core.action import Action, Seat
from kursbuch.core.state import to_act, why_not
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, CompanyId, Holder, PaperId, hex_of
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import certificate_count, director, papers, shares
from kursbuch.eighteen.stock.market import by_price, price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.eighteen.title.charter import kind
from kursbuch.web.games.eighteen.moments.turn import badge, trains_of
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Entry, Moment, Stop, proposing
from kursbuch.web.games.presenter import Scene

SHOWN: frozenset[type[Action]] = frozenset({BuyShare, StartCompany, SellShares, BuyPaper, Pass})


@dataclass(frozen=True)
class Deal:
    """What a title lets a player do with a company besides buying and selling its shares."""

    company: CompanyId
    """In whose row it stands."""
    label: str
    action: Action


Deals = Callable[[Scene, Seat], Iterable[Deal]]


def no_deals(scene: Scene, seat: Seat) -> Iterable[Deal]:
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
    choices = _Choices(scene, deals)
    started = [c for c in others if state.companies[c].par or state.companies[c].launched]
    return {
        "players": [_player(scene, seat) for seat in _seats(state)],
        "rows": [_row(scene, choices, company) for company in (*charted, *started)],
        "unstarted": [
            {**_new(scene, choices, company), "aim": aim(scene, company)}
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


def _player(scene: Scene, seat: Seat) -> dict[str, Any]:
    state = state_of(scene)
    return {
        "seat": seat,
        "name": scene.words.name(seat),
        "cash": state.players[seat].cash,
        "me": seat in _mine(scene),
    }


def _mine(scene: Scene) -> Sequence[int]:
    """The column of whoever acts here; of those who wait here if nobody does."""
    return [seat for seat in to_act(scene.view) if seat in scene.seats] or scene.seats


def _row(scene: Scene, choices: _Choices, company: CompanyId) -> dict[str, Any]:
    state = state_of(scene)
    record = state.companies[company]
    return {
        "company": company,
        "badge": badge(state, company),
        "name": state.title.charters[company].name,
        "price": price(state, company) or "–",
        "par": record.par or "–",
        "cash": record.cash,
        "trains": trains_of(state, company),
        "run": record.revenue or "–",
        "held": [_held(scene, company, seat) for seat in _seats(state)],
        "bank": choices.purchases(company, BANK),
        "pool": choices.purchases(company, state.title.stock.sold_to),
        "sell": choices.sales(company),
        "deals": choices.deals(company),
        "on": choices.concerns(company),
    }


def _held(scene: Scene, company: CompanyId, seat: Seat) -> dict[str, Any]:
    state = state_of(scene)
    number = shares(state, company, seat)
    return {
        "seat": seat,
        "number": number,
        "directs": bool(number) and director(state, company) == seat,
        "me": seat in _mine(scene),
    }


def _new(scene: Scene, choices: _Choices, company: CompanyId) -> dict[str, Any]:
    """A company that nobody has started: where it begins, and its issue prices."""
    state = state_of(scene)
    charter, sort = state.title.charters[company], kind(state, company)
    home = place_name(state, hex_of(charter.home)) if charter.home else ""
    about = Message("e-about-company", shares=sort.shares, at=sort.launched_at)
    return {
        "company": company,
        "badge": badge(state, company),
        "name": charter.name,
        "home": home,
        "about": scene.words.say(about) if sort.launched_at and sort.shares > 1 else "",
        "held": [_held(scene, company, seat) for seat in _seats(state)],
        "prices": [*choices.starts(company), *choices.deals(company)],
        "on": choices.concerns(company),
    }


def sale_button(scene: Scene, sales: Sequence[SellShares]) -> Button:
    """The sales of one company's shares as one button: pressed again it sells one more."""
    proposed = scene.proposed
    last = sales.index(proposed) if proposed in sales else -1
    following = sales[(last + 1) % len(sales)]
    shown = sales[last] if last >= 0 else sales[0]
    label = f"{shown.shares} × {price(state_of(scene), shown.company)}"
    return Button(label, proposing(following), 0, last >= 0)


class _Choices:
    """What the visitor may do, by company; what he would expect and may not, with the rule."""

    def __init__(self, scene: Scene, deals: Deals) -> None:
        self.scene, self.state, self.seat = scene, state_of(scene), _chooser(scene)
        top = self.state.agenda[-1] if self.state.agenda else None
        self.open = self.seat is not None and isinstance(top, StockRound)
        self.sells_papers = self.open or any(o.action is BuyPaper for o in scene.offers)
        self._deals = [] if self.seat is None else list(deals(scene, self.seat))

    def deals(self, company: CompanyId) -> list[Button]:
        """What the title lets do with the company besides."""
        mine = [deal for deal in self._deals if deal.company == company]
        return [self._button(deal.label, deal.action) for deal in mine]

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
        self, company: CompanyId, source: Holder, size: int, lying: Sequence[Any]
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
        return self._button(label, action, count)

    def _button(self, label: str, action: Action, count: int = 0) -> Button:
        refusal = why_not(self.scene.view, action)
        rule = refusal.rule if refusal else ""
        return Button(label, proposing(action), count, action == self.scene.proposed, rule)

    def starts(self, company: CompanyId) -> list[Button]:
        """The issue prices."""
        if not self.open or self.seat is None or not kind(self.state, company).startable:
            return []
        return [
            self._button(str(each), StartCompany(by=self.seat, company=company, price=each))
            for each in sorted(self.state.title.chart.issue)
        ]

    def sales(self, company: CompanyId) -> list[Button]:
        """One more share than is proposed: pressing again sells two."""
        if not self.open or self.seat is None or not price(self.state, company):
            return []
        if not shares(self.state, company, self.seat):
            return []
        numbers = list(self._saleable(company))
        if not numbers:
            sale = SellShares(by=self.seat, company=company, shares=1)
            return [self._button(str(price(self.state, company)), sale)]
        return [sale_button(self.scene, numbers)]

    def _saleable(self, company: CompanyId) -> Iterator[SellShares]:
        for offer in self.scene.offers:
            if offer.action is SellShares and offer.fixed.get("company") == company:
                for action in offer.actions():
                    assert isinstance(action, SellShares)
                    yield action

    def papers(self) -> Iterator[dict[str, Any]]:
        """Papers in the bank, by kind and price."""
        kinds: dict[tuple[str, int], list[PaperId]] = {}
        for name, paper in self.state.title.papers.items():
            if self.state.holder[name] == BANK and paper.price:
                kinds.setdefault((paper.kind, paper.price), []).append(name)
        for (sort, cost), names in kinds.items():
            buttons = [
                self._button(name, BuyPaper(by=self.seat, paper=name))
                if self.sells_papers and self.seat is not None
                else Button(name, "")
                for name in names
            ]
            yield {"kind": f"e-paper-{sort}", "price": cost, "buttons": buttons}
