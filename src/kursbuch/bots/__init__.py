"""Bots see what a player sees, a view and the offers, and choose an action."""

from __future__ import annotations

from kursbuch.bots.bot import Bot, RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}
"""The bots by name."""

__all__ = ["BOTS", "Bot", "RandomBot"]
