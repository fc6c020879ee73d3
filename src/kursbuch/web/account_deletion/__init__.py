"""Somebody deletes their account: nothing that tells who it was stays, anywhere."""
