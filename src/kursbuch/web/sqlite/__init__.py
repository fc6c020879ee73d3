"""SQLite as Django has it, except that whoever wants to write waits in line."""
