"""People: who they are, and how they are notified."""
