"""Chapter 13: the Special cards."""
