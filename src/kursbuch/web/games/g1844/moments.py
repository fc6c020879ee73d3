"""The moments that only 1844 has, by the step that asks."""

from kursbuch.games.g1844.auction import Auction, IssuePrice
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.mountains import PlaceMountain
from kursbuch.games.g1844.sbb import AfterMerger
from kursbuch.web.games.g1844.auction import auction
from kursbuch.web.games.g1844.end_of_turn import end_of_turn
from kursbuch.web.games.g1844.issue_price import issue_price
from kursbuch.web.games.g1844.marker import marker
from kursbuch.web.games.g1844.mountain import mountain

MOMENTS = {
    Auction: auction,
    IssuePrice: issue_price,
    PlaceMountain: mountain,
    EndOfTurn: end_of_turn,
    AfterMerger: marker,
}
