"""How a novice judges an 18xx game: one module for each kind of decision."""
