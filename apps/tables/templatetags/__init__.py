"""Template tags of live tables."""
