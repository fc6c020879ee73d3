"""Ratings: how strong people and bots are in each title, as far as their games tell."""
