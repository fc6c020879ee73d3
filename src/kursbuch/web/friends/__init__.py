"""Friends: accounts that have agreed to be, and those that somebody has blocked."""
