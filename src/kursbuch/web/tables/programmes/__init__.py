"""Programmes: what the server does for a seat, move after move, until something happens."""
