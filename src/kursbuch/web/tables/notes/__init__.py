"""Notes: private ones of each player, and one that a player pins for everybody."""
