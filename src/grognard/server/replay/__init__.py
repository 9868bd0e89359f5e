"""A match told once more from its journal."""
