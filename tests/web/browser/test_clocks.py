"""A slow game on two screens and a phone, its deadlines reached by moving the server's clock."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Open
from tests.web.browser.driving import number, press, wait_for_table
from tests.web.browser.test_everybody import grave_faults, is_too_wide
from tests.web.browser.test_plans import planned
from tests.web.servers import free_port

PASSWORD = "Gotthard-1882"
GUARD = 120
"""Seconds after which a test that waits in vain fails."""
HOUR = 3600


class MovedSite:
    """A server whose clock is moved by hand; mail is printed, and read here."""

    def __init__(self, address: str, ahead: Path, printed: Queue[str]) -> None:
        self.address = address
        self._ahead = ahead
        self._printed = printed

    def forward(self, hours: float) -> None:
        """So much later."""
        before = float(self._ahead.read_text())
        new = self._ahead.with_suffix(".new")
        new.write_text(str(before + hours * HOUR))
        new.replace(self._ahead)

    def mail(self, subject: str) -> str:
        """Wait for a mail with this subject; all of it up to its end."""
        found: list[str] = []
        while not (line := self._printed.get(timeout=GUARD)).startswith("Subject: ") or (
            subject not in line
        ):
            continue
        while not (line := self._printed.get(timeout=GUARD)).startswith("-----"):
            found.append(line)
        return "".join(found)


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """What is expected may take as long as anything else here."""
    expect.set_options(timeout=GUARD * 1000)
    yield
    expect.set_options(timeout=5000)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a clock of its own, in the place of the usual one."""
    yield from (found.address for found in _served(tmp_path_factory.mktemp("clocks")))


_sites: list[MovedSite] = []


def _served(folder: Path) -> Iterator[MovedSite]:
    ahead, port = folder / "ahead", free_port()
    ahead.write_text("0")
    environment = {**os.environ, "KURSBUCH_BOT_PAUSE": "0", "KURSBUCH_THINKERS": "1"}
    environment |= {"KURSBUCH_MAIL": "consolemail://", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tests.web.moved_server", str(port), str(folder / "games")]
    server = subprocess.Popen(
        [*command, str(ahead)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert server.stdout is not None
    assert "ready" in server.stdout.readline()
    printed: Queue[str] = Queue()

    def read() -> None:
        for line in server.stdout or ():
            printed.put(line)

    reading = Thread(target=read)
    reading.start()
    _sites.append(MovedSite(f"http://localhost:{port}", ahead, printed))
    yield _sites[-1]
    _sites.pop()
    server.terminate()
    server.wait(20)
    reading.join(20)
    server.stdout.close()


@pytest.fixture
def moved(site: str) -> MovedSite:
    return next(one for one in _sites if one.address == site)


def sign_up(page: Page, name: str) -> None:
    """An account that wants mail; no guest of another test may be called like it."""
    page.fill('[name="username"]', name)
    page.fill('[name="email"]', f"{name.lower()}@example.org")
    page.fill('[name="password1"]', PASSWORD)
    page.fill('[name="password2"]', PASSWORD)
    page.click("main button.primary")
    page.wait_for_url("**/tables/")
    page.goto(page.url.replace("/tables/", "/account/notices"))
    page.check('[name="by_email"]')
    page.click("main form.form button.primary")
    page.wait_for_load_state()


Choose = Callable[[Page], None]


def at_a_table(anna: Page, bert: Page, choose: Choose) -> tuple[Page, Page]:
    """Anna sets a table up and Bert joins; whoever is to act comes first."""
    host = anna.url.partition("/account")[0].partition("/new")[0]
    anna.goto(f"{host}/new/first-train-nuremberg/?players=2")
    anna.select_option('[name="seat.1"]', "open")
    anna.click("details.more:has(.new-clock) > summary")
    choose(anna)
    anna.click("p.go button.primary")
    bert.goto(anna.url)
    if bert.locator('[name="name"]').count():
        bert.fill('[name="name"]', "Bert")
    bert.click("form[action$=join] button.primary")
    wait_for_table(bert)
    wait_for_table(anna)
    return (anna, bert) if anna.locator("#now[data-turn]").count() else (bert, anna)


def two_days(ending: str) -> Choose:
    def choose(page: Page) -> None:
        page.select_option('[name="pace"]', "days")
        expect(page.locator('[name="minutes"]')).to_be_hidden()
        page.select_option('[name="days"]', "2")
        page.select_option('[name="ending"]', ending)

    return choose


def bid(page: Page) -> None:
    press(page, "#view .box:not([aria-disabled=true])")


FULL = re.compile("^(2 d 0 h|1 d 23 h)$")


def test_a_slow_game_reminds_and_marks_who_is_late_and_plays_the_late_move(
    visit: Open, moved: MovedSite
) -> None:
    anna, bert = visit("/account/new"), visit("/account/new", 390, 844)
    sign_up(anna, "Emma")
    sign_up(bert, "Fritz")
    one, other = at_a_table(anna, bert, two_days("mark"))
    carla = visit(anna.url[anna.url.index("/t/") :])
    everybody = (one, other, carla)
    for page in everybody:
        expect(page.locator(".seat.act .clock")).to_have_text(FULL)
        expect(page.locator(".clock")).to_have_count(1)
    moved.forward(hours=36)
    mail = moved.mail("your time to move ends")
    assert f"To: {'emma' if one is anna else 'fritz'}@example.org" in mail
    for page in everybody:
        expect(page.locator(".seat.act .clock")).to_have_text(re.compile("^1[12] h [0-9]+ min$"))
    moved.forward(hours=12)
    for page in everybody:
        expect(page.locator(".seat.act .clock.late")).to_have_text("late")
        assert grave_faults(page) == []
        assert not is_too_wide(page)
    bid(one)
    assert number(one) == 1
    for page in everybody:
        expect(page.locator(".seat.act .clock")).to_have_text(FULL)
        expect(page.locator(".seat:not(.act) .flag")).to_have_count(1)


def arm(page: Page, first: int = 0, whatever: bool = False) -> None:
    """On a board of the visitor's own: the other bids for box *first*, then the visitor bids."""
    if page.locator("#plans .line").count():
        page.click("#plans .line >> text=Delete")
        expect(page.locator("#plans .line")).to_have_count(0)
    planned(page, first)
    if whatever:
        page.check("#line [name=whatever]")
    page.click("#arm")
    page.wait_for_selector("#plans .moves")


@pytest.mark.proof
def test_a_slow_game_goes_on_by_conditional_moves_that_are_refused_fire_and_stop(
    visit: Open, moved: MovedSite
) -> None:
    anna, bert = visit("/account/new"), visit("/account/new", 390, 844)
    sign_up(anna, "Clara")
    sign_up(bert, "Dora")
    one, other = at_a_table(anna, bert, two_days("mark"))
    watcher = visit(anna.url[anna.url.index("/t/") :])
    everybody = (one, other, watcher)

    arm(other, first=1, whatever=True)
    moved.forward(hours=36)
    moved.mail("your time to move ends")
    bid(one)
    expect(other.locator("#plans [role=status]")).to_contain_text("do not allow your move")
    assert number(other) == 1
    expect(other.locator(".seat.act .clock")).to_have_text(FULL)
    bid(other)
    one.wait_for_selector("#now[data-turn]")

    arm(other)
    moved.forward(hours=48)
    expect(watcher.locator(".seat.act .clock.late")).to_have_count(1)
    bid(one)
    for page in everybody:
        page.wait_for_selector("#scrubber[data-number='4']")
        expect(page.locator(".seat.act .clock")).to_have_text(FULL)
    expect(other.locator("#plans [role=status]")).to_contain_text("have been played")

    arm(other, first=1)
    bid(one)
    expect(other.locator("#plans [role=status]")).to_contain_text("has played something else")
    assert number(other) == 5
    for page in (one, watcher):
        assert "conditional" not in page.inner_text("body").lower()


def test_a_bot_acts_for_who_is_late_and_the_log_says_so(visit: Open, moved: MovedSite) -> None:
    anna, bert = visit("/new/first-train-nuremberg/"), visit("/", 390, 844)
    one, other = at_a_table(anna, bert, two_days("bot"))
    moved.forward(hours=48)
    other.wait_for_selector("#now[data-turn]")
    expect(one.locator(".seat:not(.act) .flag")).to_have_count(1)
    one.keyboard.press("l")
    expect(one.locator(".log .tag").first).to_have_text("a bot, time had run out")
    bid(other)
    one.wait_for_selector("#now[data-turn]")


def test_a_live_clock_counts_down_without_reload_and_is_inverted_below_a_minute(
    visit: Open, moved: MovedSite
) -> None:
    def two_minutes(page: Page) -> None:
        page.fill('[name="minutes"]', "2")
        page.fill('[name="seconds"]', "0")
        expect(page.locator('[name="days"]')).to_be_hidden()
        expect(page.locator('[name="ending_bot"]')).to_be_hidden()

    anna, bert = visit("/new/first-train-nuremberg/"), visit("/", 390, 844)
    one, other = at_a_table(anna, bert, two_minutes)
    clock = one.locator(".seat.act .clock")
    expect(clock).to_have_text(re.compile(r"^1:5\d$"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    expect(clock).not_to_have_class(re.compile("low"))
    moved.forward(hours=65 / HOUR)
    one.reload()
    expect(clock).to_have_class(re.compile("low"))
    expect(clock).to_have_text(re.compile(r"^0:\d\d$"))
    assert other.locator(".seat .clock").count() == 2


def test_a_what_if_board_has_no_clock(visit: Open, moved: MovedSite) -> None:
    anna, bert = visit("/new/first-train-nuremberg/"), visit("/", 390, 844)
    one, _ = at_a_table(anna, bert, two_days("mark"))
    one.keyboard.press("w")
    one.wait_for_selector("body.what-if")
    assert one.locator(".clock").count() == 0


@pytest.mark.parametrize("title", ["1844", "first-train-nuremberg"])
def test_the_clocks_of_four_players_fit_on_a_phone(visit: Open, title: str) -> None:
    page = visit(f"/new/{title}/?players=4", 390, 844)
    for seat in range(1, 4):
        page.select_option(f'[name="seat.{seat}"]', "here")
    page.click("details.more:has(.new-clock) > summary")
    page.fill('[name="minutes"]', "90")
    page.click("p.go button.primary")
    wait_for_table(page)
    expect(page.locator(".seat.act .clock")).to_be_visible()
    assert not is_too_wide(page)
