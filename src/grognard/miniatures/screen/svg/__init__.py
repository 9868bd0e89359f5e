"""Any position as an SVG picture."""
