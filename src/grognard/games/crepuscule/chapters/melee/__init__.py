"""Close combat and its results (P-12, P-13)."""
