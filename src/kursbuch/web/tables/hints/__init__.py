"""Hints: what a bot would do in the place of somebody who asks."""
