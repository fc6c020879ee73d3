"""What the people at a table agree on: taking moves back, ending the game, replacing somebody."""
