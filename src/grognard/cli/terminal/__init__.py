"""What the commands share: the screen, the language, files and dice."""
