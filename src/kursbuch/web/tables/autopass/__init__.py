"""Passing in advance: the server passes for a seat that has said so."""
