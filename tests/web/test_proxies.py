"""Proxies: the same addresses and networks are believed everywhere."""

from __future__ import annotations

import pytest
from django.test import override_settings
from uvicorn.middleware.proxy_headers import _TrustedHosts

from kursbuch.web.operations import doctor
from kursbuch.web.proxies import read_proxies

NAMED = {
    "127.0.0.1": ["127.0.0.1"],
    "127.0.0.1, 10.88.0.0/16 ,::1": ["127.0.0.1", "10.88.7.7", "::1"],
    "fd00::/8": ["fd00::7"],
    "*": ["127.0.0.1", "203.0.113.9", "fd00::7", "10.88.7.7", "::1", ""],
    "*,10.0.0.0/8": ["127.0.0.1", "203.0.113.9", "fd00::7", "10.88.7.7", "::1", ""],
    "": [],
    "nginx, 10.88.0.1/16": [],
}
ADDRESSES = ["127.0.0.1", "203.0.113.9", "fd00::7", "10.88.7.7", "::1", ""]


@pytest.mark.parametrize("text", NAMED)
def test_addresses_and_networks_are_believed(text: str) -> None:
    named = read_proxies(text)
    believed = [address for address in ADDRESSES if named.has(address)]
    assert sorted(believed) == sorted(NAMED[text])
    by_uvicorn = _TrustedHosts(named.names())
    assert [address for address in ADDRESSES if address in by_uvicorn] == believed


@pytest.mark.parametrize(
    ("text", "fine", "told"),
    [
        ("127.0.0.1, 10.88.0.0/16", True, "127.0.0.1/32, 10.88.0.0/16"),
        ("", True, "none"),
        ("*", False, "everybody"),
        ("127.0.0.1, nginx", False, "nginx"),
        ("10.88.0.1/16", False, "10.88.0.1/16"),
    ],
)
def test_the_doctor_says_what_is_wrong_with_the_proxies(text: str, fine: bool, told: str) -> None:
    with override_settings(PROXIES=read_proxies(text)):
        (sign,) = [one for one in doctor.examine() if one.what == "trusted proxies"]
    assert (sign.fine, told in sign.told) == (fine, True)
