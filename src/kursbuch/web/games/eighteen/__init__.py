"""The pages that the 18xx games share."""
