"""The moments of First Train as the page shows them, one file per phase."""

from collections.abc import Callable, Mapping

from kursbuch.games.first_train.auction import BoxAuction, RecordInfluence
from kursbuch.games.first_train.building import BuildTrack
from kursbuch.games.first_train.takeovers import Takeovers
from kursbuch.games.first_train.transport import TrainsAndTransport
from kursbuch.web.games.first_train.moments.auction import auction, two_coloured
from kursbuch.web.games.first_train.moments.building import building
from kursbuch.web.games.first_train.moments.takeovers import takeovers
from kursbuch.web.games.first_train.moments.transport import transport
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import AnyStep, Scene

MOMENTS: Mapping[type[AnyStep], Callable[[Scene], Moment]] = {
    BoxAuction: auction,
    RecordInfluence: two_coloured,
    BuildTrack: building,
    TrainsAndTransport: transport,
    Takeovers: takeovers,
}
