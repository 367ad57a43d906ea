"""How things look on the screen, and as JSON."""
