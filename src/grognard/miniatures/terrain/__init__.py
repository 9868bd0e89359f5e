"""What may lie on the table, and the ground that it makes."""
