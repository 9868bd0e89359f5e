"""What goes over the wire, declared once, and made of what a match may tell."""
