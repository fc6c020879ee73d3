"""The pages of 1844."""

from kursbuch.web.games.g1844.presenter import PRESENTER

__all__ = ["PRESENTER"]
