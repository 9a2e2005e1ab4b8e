"""Live play: seats, turns, choices, log, live updates."""
