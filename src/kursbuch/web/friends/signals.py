"""What others may want to know of people."""

from django.dispatch import Signal

blocked = Signal()
"""One account has blocked another, within the same transaction: *user*, *other*."""
