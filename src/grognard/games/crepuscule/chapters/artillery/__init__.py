"""Guns: aims, shots, capture (P-08 to P-11, P-17)."""
