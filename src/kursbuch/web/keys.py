"""Keys by which something is found in an address."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """Ten characters that are easy to read out and hard to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
