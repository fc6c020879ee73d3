"""How a novice judges First Train to Nuremberg and Last Train to Wensleydale."""

from kursbuch.bots.first_train.knowledge import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
