"""The tables of the game for people who play with figures, over the rules' own lines."""
