"""Notices: what there is to tell people who are away, and how it reaches them."""
