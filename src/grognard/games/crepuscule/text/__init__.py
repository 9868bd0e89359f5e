"""Orders, positions and records as text."""
