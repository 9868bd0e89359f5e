"""Musketry and fire duels (P-06, P-07)."""
