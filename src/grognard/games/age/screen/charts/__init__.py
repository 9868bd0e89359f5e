"""The card of the game for people who play with figures: its charts over the rules' own lines."""
