"""Coin duel: a tiny bidding game that asks everything an engine can ask."""
