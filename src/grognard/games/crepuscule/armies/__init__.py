"""Army lists: troops, prices, what an army may hold. Never compiled."""
