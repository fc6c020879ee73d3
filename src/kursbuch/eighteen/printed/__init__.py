"""What is printed on charters, certificates and train cards."""
