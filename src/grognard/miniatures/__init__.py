"""What all games on a measured table share; it knows no battalion and no brigade."""
