"""The way of an action: a request, its form, the record."""
