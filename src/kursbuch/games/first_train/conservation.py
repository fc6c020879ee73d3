"""What never changes in a game: every cube, link, piece and token is somewhere."""

from __future__ import annotations

from collections import Counter

from kursbuch.core.action import Seat
from kursbuch.games.first_train.accounts import transported
from kursbuch.games.first_train.map import COMPANIES, PIECES
from kursbuch.games.first_train.network import own_links
from kursbuch.games.first_train.removal import stranded_pieces
from kursbuch.games.first_train.state import FirstTrain


def conserved(state: FirstTrain) -> dict[str, int]:
    """Totals of all components, and counts of what must never be, which stay 0."""
    return {**_players(state), **_companies(state), **_pieces(state), **_never(state)}


def _players(state: FirstTrain) -> dict[str, int]:
    """Cubes: hand, boxes and stock. Links: map and stock."""
    totals = {}
    for number in state.seats:
        seat, player = Seat(number), state.players[number]
        bids = sum(box.cubes for box in state.boxes if box.bidder == seat)
        totals[f"cubes {seat}"] = player.hand + bids + player.stock
        totals[f"links {seat}"] = len(own_links(state, seat)) + player.links
    return totals


def _companies(state: FirstTrain) -> dict[str, int]:
    """Company links: map and stock."""
    lying = Counter(state.company_links.values())
    return {f"{c} links": lying[c] + state.company_stock[c] for c in COMPANIES}


def _pieces(state: FirstTrain) -> dict[str, int]:
    """Pieces: map, trains, kept and game box. Tokens: bag and boxes."""
    pieces = Counter(state.game_box)
    for lying in state.pieces.values():
        pieces.update(lying)
    for seat, player in enumerate(state.players):
        pieces.update(transported(state, Seat(seat)))
        pieces.update(player.kept)
    tokens = Counter(state.bag)
    tokens.update(box.token for box in state.boxes if box.token)
    return {f"{piece} pieces": pieces[piece] for piece in PIECES} | {
        f"{colour} tokens": tokens[colour] for colour in state.bag
    }


def _never(state: FirstTrain) -> dict[str, int]:
    """Discs off their tracks, borders with two links, too many trains, stranded pieces."""
    limits, board = state.title.boards.limits, state.title.boards.components
    influence = [space for track in state.influence.values() for space in track.spaces]
    profit = state.profit.spaces
    return {
        "influence off its track": sum(not 0 <= n <= limits.influence for n in influence),
        "profit off its track": sum(
            not limits.profit_low <= n <= limits.profit_high for n in profit
        ),
        "borders with two links": len(state.links.keys() & state.company_links.keys()),
        "players with too many trains": sum(
            len(player.trains) > board.train_markers for player in state.players
        ),
        "stranded pieces": len(stranded_pieces(state)),
        "fewer than none": sum(
            number < 0
            for player in state.players
            for number in (player.hand, player.stock, player.links)
        ),
    }
