"""La Marche des Aigles."""
