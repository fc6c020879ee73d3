"""1824 looks like every 18xx game here, with deals of its own in the share matrix."""

from dataclasses import replace

from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.mountain import MountainExchanges
from kursbuch.games.g1824.two_players import Draft, MountainSale
from kursbuch.games.g1824.wien import ReturnMarker
from kursbuch.web.games.eighteen import presenter
from kursbuch.web.games.eighteen.presenter import SUPPLY, shares_panel
from kursbuch.web.games.g1824.deals import dealing, deals
from kursbuch.web.games.g1824.foundation import FOUNDATION
from kursbuch.web.games.g1824.marker import estimates, marker
from kursbuch.web.games.g1824.tallies import DIVIDENDS
from kursbuch.web.games.g1824.trains import trains
from kursbuch.web.games.g1824.wanted import wanted

MATRIX = dict.fromkeys((StockRound, Draft, MountainSale, MountainExchanges), dealing)
"""The moments in which the share matrix stands on the stage."""
PRESENTER = replace(
    presenter.PRESENTER,
    wanted=wanted,
    views=(shares_panel(deals), SUPPLY, FOUNDATION),
    moments={**presenter.PRESENTER.moments, **MATRIX, BuyTrains: trains, ReturnMarker: marker},
    estimates=estimates,
    tallies={**presenter.PRESENTER.tallies, "dividends": DIVIDENDS},
)
