"""1824 looks like every 18xx game here."""

from kursbuch.web.games.eighteen.presenter import PRESENTER

__all__ = ["PRESENTER"]
