"""The map, the tiles, what lies on the board, and what a company reaches there."""
