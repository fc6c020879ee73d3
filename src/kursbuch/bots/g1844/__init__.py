"""What a bot must know about 1844."""

from kursbuch.bots.g1844.knowledge import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
