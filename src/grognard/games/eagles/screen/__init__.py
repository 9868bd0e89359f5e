"""What a person reads or sees. Never compiled."""
