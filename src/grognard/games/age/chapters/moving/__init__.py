"""Chapters 2, 3 and 9: speeds, the movement table, orders, ways and reserve movement."""
