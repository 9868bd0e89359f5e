"""The server: the only judge of games played together. It knows no game but through the kernel."""
