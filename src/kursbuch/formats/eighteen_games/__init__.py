"""Games of 18xx.games: what their files have in common, whichever game was played."""
