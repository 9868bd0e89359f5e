"""What is exact and quick beyond the general walk."""
