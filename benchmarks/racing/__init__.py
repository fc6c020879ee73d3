"""Races: what is sent at once, at which tables, and what must be seen afterwards."""
