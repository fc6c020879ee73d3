"""The moments of an 18xx game as the page shows them, one file per step of the game."""

from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.operating.trade_trains import AskConsent
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.web.games.eighteen.moments.consent import consent
from kursbuch.web.games.eighteen.moments.dividend import dividend
from kursbuch.web.games.eighteen.moments.run import run
from kursbuch.web.games.eighteen.moments.station import station
from kursbuch.web.games.eighteen.moments.stock import stock
from kursbuch.web.games.eighteen.moments.surplus import surplus
from kursbuch.web.games.eighteen.moments.track import track
from kursbuch.web.games.eighteen.moments.trains import trains

MOMENTS = {
    StockRound: stock,
    LayTrack: track,
    PlaceStation: station,
    RunningTrains: run,
    Dividend: dividend,
    BuyTrains: trains,
    ReturnTrains: surplus,
    AskConsent: consent,
}
