"""Messages to addresses that people name: webhooks and push services, in the public internet only.

Whatever a name stands for is looked up once, checked, and connected to by its number.
"""

from __future__ import annotations

import json
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Event, Timer
from urllib.parse import SplitResult, quote, urlsplit

SECONDS = 5
"""For all of it: whoever drips an answer is not waited for."""
PORTS = {"http": 80, "https": 443}
TUNNELS = tuple(
    ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)
"""NAT64, 6to4 and Teredo: an address that may lead to any other."""
HOSTS_OF_CLOUDS = (ip_address("168.63.129.16"),)
"""Public by their number, but they serve the machine that asks."""


def is_public(address: str) -> bool:
    """Every machine that the address may lead to is in the public internet."""
    try:
        return public_ip(urlsplit(address)) is not None
    except ValueError:
        return False


def public_ip(url: SplitResult) -> str | None:
    """The machine to connect to, if all that the name stands for are public."""
    if url.scheme not in PORTS or not url.hostname or url.username:
        return None
    try:
        if url.port not in (None, PORTS[url.scheme]):
            return None
        found = socket.getaddrinfo(url.hostname, PORTS[url.scheme], type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        return None
    ips = [str(entry[4][0]) for entry in found]
    return ips[0] if ips and all(_is_public_ip(ip_address(ip)) for ip in ips) else None


def _is_public_ip(ip: IPv4Address | IPv6Address) -> bool:
    tunnelled = isinstance(ip, IPv6Address) and (
        ip.ipv4_mapped is not None or any(ip in net for net in TUNNELS)
    )
    special = ip.is_multicast or ip.is_reserved or ip in HOSTS_OF_CLOUDS
    return ip.is_global and not tunnelled and not special


def send(address: str, text: str) -> bool:
    """Post a text to a webhook, in the manner of Discord and Slack. Whether it was taken."""
    body = json.dumps({"content": text, "text": text}).encode()
    status = post(address, body, {"Content-Type": "application/json"})
    return status is not None and status < 300


def post(address: str, body: bytes, headers: Mapping[str, str]) -> int | None:
    """Post to a public address; redirects are not followed. The status, or None without one."""
    try:
        url = urlsplit(address)
        ip = public_ip(url)
        return None if ip is None else _post(url, ip, body, headers)
    except (OSError, HTTPException, ValueError):
        return None


def _post(url: SplitResult, ip: str, body: bytes, headers: Mapping[str, str]) -> int | None:
    path = quote(url.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = "?" + quote(url.query, safe="/%:@!$&'()*+,;=~-._?") if url.query else ""
    plain = socket.create_connection((ip, url.port or PORTS[url.scheme]), SECONDS)
    late = Event()
    end = Timer(SECONDS, _hang_up, (plain, late))
    end.start()
    try:
        connection = _connect(url, plain)
        connection.request("POST", path + query, body, dict(headers))
        status = connection.getresponse().status
        return None if late.is_set() else status
    finally:
        end.cancel()
        plain.close()


def _hang_up(plain: socket.socket, late: Event) -> None:
    late.set()
    with suppress(OSError):
        plain.shutdown(socket.SHUT_RDWR)


def _connect(url: SplitResult, plain: socket.socket) -> HTTPConnection:
    """A connection to exactly the machine that was checked, whatever its name says by now."""
    host = str(url.hostname).encode("idna").decode()
    if url.scheme == "http":
        connection = HTTPConnection(host, timeout=SECONDS)
        connection.sock = plain
        return connection
    secure = HTTPSConnection(host, timeout=SECONDS)
    secure.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    return secure
