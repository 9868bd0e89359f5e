"""Records: what was played, line by line; replayed, verified, and its dice proven fair."""
