"""What developers call besides the program: checks, set-up, mutants."""
