"""The first position: money, certificates, markers and trains as the box gives them."""

from __future__ import annotations

from typing import Any

from kursbuch.core.action import Seat
from kursbuch.core.draw import Draw
from kursbuch.core.title import Setup
from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.game import Game
from kursbuch.eighteen.ids import BANK, CertificateId, Holder, PaperId
from kursbuch.eighteen.state import Company, Player
from kursbuch.eighteen.title.title import Title18


def first_position(title: Title18[Any], setup: Setup) -> dict[str, Any]:
    """The fields of the first position, for the state of any 18xx game."""
    start, players = title.start_cash[setup.players], setup.players
    holder: dict[CertificateId | PaperId, Holder] = dict.fromkeys(title.share_ids, BANK)
    holder |= dict.fromkeys(title.papers, BANK)
    return {
        "title": title,
        "setup": setup,
        "draw": Draw(setup.seed),
        "agenda": [Game()],
        "players": [Player(cash=start) for _ in range(players)],
        "order": [Seat(seat) for seat in range(players)],
        "companies": {name: Company() for name in title.charters},
        "holder": holder,
        "bank": title.money - players * start,
        "board": Board(),
        "depot": {name: card.count for name, card in title.cards.items()},
        "phase": next(iter(title.phases)),
    }
