"""All that belongs to games over days and with friends: on a phone, in both languages, by keys."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import islice
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

import kursbuch
from kursbuch.client import Client
from kursbuch.core.record import Record, write_record
from tests.replays.golden import newest, read
from tests.web.browser.conftest import Open
from tests.web.browser.driving import AT_REST, enter, number, reach
from tests.web.browser.test_everybody import grave_faults, is_too_wide
from tests.web.servers import token
from tests.web.tables.programmes.test_policy import ROUTINE

PASSWORD = "Gotthard-1882"
STOCK_ROUND = 48
"""The move of the golden game of 1844 before which a stock round goes on."""
UNREACHABLE = """() => [...document.querySelectorAll(
    "main :is(a, button, input, select, textarea, summary, [data-want])"
)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex < 0)
  .map((one) => one.outerHTML.slice(0, 120))"""


@dataclass(frozen=True)
class Club:
    """What Anna has: tables of all kinds, a group and its series."""

    auction: str
    stock_round: str
    operating: str
    planned: str
    board: str
    played: str
    finished: str
    waiting: str
    group: str
    series: str


@pytest.fixture(scope="module")
def club(site: str) -> Club:
    return founded(site)


def founded(site: str) -> Club:
    """Anna and Bert know each other, have played, and play on."""
    port = urlsplit(site).port
    assert port
    anna, bert = (Client(site, token(port, f"Days-{name}", "play", "manage")) for name in "AB")
    anna.ask_friend("Days-B")
    bert.accept_friend("Days-A")
    group = anna.new_group("Our Thursday round").key
    anna.invite_member(group, "Days-B")
    bert.join_group(group)
    clock = {"days": 3, "nights": True, "ending": "bot"}
    titles, who = ["first-train-nuremberg"], ["Days-A", "Days-B"]
    series = anna.new_series(group, "Winter", titles, who, tables=3, seats=2, clock=clock)
    anna.take_holiday(date.today(), date.today() + timedelta(3))
    anna.renew_calendar()
    anna.change_account(language="")
    waiting = anna.new_table("1844", ["me", "open", "open"], pace="days", clock=clock).key
    auction, stock_round, operating = (_golden(anna, n) for n in (0, STOCK_ROUND, ROUTINE))
    planned, played, finished = (table.key for table in series.tables)
    for client in (bert, anna):
        _act(client, planned)
    for client in (bert, anna, bert):
        _act(client, played)
    board = _planned(anna, planned)
    anna.say(planned, "@Days-B, your bid?")
    bert.pin(planned, "Back on Monday")
    anna.ask(finished, "end")
    bert.answer(finished, bert.proposals(finished)[0].id, agree=True)
    games = (auction, stock_round, operating, planned, board, played, finished, waiting)
    return Club(*games, group, series.key)


def _act(client: Client, key: str) -> None:
    """As is offered first, as long as it is the client's turn."""
    while client.table(key).my_turn:
        now = client.offers(key)
        client.act(key, now.seq, now.offers[0].example)


def _golden(client: Client, number: int) -> str:
    """The golden game of 1844 after so many moves, with all seats; its key."""
    record = read(newest(kursbuch.title("1844")))
    begun = Record(record.setup, tuple(islice(record.actions, number)), ("Anna", "Bert", "Carla"))
    return client.import_game(json.dumps(write_record(begun))).table.key


def _planned(client: Client, key: str) -> str:
    """A line of two moves, armed; the key of its board."""
    plan = client.begin_plan(key)
    for _ in range(2):
        now = client.offers(plan.board)
        client.act(plan.board, now.seq, now.offers[0].example)
    client.write_plan(key, plan.id, name="After red", note="He always bids for red.")
    client.arm_plan(key, plan.id)
    return plan.board


@dataclass(frozen=True)
class Station:
    """A page, what is opened there by Enter, and what is seen then."""

    path: str
    opened: str = ""
    shown: str = "h1"


PROGRAMMES = ("details[id^=programmes] summary", ".programme")
STATIONS = [
    Station("/people/"),
    Station("/people/Days-B/"),
    Station("/people/Days-A/"),
    Station("/groups/{group}/", "#series summary", "#series form"),
    Station("/series/{series}/"),
    Station("/ratings/first-train-nuremberg/"),
    Station("/account/", shown=".holidays"),
    Station("/account/notices", shown="#feed"),
    Station("/tables/", shown="#mine"),
    Station("/tables/?show=finished&clock=no", shown="#finished"),
    Station("/new/1844/", "details.more:has(.new-clock) > summary", "[name=ending]"),
    Station("/t/{waiting}/"),
    Station("/t/{auction}/", *PROGRAMMES),
    Station("/t/{stock_round}/", *PROGRAMMES),
    Station("/t/{operating}/", *PROGRAMMES),
    Station("/t/{operating}/", "#go-to", "#digest-dialog[open] .moments"),
    Station("/t/{played}/", "#since-digest", "#digest-dialog[open]"),
    Station("/t/{planned}/?beside=notes", shown="#notes-text"),
    Station("/t/{planned}/?beside=chat", shown=".chat mark"),
    Station("/t/{planned}/", shown="#plans .moves"),
    Station("/t/{board}/", shown="#line .moves"),
    Station("/t/{played}/?at=1", shown="#play"),
    Station("/t/{planned}/sheet/table", shown=".facts"),
    Station("/t/{planned}/sheet/history", shown=".moments"),
    Station("/t/{planned}/sheet/pictures", shown=".pictures"),
    Station("/t/{finished}/sheet/result", shown="#print"),
]


def signed_in(visit: Open, scheme: str, locale: str, width: int = 390) -> Page:
    """Anna, on a phone."""
    page = visit("/account/enter", width, 844, color_scheme=scheme, locale=locale)
    page.fill("[name=username]", "Days-A")
    page.fill("[name=password]", PASSWORD)
    page.press("[name=password]", "Enter")
    page.wait_for_url("**/tables/")
    return page


def go(page: Page, club: Club, station: Station) -> None:
    """Open the page and what it has folded away."""
    host = "/".join(page.url.split("/", 3)[:3])
    page.goto(host + station.path.format_map(vars(club)))
    if station.opened:
        page.focus(station.opened)
        for key in ("Shift+Tab", "Tab", "Enter"):
            page.keyboard.press(key)
    page.wait_for_selector(station.shown)


LOOKS = [("dark", "de-DE", STATIONS[::2]), ("light", "en-GB", STATIONS[1::2])]
"""Axe takes its time: in the usual tests it looks once at each station."""
ALL = [("dark", "en-GB", STATIONS), ("light", "de-DE", STATIONS)]


@pytest.mark.parametrize(
    ("scheme", "locale", "looked_at"),
    [*LOOKS, *(pytest.param(*one, marks=pytest.mark.proof) for one in ALL)],
    ids=["some in German", "others in English", "all in English", "all in German"],
)
def test_all_of_it_fits_on_a_phone_and_can_be_read_and_reached(
    visit: Open, club: Club, scheme: str, locale: str, looked_at: list[Station]
) -> None:
    page = signed_in(visit, scheme, locale)
    for station in STATIONS:
        go(page, club, station)
        assert page.get_attribute("html", "lang") == locale[:2], station
        assert not is_too_wide(page), station
        assert page.evaluate(UNREACHABLE) == [], station
        assert station not in looked_at or grave_faults(page) == [], station


def test_on_a_phone_a_programme_is_begun_and_stopped_by_keys_alone(visit: Open, club: Club) -> None:
    page = signed_in(visit, "light", "de-DE")
    go(page, club, Station("/t/{auction}/", shown="#now"))
    enter(page, "details[id^=programmes] summary")
    page.wait_for_selector(".programme")
    reach(page, '[name="some.lots.P3"]')
    page.keyboard.press("Space")
    enter(page, ".programme button")
    page.wait_for_selector("text=Du passt in der Versteigerung, bis eines von diesen")
    assert number(page) == 1
    enter(page, ".resting button[name=programme]")
    page.wait_for_selector("text=Du passt in der Versteigerung", state="detached")


def test_keys_lead_to_a_round_a_company_and_a_phase(visit: Open, club: Club) -> None:
    page = signed_in(visit, "dark", "en-GB")
    go(page, club, Station("/t/{operating}/", shown="#now"))
    for label in ("SR 4", "JN", "Phase 2"):
        page.keyboard.press("g")
        page.wait_for_selector("#digest-dialog[open]")
        link = page.get_by_role("link", name=label, exact=True).first
        want = link.get_attribute("data-want")
        enter(page, f'.moments [data-want="{want}"]')
        page.wait_for_selector("#digest-dialog", state="hidden")
        page.wait_for_function(AT_REST)
        assert want == f"at={page.get_attribute('#scrubber', 'data-at')}"
        shown = "#bar .phase" if label.startswith("Phase") else "#go-to"
        assert label in (page.text_content(shown) or "")
