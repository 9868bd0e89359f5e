"""Commands of La Marche des Aigles alone."""

COMMANDS = ("scenario",)
