"""The turns of bots: who waits for one, and the process in which it thinks."""
