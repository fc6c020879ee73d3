"""Who sits where in a running game: seats are given up, offered and taken."""
