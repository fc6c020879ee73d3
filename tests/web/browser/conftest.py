"""A real server and a real Chromium; tests are skipped, saying so, where there is no Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
ADDRESSES = (f"10.0.{number // 250}.{number % 250 + 1}" for number in count())
"""Everybody comes from elsewhere: what one may do in a minute is limited by address."""
HOUSE = "http://kursbuch.house"
"""Under this name others in the house would find the server, if there were a house."""
Open = Callable[..., Page]


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that was started as `kursbuch serve` starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = Path(tempfile.mkdtemp(prefix="kursbuch-browser-"))
    environment = {
        **os.environ,
        "KURSBUCH_BOT_PAUSE": "0",
        "KURSBUCH_THINKERS": "1",
        "KURSBUCH_HOUSE": f"{HOUSE}:{port}",
    }
    server = subprocess.Popen(
        [sys.executable, "-m", "kursbuch.web", str(port), str(data / "games")],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert server.stdout is not None
    assert "ready" in server.stdout.readline()
    yield f"http://localhost:{port}"
    server.terminate()
    server.wait(20)
    server.stdout.close()
    shutil.rmtree(data, ignore_errors=True)


@contextmanager
def launched() -> Iterator[Browser]:
    """A Chromium."""
    # The driver keeps an event loop in this thread, which Django would otherwise refuse.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@contextmanager
def visiting(browser: Browser, site: str) -> Iterator[Open]:
    """Opens the site as somebody new; errors in the page's script are an error afterwards."""
    contexts, errors = [], list[str]()

    def opened(path: str = "/", width: int = 1360, height: int = 860, **options: Any) -> Page:
        usual = {"locale": "en-GB", "extra_http_headers": {"X-Forwarded-For": next(ADDRESSES)}}
        context = browser.new_context(
            viewport={"width": width, "height": height}, **(usual | options)
        )
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        if slower := os.environ.get("KURSBUCH_SLOW_BROWSER"):
            rate = {"rate": float(slower)}
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", rate)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if _is_policy(line.text) else None)
        page.goto(f"{site}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """One server for all tests."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed: apt-get install chromium")
    with launched() as found:
        yield found


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Open]:
    """Opens the site as somebody new."""
    with visiting(browser, site) as opened:
        yield opened


def _is_policy(text: str) -> bool:
    return "Content Security Policy" in text
