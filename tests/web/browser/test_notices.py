"""Notices on a device: the browser subscribes, and shows what its push service delivers."""

from __future__ import annotations

import json
from base64 import b64decode
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, Route

from tests.web.browser.conftest import Open
from tests.web.browser.test_everybody import grave_faults, is_too_wide
from tests.web.browser.test_people import two_people

STAND_IN = """() => {
  const key = new Uint8Array(65).fill(4);
  PushManager.prototype.subscribe = async (asked) => {
    window.askedWith = asked;
    const getKey = (name) => (name === "auth" ? key.slice(0, 16) : key).buffer;
    return { endpoint: "https://push.example.org/1", getKey };
  };
}"""
"""There is no push service here: the browser says what it would say."""
SHOWN = """async () => {
  for (let left = 50; left; left -= 1) {
    const worker = await navigator.serviceWorker.getRegistration();
    const found = worker ? await worker.getNotifications() : [];
    if (found.length)
      return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}"""
"""What the worker has shown, as soon as it has; the browser waits for promises only where it is
asked to evaluate, not where it waits for a function."""
TIMES = 10
ACTIVE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === "activated") return;
  await new Promise((resolve) => active.addEventListener("statechange", resolve));
}"""


def signed_up(visit: Open, name: str, **options: object) -> Page:
    """Somebody new with an account."""
    page = visit("/account/new", **options)
    page.fill("[name=username]", name)
    for field in ("password1", "password2"):
        page.fill(f"[name={field}]", "Gotthard-1882")
    page.click("main button.primary")
    page.wait_for_url("**/tables/")
    return page


@pytest.mark.parametrize(
    ("width", "height", "language", "name"),
    [(1440, 900, "en-GB", "Wide"), (390, 844, "de-DE", "Narrow")],
)
def test_a_pushed_notice_is_shown_by_the_worker(
    visit: Open, site: str, width: int, height: int, language: str, name: str
) -> None:
    page = signed_up(visit, name, width=width, height=height, locale=language)
    page.context.grant_permissions(["notifications"], origin=site)
    page.goto(f"{site}/account/notices")
    assert grave_faults(page) == []
    assert not is_too_wide(page)
    page.evaluate(STAND_IN)
    sent: list[dict[str, list[str]]] = []

    def taken(route: Route) -> None:
        sent.append(parse_qs(route.request.post_data or ""))
        route.fulfill(status=204)

    page.route("**/account/notices/device", taken)
    page.focus("#this-device button")
    with page.expect_request("**/account/notices/device"):
        page.keyboard.press("Enter")
    page.evaluate(ACTIVE)
    assert sent[0]["endpoint"] == ["https://push.example.org/1"]
    assert len(b64decode(sent[0]["public_key"][0])) == 65
    assert len(b64decode(sent[0]["secret"][0])) == 16
    key = page.evaluate("[...new Uint8Array(window.askedWith.applicationServerKey)]")
    assert (len(key), key[0]) == (65, 4)
    news = {
        "title": "Our game",
        "body": "It is your turn.",
        "path": "/t/x/",
        "tag": "turn-1",
        "lang": "en",
    }
    assert _delivered(page, site, news) == [
        {"title": "Our game", "body": "It is your turn.", "tag": "turn-1", "data": "/t/x/"}
    ]


def _delivered(page: Page, site: str, news: dict[str, str]) -> list[dict[str, str]] | None:
    """What the worker shows of a push, which is delivered as the browser does it.

    A browser that is busy drops one now and then, and a push service sends it again.
    """
    tools = page.context.new_cdp_session(page)
    numbers: list[str] = []

    def known(found: dict[str, list[dict[str, str]]]) -> None:
        numbers.extend(one["registrationId"] for one in found["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", known)
    tools.send("ServiceWorker.enable")
    for _ in range(1000):  # the tools tell of the worker when they have found it
        if numbers:
            break
        page.wait_for_timeout(10)
    push = {"origin": site, "registrationId": numbers[-1], "data": json.dumps(news)}
    for _ in range(TIMES):
        tools.send("ServiceWorker.deliverPushMessage", push)
        if shown := page.evaluate(SHOWN):
            return list(shown)
    return None


def test_whoever_is_mentioned_in_the_chat_is_marked(visit: Open) -> None:
    anna, bert = two_people(visit)
    for page in (anna, bert):
        page.keyboard.press("c")
        page.wait_for_selector("#beside[data-tab=chat]")
    anna.fill("#chat-text", "@bert, your bid?")
    anna.keyboard.press("Enter")
    bert.wait_for_selector(".chat mark")
    assert bert.inner_text(".chat mark") == "@bert"
    assert grave_faults(bert) == []
