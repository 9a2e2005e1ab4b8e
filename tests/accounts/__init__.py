"""People, tokens and permissions."""
