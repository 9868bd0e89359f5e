"""L'Âge des Aigles."""
