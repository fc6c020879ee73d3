"""What papers of 1844 promise beside what they score."""

from __future__ import annotations

from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import rounds_left
from kursbuch.bots.g1844.advice import paper_worth
from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.stock.holdings import papers
from kursbuch.games.g1844.scoring import final_value
from kursbuch.games.g1844.state import State44


def promised(s: Situation[State44], seat: Seat) -> float:
    """Private companies are sold to a company or pay; mountains and tunnels pay once alive."""
    return sum(still_brings(s, paper) for paper in papers(s.state, seat))


def still_brings(s: Situation[State44], paper: PaperId) -> float:
    """The income of what scores already, and all that another paper is worth."""
    if final_value(s.state, paper):
        return s.state.title.papers[paper].income * rounds_left(s.state)
    return paper_worth(s, paper)
