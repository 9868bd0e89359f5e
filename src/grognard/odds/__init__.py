"""Odds over the kernel's contract, exact and sampled; knows no game."""
