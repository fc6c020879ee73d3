"""Runs: the network of a board for the solver, the best run, runs that a director claims."""
