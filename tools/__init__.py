"""What is done to the project beside playing: the launcher's parts, checks, measurements."""
