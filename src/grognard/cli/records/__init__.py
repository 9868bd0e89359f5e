"""Commands about recorded games."""
