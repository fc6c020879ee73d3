"""The pages of 1824."""

from kursbuch.web.games.g1824.presenter import PRESENTER

__all__ = ["PRESENTER"]
