"""The seed of a game: its hash is shown from the beginning, the seed itself at the end.

So everybody can check that the server has drawn as it said it would, whoever won.
"""

from __future__ import annotations

from hashlib import sha256

from kursbuch.web.tables.models import Status, Table


def seed_hash(table: Table) -> str:
    """SHA-256 of the seed, in hexadecimal digits."""
    return sha256(str(table.setup["seed"]).encode()).hexdigest()


def shown_seed(table: Table) -> str:
    """The seed, once the game has ended."""
    return str(table.setup["seed"]) if table.status == Status.FINISHED else ""
