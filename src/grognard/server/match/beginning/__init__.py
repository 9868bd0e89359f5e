"""What a match begins with: its terms, and what those who join bring along."""
