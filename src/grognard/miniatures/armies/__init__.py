"""Army lists of any game: grammar, errors, share codes, options and checks. Never compiled."""
