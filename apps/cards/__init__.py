"""Decks, cards, dice and tokens."""
