"""What an 18xx title says of itself: printed data, options, and a record for each chapter."""
