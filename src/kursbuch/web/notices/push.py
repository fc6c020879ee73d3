"""Web push: a message that only the browser can read, handed to its push service (RFC 8030, 8291).

The service knows us by a key of our own (VAPID, RFC 8292).
"""

from __future__ import annotations

import json
from base64 import b64encode, urlsafe_b64decode
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from py_vapid import Vapid02

from kursbuch.web.notices import outside
from kursbuch.web.notices.models import Device, ServerKey

DAY = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a device that is off."""
GONE = (404, 410)
"""What a push service answers when the browser has unsubscribed."""
POINT = 65
"""Bytes of a public key, not compressed."""


def send(number: int, news: Mapping[str, str]) -> bool:
    """Send news to a device; whether there is nothing more to do.

    A device that its push service does not know any more is forgotten.
    """
    device = Device.objects.filter(pk=number).first()
    if device is None:
        return True
    status = outside.post(device.endpoint, _encrypted(device, news), _headers(device.endpoint))
    if status in GONE:
        device.delete()
    return status is not None and (status < 300 or status in GONE)


def _encrypted(device: Device, news: Mapping[str, str]) -> bytes:
    """The news, readable by this device alone."""
    body: bytes = http_ece.encrypt(
        json.dumps(news, ensure_ascii=False).encode(),
        private_key=generate_private_key(SECP256R1()),
        dh=_bytes(device.public_key),
        auth_secret=_bytes(device.secret),
        version="aes128gcm",
    )
    return body


def public_key() -> str:
    """What a browser must know to subscribe, in base64."""
    point = _key().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return b64encode(point).decode()


def is_readable(public_key: str, secret: str) -> bool:
    """Whether a browser's keys are such as messages can be encrypted with."""
    try:
        return len(_bytes(public_key)) == POINT and len(_bytes(secret)) == 16
    except ValueError:
        return False


def _headers(endpoint: str) -> dict[str, str]:
    url = urlsplit(endpoint)
    contact = settings.SITE or f"mailto:{settings.DEFAULT_FROM_EMAIL}"
    signed = _key().sign({"aud": f"{url.scheme}://{url.netloc}", "sub": contact})
    return {**signed, "Content-Encoding": "aes128gcm", "TTL": str(DAY)}


def _key() -> Vapid02:
    return _read(_pem())


def _pem() -> str:
    """The key of this installation; the first process to need one makes it."""
    kept = ServerKey.objects.first()
    if kept is None:
        fresh = Vapid02()
        fresh.generate_keys()
        kept, _ = ServerKey.objects.get_or_create(
            pk=1, defaults={"pem": fresh.private_pem().decode()}
        )
    return kept.pem


@cache
def _read(pem: str) -> Vapid02:
    return Vapid02.from_pem(pem.encode())


def _bytes(text: str) -> bytes:
    """What base64 stands for, in either alphabet, with or without its padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
