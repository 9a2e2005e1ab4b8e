"""The rules-engine kit: pure Python, no Django, no text, no game."""
