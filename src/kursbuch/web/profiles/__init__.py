"""Profiles: the public page of an account, with what it has played and how it went."""
