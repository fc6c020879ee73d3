"""Webhooks: a short message to a public address, in the manner of Discord and Slack."""

from __future__ import annotations

import json
import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

SECONDS = 5
PORTS = {"http": 80, "https": 443}


def is_public(address: str) -> bool:
    """Every machine that the address may lead to is in the public internet."""
    return public_ip(urlsplit(address)) is not None


def public_ip(url: SplitResult) -> str | None:
    """The machine to connect to, if all that the name stands for are public."""
    if url.scheme not in PORTS or not url.hostname or url.username:
        return None
    try:
        port = url.port or PORTS[url.scheme]
        found = socket.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        return None
    ips = [str(entry[4][0]) for entry in found]
    return ips[0] if ips and all(ip_address(ip).is_global for ip in ips) else None


def send(address: str, text: str) -> bool:
    """Post the text; redirects are not followed. Whether it was taken."""
    url = urlsplit(address)
    ip = public_ip(url)
    if ip is None:
        return False
    body = json.dumps({"content": text, "text": text})
    path = f"{url.path or '/'}{'?' + url.query if url.query else ''}"
    try:
        connection = _connect(url, ip)
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        return connection.getresponse().status < 300
    except (OSError, HTTPException):
        return False


def _connect(url: SplitResult, ip: str) -> HTTPConnection:
    """A connection to exactly the machine that was checked, whatever its name says by now."""
    host, port = str(url.hostname), url.port or PORTS[url.scheme]
    plain = socket.create_connection((ip, port), SECONDS)
    if url.scheme == "http":
        connection = HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = plain
        return connection
    secure = HTTPSConnection(host, port, timeout=SECONDS)
    secure.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    return secure
