"""A match replayed from its journal."""
