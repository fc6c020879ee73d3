"""Games of 18xx.games: import, export, and traces of their states."""
