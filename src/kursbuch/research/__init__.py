"""For researchers: every title as an environment of PettingZoo (the extra `research`)."""
