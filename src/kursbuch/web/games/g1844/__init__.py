"""The pages of 1844."""
