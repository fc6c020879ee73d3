"""Building that only 1844 has: tunnels, the tile of P2, the Furka line, mountain railways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.distances import distance
from kursbuch.bots.eighteen.prospects import rounds_left, rounds_until, stake
from kursbuch.bots.eighteen.track import Surroundings, judged, lays_of, rank_lays
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import face
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.ids import CompanyId, HexId, PhaseId
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1844.destinations import BY_TUNNEL, bonus
from kursbuch.games.g1844.eva import directed
from kursbuch.games.g1844.furka import FURKA
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import COST, BuildTunnel

EARLY = 20
"""What it must bring to lay the Furka line before it is laid anyway."""
THROUGH = 25.0
"""What a tunnel promises beside the present run."""


def rank_extra_tiles(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """As any track: the power is used as soon as it brings something."""
    yield from rank_lays(s, company_at(s), lays_of(offers))


def rank_tunnels(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """As any track, with what the certificate brings once a train has used the tunnel."""
    state, company = s.state, company_at(s)
    around, ground = Surroundings(s, company), state.title.ground
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, BuildTunnel)
            after = lay_over(state.board, action.hex, action.tile, action.turn)
            new = face(ground, after, action.hex)
            guess = THROUGH + around.at(action.hex).nearer_to_goals(new)
            found = judged(s, company, action, after, guess, COST)
            yield Candidate(action, found.score + destination_by(s, action.hex), found.because)


def destination_by(s: Situation[State44], hex_id: HexId) -> float:
    """The bonus of a company that is paid when this tunnel is built."""
    state = s.state
    due = BY_TUNNEL in state.claims and state.title.destinations[BY_TUNNEL] == hex_id
    return stake(state, s.seat, BY_TUNNEL) * bonus(state, BY_TUNNEL) if due else 0.0


def rank_furka(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Before it is laid anyway only if companies of the seat earn more than the paper does."""
    score = gain_of_furka(s) if s.care else -EARLY
    for offer in offers:
        yield Candidate(offer.filled({}), score, Message("because-furka"))


def gain_of_furka(s: Situation[State44]) -> float:
    """How much more the seat's companies earn over the line, less the income of its paper."""
    state = s.state
    board = state.board
    for tile, hex_id in state.title.furka.items():
        board = lay_over(board, hex_id, tile)
    gain = sum(
        stake(state, s.seat, name)
        * (revenue(state, name, trains=trains, board=board) - revenue(state, name, trains=trains))
        for name in directed(state, s.seat)
        if (trains := tuple(state.companies[name].trains))
    )
    rounds = min(rounds_left(state), rounds_until(state, PhaseId("5")))
    lost = state.title.papers[FURKA].income * rounds
    return gain * rounds - lost - EARLY


def rank_mountains(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The mountain that companies come to first, the seat's own above all; a panel that grows."""
    values = s.state.title.panels
    for offer in offers:
        hex_id = HexId(str(offer.fixed["hex"]))
        near = nearness(s, hex_id)
        for action in offer.actions():
            assert isinstance(action, PlaceMountainRailway)
            now, *later = values[action.panel]
            score = 100 * near + now + later[0] + later[1]
            yield Candidate(action, score, Message("because-mountain"))


def nearness(s: Situation[State44], hex_id: HexId) -> float:
    """How near a hex is to what companies reach; one's own count full, others half."""
    state, best = s.state, 0.0
    for company, record in state.companies.items():
        if record.launched and not record.closed:
            weight = 1.0 if director(state, company) == s.seat else 0.5
            best = max(best, weight / (1 + steps_to(s, company, hex_id)))
    return best


def steps_to(s: Situation[State44], company: CompanyId, hex_id: HexId) -> int:
    """How far what a company reaches is from a hex."""
    ground = s.state.title.ground
    hexes = reach(ground, s.state.board, company).hexes
    home = s.state.title.charters[company].home
    starts = hexes or ((HexId(home.partition(".")[0]),) if home else ())
    return min((distance(ground, hex_id, start) for start in starts), default=20)
