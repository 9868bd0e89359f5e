"""Actions and positions as text, read and written."""
