"""L'Âge des Aigles: whole battles, brigade by brigade, on a measured table."""
