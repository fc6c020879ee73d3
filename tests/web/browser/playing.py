"""A move is chosen as a person chooses it, with any hand, and committed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import quote_plus

from playwright.sync_api import Locator

from kursbuch.core.action import Action
from kursbuch.core.codec import canonical, encode
from kursbuch.core.offers import Offer, plain
from kursbuch.core.record import write_action
from kursbuch.core.state import State, offers
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.first_train.auction import PlaceBid
from kursbuch.games.first_train.building import BuildLink, FinishSeries
from kursbuch.games.first_train.map import border_between
from kursbuch.games.first_train.trains import BuyTrain as TrainOfFirstTrain
from kursbuch.games.g1844.tunnels import BuildTunnel
from kursbuch.web.games.moment import asked, proposing
from tests.web.browser.driving import AT_REST, OTHER, PROPOSED, proposed
from tests.web.browser.hands import Hand

SHARES_AT_ONCE = 12


def moves(actions: Sequence[Action]) -> list[tuple[Action, ...]]:
    """The actions as the page commits them: the links of a series with its end."""
    found, links = list[tuple[Action, ...]](), list[Action]()
    for action in actions:
        links.append(action)
        if not isinstance(action, BuildLink):
            found.append(tuple(links))
            links = []
    return found


def play_move(hand: Hand, state: State, move: Sequence[Action]) -> None:
    """Choose, see that nothing else is proposed, commit."""
    move = [as_shown(state, action) for action in move]
    _choose(hand, state, move)
    if not isinstance(move[-1], RunTrains):  # there the page knows the best
        hand.page.wait_for_function(PROPOSED, arg=asked(move))
    hand.commit()


def as_shown(state: State, action: Action) -> Action:
    """Of turns that look alike the page shows the first."""
    if not isinstance(action, LayTile | BuildTunnel) or not isinstance(state, State18):
        return action
    alike = state.title.ground.tiles.tiles[action.tile].looks_like
    turns = [turn for turn in _offer(state, action).open["turn"].values() if isinstance(turn, int)]
    return replace(action, turn=next(one for one in turns if alike[one] == alike[action.turn]))


def _choose(hand: Hand, state: State, move: Sequence[Action]) -> None:
    hand.page.wait_for_function(AT_REST)
    if proposed(hand.page) == asked(move):
        return
    match move[-1]:
        case RunTrains():
            assert json.loads(proposed(hand.page))["do"] == "RunTrains"
        case LayTile() as lay:
            _lay(hand, lay)
        case SellShares() as sale:
            _sell(hand, sale)
        case PlaceBid(box=box, cubes=cubes):
            hand.press(hand.page.locator(f"#view .box[data-box='{box}']"))
            _write(hand, hand.page.locator("#bid-cubes"), str(cubes))
        case FinishSeries():
            _build(hand, move)
        case TrainOfFirstTrain(row=row):
            hand.press(hand.page.locator(f"#now tr[data-row='{row}']"))
            _pay(hand, move)
        case action:
            _press(hand, state, action)


def _press(hand: Hand, state: State, action: Action) -> None:
    """The button or the row of the action; else its form."""
    choice = hand.page.locator(f'[data-want="{proposing(action)}"]:visible')
    if choice.count():
        hand.press(choice.first)
        return
    _fill(hand, _form(hand, _offer(state, action)), write_action(action))
    _pay(hand, [action])


def _offer(state: State, action: Action) -> Offer:
    return next(offer for offer in offers(state).for_seat(action.by) if action in offer)


def _lay(hand: Hand, lay: LayTile) -> None:
    """The hex, the tile round it or in its row, and turned until it lies as wanted."""
    page = hand.page
    hand.place(page.locator(f'#board [data-hex="{lay.hex}"]'))
    pick = page.locator(f'#overlay .pick[aria-label="{lay.tile}"]')
    pick.wait_for()
    if f'"tile":"{lay.tile}"' not in proposed(page):
        hand.press(page.locator(f"#now .tiles tr:has([data-id='{lay.tile}'])"))
    for _ in range(6):
        if proposed(page) == asked([lay]):
            return
        was = proposed(page)
        hand.turn()
        page.wait_for_function(OTHER, arg=was)


def _sell(hand: Hand, sale: SellShares) -> None:
    """Its price, pressed again for one share more."""
    button = hand.page.locator(f'.matrix tr[data-company="{sale.company}"] .button.sell')
    for _ in range(SHARES_AT_ONCE):
        hand.press(button.first)
        if proposed(hand.page) == asked([sale]):
            return


def _build(hand: Hand, move: Sequence[Action]) -> None:
    """Link by link: in the list, where there is one, else on the map."""
    page = hand.page
    links = [action for action in move if isinstance(action, BuildLink)]
    if not links:
        hand.press(page.locator("#pass"))
    for link in links:
        border = border_between(link.out_of, link.into)
        out = f"[data-want*='out_of%22%3A%22{link.out_of}%22']"
        row = page.locator(f"#now .series [data-at~='{border}']{out}:visible")
        if row.count():
            hand.press(row.first)
        else:
            hand.place(page.locator(f"#overlay .crossing[data-border='{border}']{out}"))
    _pay(hand, move)


def _pay(hand: Hand, move: Sequence[Action]) -> None:
    """Choose the payment, where there is a choice."""
    hand.page.wait_for_function(AT_REST)
    payment = hand.page.locator("#payment")
    if proposed(hand.page) != asked(move) and payment.count():
        payment.select_option(asked(move))
        hand.page.wait_for_function(AT_REST)


def _form(hand: Hand, offer: Offer) -> Locator:
    """The form of an offer; found by its place on the board, or by narrowing down."""
    hidden = {"do": offer.action.__name__, "by": offer.by}
    hidden |= {name: plain(value) for name, value in offer.fixed.items()}
    text = json.dumps(hidden, ensure_ascii=False)
    form = hand.page.locator(
        "form[data-proposes]", has=hand.page.locator(f"input[name=offer][value='{text}']")
    )
    if not form.count() and (place := _place(offer)):
        hand.place(hand.page.locator(f'#board [data-hex="{place}"]'))
    for name, value in offer.fixed.items():
        part = f"{name}={quote_plus(canonical(plain(value)))}"
        link = hand.page.locator(f'.group[data-do="{hidden["do"]}"] a.choice[data-want*="{part}"]')
        if not form.count() and link.count():
            hand.press(link.first)
    folded = hand.page.locator("#offers details:not([open])", has=form)
    if folded.count():
        hand.press(folded.locator("summary").first)
    return form


def _place(offer: Offer) -> str:
    if "hex" in offer.fixed:
        return str(offer.fixed["hex"])
    return str(offer.fixed.get("stop", "")).partition(".")[0]


def _fill(hand: Hand, form: Locator, chosen: Mapping[str, Any]) -> None:
    """Fill the open fields and press the button: that proposes."""
    for name, value in chosen.items():
        text = canonical(encode(value))
        button = form.locator(f"button[name='open.{name}'][value='{text}']")
        if button.count():
            hand.press(button)
            return
        if isinstance(value, dict):
            for part in form.locator(f"input[name^='split.{name}.']").all():
                key = str(part.get_attribute("name")).removeprefix(f"split.{name}.")
                part.fill(str(value.get(key, 0)))
        elif form.locator(f"select[name='open.{name}']").count():
            form.locator(f"select[name='open.{name}']").select_option(text)
        elif form.locator(f"input[name='open.{name}']").count():
            _write(hand, form.locator(f"input[name='open.{name}']"), text)
    if form.get_attribute("data-live") is None:
        hand.press(form.locator("button").last)


def _write(hand: Hand, field: Locator, text: str) -> None:
    """Into a field, which proposes by itself if it is the only one."""
    if field.input_value() == text:
        button = field.locator("xpath=ancestor::form").locator("button.choice")
        if button.count():
            hand.press(button.last)
        return
    field.press("Control+A")
    hand.page.keyboard.type(text)
    hand.page.wait_for_timeout(200)  # a number is proposed as soon as the typing rests
    hand.page.wait_for_function(AT_REST)
