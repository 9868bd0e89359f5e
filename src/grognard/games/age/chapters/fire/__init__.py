"""Chapters 5 and 6: the power of fire, which units fire at which, and the effect."""
