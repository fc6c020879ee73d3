"""What a bot must know about 1824."""

from kursbuch.bots.g1824.knowledge import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
