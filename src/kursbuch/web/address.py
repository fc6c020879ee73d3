"""Addresses under which others reach a page: in the house, or wherever the server is public."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest

EVERYBODY = ("0.0.0.0", "::")
HERE = ("localhost", "127.0.0.1", "::1")


def address_for_others(request: HttpRequest, path: str) -> str:
    """The public address; where a visitor sits at the server, that of the house's network."""
    here = urlsplit(request.build_absolute_uri("/")).hostname in HERE
    base = settings.SITE or (settings.HOUSE if here else "")
    return f"{base}{path}" if base else request.build_absolute_uri(path)


def reaches_others(address: str) -> bool:
    """It can be opened from another computer."""
    return urlsplit(address).hostname not in HERE


def house_address(host: str, port: int) -> str:
    """Where computers of the same network find a server that listens to everybody, if any can."""
    own = own_address() if host in EVERYBODY else ""
    return f"http://{own}:{port}" if own else ""


def own_address() -> str:
    """The machine's own address in the network; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(("192.0.2.1", 9))  # nothing is sent; it says which address would
        except OSError:
            return ""
        return str(way_out.getsockname()[0])
