"""A pack of words and cards only."""
