"""What `load` measures of a server."""
