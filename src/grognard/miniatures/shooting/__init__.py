"""Shooting on a measured table: who may aim, how far it is, and what covers the target."""
