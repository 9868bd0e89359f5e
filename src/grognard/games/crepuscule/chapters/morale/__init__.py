"""Flight, pursuit, panic and rally (P-14 to P-16)."""
