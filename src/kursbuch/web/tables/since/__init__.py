"""Since my last turn: how many moves, what they changed, and a replay of them on the board."""
