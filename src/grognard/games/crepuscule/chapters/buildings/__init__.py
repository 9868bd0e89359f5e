"""C-BLD-1 to 5, P-18: buildings and their garrisons."""
