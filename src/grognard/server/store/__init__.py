"""Everything durable, on SQLite or PostgreSQL."""
