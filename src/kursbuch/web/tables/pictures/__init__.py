"""Pictures to take along: a position as SVG or PNG, a whole game as an animation."""
