"""What an operator does: look whether all is well, back up and restore, check, moderate."""
