"""Variables of the environment, by which an installation is set up; a wrong one is a sentence."""

from __future__ import annotations

import os
from math import inf
from typing import Any
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured
from environ import Env

from kursbuch.core.errors import Unreadable
from kursbuch.core.words import Message

STORES = ("redis", "rediss", "unix")


def whole(name: str, default: int, least: int = 1) -> int:
    """A whole number."""
    return int(_number(name, os.environ.get(name) or str(default), least, int))


def seconds(name: str, default: float) -> float:
    """A time, or none."""
    return float(_number(name, os.environ.get(name) or str(default), 0, float))


def _number(name: str, text: str, least: int, kind: type[int] | type[float]) -> float:
    try:
        found = kind(text)
    except ValueError:
        found = -1
    if not least <= found < inf:
        raise Unreadable(Message("setting-number", name=name, least=least))
    return found


def public_address() -> str:
    """The address that people use: a scheme, a name and perhaps a port."""
    text = os.environ.get("KURSBUCH_URL", "").rstrip("/")
    if text and not _is_public_address(text):
        raise Unreadable(Message("public-address"))
    return text


def _is_public_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        bare = f"{parts.scheme}://{parts.netloc}" == text and parts.port != 0
    except ValueError:
        return False
    return bare and parts.scheme in ("http", "https") and bool(parts.hostname)


def store_address() -> str:
    """The address of Redis."""
    text = os.environ.get("KURSBUCH_REDIS", "")
    if text and text.partition("://")[0] not in STORES:
        raise Unreadable(Message("redis-address"))
    return text


def mail_server() -> dict[str, Any]:
    """How mail is sent; without a server, none is."""
    try:
        found = Env.email_url_config(os.environ.get("KURSBUCH_MAIL") or "dummymail://")
    except (ImproperlyConfigured, ValueError):
        raise Unreadable(Message("mail-address")) from None
    usual = 465 if found.get("EMAIL_USE_SSL") else 587 if found.get("EMAIL_USE_TLS") else 25
    return {**found, "EMAIL_PORT": found["EMAIL_PORT"] or usual}
