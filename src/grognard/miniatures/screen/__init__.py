"""What people see of a measured table: board, measuring kit, text map, pictures."""
