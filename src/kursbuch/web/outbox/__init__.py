"""What is sent to the world outside: written down with its cause, sent by whoever is at work."""
