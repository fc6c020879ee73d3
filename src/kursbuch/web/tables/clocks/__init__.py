"""The clocks of a table: how much time a move has, who has how much left, when to look again."""
