"""The operating round: the steps of a company's turn, and the trains it can buy."""
