"""What others may want to know of a table, within the transaction of the change."""

from django.dispatch import Signal

remark_made = Signal()
"""Somebody has said something: *remark*."""
deadline_near = Signal()
"""Somebody has little time left: *table*, *seat*, *until*."""
