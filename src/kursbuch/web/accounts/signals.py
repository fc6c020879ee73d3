"""What others may want to know of an account."""

from django.dispatch import Signal

signed_in = Signal()
"""Somebody has signed in: *user*, and the *guest* that this browser was before (or nothing)."""
time_zone_changed = Signal()
"""An account lives in another time zone from now on: *user*."""
