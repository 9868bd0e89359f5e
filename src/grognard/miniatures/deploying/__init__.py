"""Setting up: zones, the ground that is free in them, and room for all who are still to come."""
