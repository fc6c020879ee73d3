"""Titles that live outside of Kursbuch, as anybody could write them."""
