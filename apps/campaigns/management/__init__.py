"""Commands of the campaigns."""
