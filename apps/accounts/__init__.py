"""People, tokens, seats without an account, and who may do what."""
