"""Holidays: an account lets its slow games rest for some days of a year."""
