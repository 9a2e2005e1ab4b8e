"""Dead of Night: fire, vehicles and collapsing rooms, on a base of our own where the sources are silent."""
