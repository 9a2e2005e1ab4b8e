"""Alcatraz: The Scapegoat and its expansion: one pack."""
