"""Games in files: 18xx.games in and out, game by game, and one function that recognises a file."""
