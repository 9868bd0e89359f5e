"""The computer player of La Marche des Aigles."""
