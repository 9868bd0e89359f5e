"""What screens and servers need of any game on a measured table, as plain data."""
