"""The moments that only 1844 has, and those that tell more in 1844, by the step that asks."""

from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.games.g1844.auction import Auction, IssuePrice
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.mountains import PlaceMountain
from kursbuch.games.g1844.sbb import AfterMerger
from kursbuch.web.games.eighteen.moments.dividend import dividend
from kursbuch.web.games.eighteen.moments.run import run
from kursbuch.web.games.eighteen.moments.station import station
from kursbuch.web.games.eighteen.moments.track import track
from kursbuch.web.games.eighteen.moments.trains import trains
from kursbuch.web.games.g1844.auction import auction
from kursbuch.web.games.g1844.destination import with_destination
from kursbuch.web.games.g1844.end_of_turn import end_of_turn
from kursbuch.web.games.g1844.issue_price import issue_price
from kursbuch.web.games.g1844.marker import marker
from kursbuch.web.games.g1844.mountain import mountain

MOMENTS = {
    Auction: auction,
    IssuePrice: issue_price,
    PlaceMountain: mountain,
    LayTrack: with_destination(track),
    PlaceStation: with_destination(station),
    RunningTrains: with_destination(run),
    Dividend: with_destination(dividend),
    BuyTrains: with_destination(trains),
    EndOfTurn: with_destination(end_of_turn),
    AfterMerger: marker,
}
