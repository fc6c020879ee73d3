"""The pages of First Train to Nuremberg and Last Train to Wensleydale."""

from kursbuch.web.games.first_train.presenter import PRESENTER

__all__ = ["PRESENTER"]
