"""What a bot must know about 1844."""
