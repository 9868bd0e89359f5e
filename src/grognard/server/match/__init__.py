"""A match in memory: pure, with no clock, file or socket."""
