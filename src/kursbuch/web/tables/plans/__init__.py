"""Plans: lines that a player plays out alone, and conditional moves made of them."""
