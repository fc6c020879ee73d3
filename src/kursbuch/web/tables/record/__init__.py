"""The record of a table: its rows, the positions they lead to, and games as files."""
