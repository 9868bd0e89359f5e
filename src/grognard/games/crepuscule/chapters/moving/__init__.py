"""Movement: paces, marches, falling back and flight."""
