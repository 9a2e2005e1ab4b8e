"""The game packs that ship with Ludolex, one folder each; nothing in the core imports from here."""
