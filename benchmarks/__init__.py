"""Figures, measured: `make bench` prints them all; nothing here passes or fails."""
