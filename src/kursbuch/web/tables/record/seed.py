"""The seed of a game: its hash is shown from the beginning, the seed itself at the end.

So everybody can check that the server has drawn as it said it would, whoever won.
"""

from __future__ import annotations

from hashlib import sha256

from kursbuch.web.tables.models import Status, Table


def seed_hash(table: Table) -> str:
    """SHA-256 of the seed, in hexadecimal digits; it proves nothing where the seed is no secret."""
    return sha256(str(table.setup["seed"]).encode()).hexdigest() if table.secret_seed else ""


def shown_seed(table: Table) -> str:
    """The seed, once the game has ended."""
    return str(table.setup["seed"]) if table.status == Status.FINISHED else ""


def know_chance(table: Table) -> None:
    """Within a change: somebody may know from now on what chance will bring.

    Of a game that has ended everybody does, and nobody has gained by it.
    """
    if table.secret_seed and table.status != Status.FINISHED:
        table.secret_seed = False
        table.save(update_fields=["secret_seed"])
