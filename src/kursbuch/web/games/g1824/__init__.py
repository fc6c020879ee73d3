"""The pages of 1824."""
