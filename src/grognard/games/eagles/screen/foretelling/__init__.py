"""What an act may come to, before it is chosen."""
