"""Pictures of the 18xx games: board, tiles, stock chart and charters."""
