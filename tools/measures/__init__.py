"""What tools/load.py measures of a server."""
