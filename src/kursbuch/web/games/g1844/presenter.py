"""1844 looks like every 18xx game here."""

from dataclasses import replace

from kursbuch.web.games.eighteen import presenter
from kursbuch.web.games.g1844.wanted import wanted

PRESENTER = replace(presenter.PRESENTER, wanted=wanted)
