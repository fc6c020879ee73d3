"""1844 looks like every 18xx game here, with a board, names and expectations of its own."""

from dataclasses import replace

from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.track import LayExtraTile
from kursbuch.games.g1844.tunnels import BuildTunnel
from kursbuch.render.g1844.additions import ADDITIONS
from kursbuch.web.games.eighteen import presenter as eighteen
from kursbuch.web.games.g1844.naming import name
from kursbuch.web.games.g1844.wanted import wanted

PREVIEWS = {LayExtraTile, BuildTunnel, PlaceMountainRailway}

PRESENTER = replace(
    eighteen.PRESENTER,
    board=eighteen.board_with(ADDITIONS),
    name=name,
    wanted=wanted,
    previews=eighteen.PREVIEWS | PREVIEWS,
)
