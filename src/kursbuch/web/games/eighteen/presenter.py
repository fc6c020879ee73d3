"""How the 18xx games look on their table page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.action import Seat
from kursbuch.core.cache import Cache
from kursbuch.core.codec import canonical, encode
from kursbuch.core.offers import Offer
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.ids import TileId
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.running.runs import Plan
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.title.slots import S
from kursbuch.render.eighteen.additions import NOTHING, Additions
from kursbuch.render.eighteen.labels import NAME
from kursbuch.render.eighteen.tile import draw_tile
from kursbuch.web.games.eighteen.board_cards import card
from kursbuch.web.games.eighteen.estimates import estimates
from kursbuch.web.games.eighteen.frame import ORDER, landmark, moment, outcome, phase, rounds
from kursbuch.web.games.eighteen.inventories import inventories
from kursbuch.web.games.eighteen.moments import MOMENTS
from kursbuch.web.games.eighteen.moments.stock import Aim, Deals, no_aim, no_deals, shares_view
from kursbuch.web.games.eighteen.naming import name, with_places
from kursbuch.web.games.eighteen.panels import (
    chart_picture,
    figures,
    tiles_picture,
    trains_panel,
)
from kursbuch.web.games.eighteen.places import marks, pick, state_of, tries
from kursbuch.web.games.eighteen.running import plan_shown
from kursbuch.web.games.eighteen.score import score
from kursbuch.web.games.eighteen.tallies import AGAINST_BEST, DIVIDENDS, REVENUE
from kursbuch.web.games.eighteen.trades import TRADES
from kursbuch.web.games.eighteen.wanted import wanted
from kursbuch.web.games.pictures import picture
from kursbuch.web.games.presenter import Panel, Presenter, Scene


def board(scene: Scene, additions: Additions[Any] = NOTHING) -> SafeString:
    """The board; while trains run with the run that is shown."""
    plan = plan_shown(scene)
    shows = on_board(state_of(scene), plan, additions)
    return picture(scene, "board", "b-", shows, marks(scene), run=plan)


def on_board(state: State18, plan: Plan | None, additions: Additions[Any]) -> str:
    """All that the board shows of a position."""
    seen = {name: (c.launched, c.closed) for name, c in state.companies.items()}
    added = additions.board(state)
    runs = encode(plan.runs) if plan else []
    return canonical(encode([state.setup, state.board, state.phase, seen, added, runs]))


def board_with(additions: Additions[S]) -> Callable[[Scene], SafeString]:
    """The board of a title that shows something besides."""
    return partial(board, additions=additions)


_tiles: Cache[tuple[Ground, str, int], SafeString] = Cache(1000)


def tile_button(scene: Scene, offer: Offer, field: str, value: object) -> SafeString:
    """The tile in the rotation that a button stands for; those that look alike share a picture."""
    tile = offer.fixed.get("tile")
    if field != "turn" or not isinstance(tile, str) or not isinstance(value, int):
        return SafeString("")
    title = state_of(scene).title
    turn = title.ground.tiles.tiles[TileId(tile)].looks_like[value]
    key = title.ground, tile, turn
    if known := _tiles.get(key):
        return known
    drawn = draw_tile(title, TileId(tile), turn, prefix=f"t{tile}-{turn}-")
    return _tiles.set(key, mark_safe(drawn))


def shares_with_chart(
    scene: Scene, deals: Deals = no_deals, aim: Aim = no_aim
) -> Mapping[str, Any]:
    """The share matrix, and below it the chart with the price markers."""
    return {**shares_view(scene, deals, aim), "market": chart_picture(scene)}


def shares_panel(deals: Deals = no_deals, aim: Aim = no_aim) -> Panel:
    """The share matrix of a title with deals of its own, or where companies have an aim."""
    view = partial(shares_with_chart, deals=deals, aim=aim)
    return Panel("shares", "games/eighteen/shares.html", view, "s")


def supply_view(scene: Scene) -> Mapping[str, Any]:
    """Trains, phases and tiles that are left."""
    return {**trains_panel(scene), "tiles": tiles_picture(scene)}


def worth(state: State18) -> Mapping[str, int]:
    """What every player is worth."""
    return {str(n): state.title.scored(state, Seat(n)) for n in range(len(state.players))}


def cash(state: State18) -> Mapping[str, int]:
    """The cash of every player."""
    return {str(n): player.cash for n, player in enumerate(state.players)}


def prices(state: State18) -> Mapping[str, int]:
    """The share prices."""
    return {name: price(state, name) for name in state.companies if price(state, name)}


SUPPLY = Panel("supply", "games/eighteen/supply.html", supply_view, "x")
PRESENTER = Presenter(
    words="e-",
    styles=("games/eighteen/table.css",),
    board=board,
    moment=moment,
    figures=figures,
    inventories=inventories,
    name=name,
    tries=tries,
    wanted=wanted,
    pick=pick,
    picture=tile_button,
    charts={"worth": worth, "cash": cash, "prices": prices},
    companies=lambda state: list(state.companies),
    tallies={"dividends": DIVIDENDS, "revenue": REVENUE, "best": AGAINST_BEST},
    score=score,
    result_charts=("worth", "prices", "dividends", "revenue"),
    many=12,
    letters=NAME,
    views=(
        shares_panel(),
        SUPPLY,
    ),
    order=ORDER,
    offer_tables={TradeTrain: TRADES},
    rounds=rounds,
    landmark=landmark,
    phase=phase,
    moments=MOMENTS,
    passes=Pass,
    told=with_places,
    outcome=outcome,
    estimates=estimates,
    card=card,
)
