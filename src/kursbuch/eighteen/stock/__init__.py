"""Shares, prices, directors, debts: the stock round."""
