"""The wire: all messages, declared once, made of what a match may send."""
