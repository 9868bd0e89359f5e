"""Files that people write: TOML read and written, and the data that comes with a game."""
