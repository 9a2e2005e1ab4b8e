"""BANG! The Dice Game and its expansion: one pack."""
