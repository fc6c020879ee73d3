"""Before the game: the list of tables, a new table, the room where people wait."""
