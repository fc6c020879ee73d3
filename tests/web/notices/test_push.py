"""Web push against a stand-in of a push service, which reads the message as a browser would."""

from __future__ import annotations

import json
from base64 import b64decode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.test import Client
from py_vapid import Vapid02

from kursbuch.web.accounts.models import User
from kursbuch.web.notices import devices, outside, push, sending
from kursbuch.web.notices.models import Device, ServerKey
from kursbuch.web.outbox import sending as outbox
from kursbuch.web.outbox.models import Outgoing
from tests.web.notices.people import account
from tests.web.steps import do_left, new_table

SECRET = b"sixteen bytes of"


def coded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Service:
    """A push service, and the browser behind it."""

    port: int = 0
    status: int = 201
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    asked: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    def device(self, user: User) -> Device:
        """The browser has subscribed."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Device.objects.create(
            user=user,
            endpoint=f"http://push.example.org:{self.port}/device/1",
            public_key=coded(point),
            secret=coded(SECRET),
            name="Firefox",
        )

    def read(self) -> dict[str, str]:
        """What the browser shows."""
        _, body = self.asked[-1]
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=SECRET, version="aes128gcm"
        )
        found: dict[str, str] = json.loads(plain)
        return found


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.asked.append((dict(self.headers.items()), body))
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        found.port = server.server_port
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(outside, "public_ip", lambda url: "127.0.0.1")
        yield found
        server.shutdown()


def test_the_browser_can_read_what_is_pushed_and_nobody_else(
    anna: Client, service: Service
) -> None:
    user = account(anna, "anna", language="de")
    User.objects.filter(pk=user.pk).update(by_email=False)
    service.device(user)
    table = new_table(anna, "me", "random")
    assert sending.look() == 1
    do_left(outbox.WORK)
    assert service.read() == {
        "title": "The Fair",
        "body": "The Fair: Du bist am Zug.",
        "path": f"/t/{table.key}/",
        "tag": f"turn-{table.pk}",
        "lang": "de",
    }
    headers, body = service.asked[0]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    assert b"Zug" not in body
    assert not Outgoing.objects.exists()


def test_the_push_service_knows_us_by_our_key(anna: Client, service: Service) -> None:
    service.device(account(anna, "anna"))
    push.send(Device.objects.get().pk, {"title": "x"})
    scheme, _, rest = service.asked[0][0]["Authorization"].partition(" ")
    told = dict(part.split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert urlsafe_b64decode(told["k"] + "=") == b64decode(push.public_key())
    assert Vapid02.verify(service.asked[0][0]["Authorization"])
    claims = json.loads(urlsafe_b64decode(told["t"].split(".")[1] + "=="))
    assert claims["aud"] == f"http://push.example.org:{service.port}"
    assert claims["sub"].startswith(("mailto:", "http"))


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(anna: Client, service: Service, status: int) -> None:
    device = service.device(account(anna, "anna"))
    service.status = status
    assert push.send(device.pk, {"title": "x"})
    assert not Device.objects.exists()
    assert push.send(device.pk, {"title": "x"}), "there is nobody to try again for"


def test_a_service_that_is_busy_is_asked_again(anna: Client, service: Service) -> None:
    device = service.device(account(anna, "anna"))
    service.status = 503
    assert not push.send(device.pk, {"title": "x"})
    assert Device.objects.exists()


def test_the_key_of_the_server_is_made_once() -> None:
    assert push.public_key() == push.public_key()
    assert ServerKey.objects.count() == 1
    assert len(b64decode(push.public_key())) == 65


def subscription(**other: str) -> dict[str, str]:
    usual = {"endpoint": "https://8.8.8.8/push/1", "public_key": "B" * 87, "secret": "s" * 22}
    return usual | other


def test_a_browser_subscribes_and_unsubscribes(anna: Client, bert: Client) -> None:
    user = account(anna, "anna")
    agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    answer = anna.post("/account/notices/device", subscription(), headers=agent)
    assert answer.status_code == 302
    assert [one.name for one in user.devices.all()] == ["Firefox · Linux"]
    assert "Firefox · Linux" in anna.get("/account/notices").content.decode()
    account(bert, "bert")
    bert.post("/account/notices/device/drop", subscription())
    assert user.devices.count() == 1, "nobody takes away what is somebody else's"
    anna.post("/account/notices/device/drop", {"device": str(user.devices.get().pk)})
    assert user.devices.count() == 0


def test_a_browser_belongs_to_whoever_subscribed_last(anna: Client, bert: Client) -> None:
    account(anna, "anna")
    other = account(bert, "bert")
    for client in (anna, bert):
        client.post("/account/notices/device", subscription())
    assert Device.objects.get().user == other


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://10.0.0.1/"},
        {"endpoint": "https://localhost/"},
        {"endpoint": "http://8.8.8.8/"},
        {"endpoint": ""},
        {"public_key": "B" * 20},
        {"public_key": "€"},
        {"secret": ""},
    ],
)
def test_a_subscription_that_cannot_be_is_refused(anna: Client, wrong: dict[str, str]) -> None:
    account(anna, "anna")
    answer = anna.post("/account/notices/device", subscription(**wrong))
    assert answer.status_code == 422
    assert not Device.objects.exists()


def test_nobody_has_devices_without_end(anna: Client) -> None:
    account(anna, "anna")
    for number in range(devices.MOST):
        endpoint = f"https://8.8.8.8/push/{number}"
        anna.post("/account/notices/device", subscription(endpoint=endpoint))
    answer = anna.post("/account/notices/device", subscription(endpoint="https://8.8.8.8/more"))
    assert answer.status_code == 422
    assert Device.objects.count() == devices.MOST


def test_who_leaves_is_reached_no_more(anna: Client) -> None:
    user = User.objects.create_user("anna", "anna@example.org", "Gotthard-1882", by_email=True)
    anna.force_login(user)
    anna.post("/account/notices/device", subscription())
    new_table(anna, "me", "random")
    anna.post("/account/delete", {"password": "Gotthard-1882"})
    assert not Device.objects.exists()
    assert sending.look() == 0
