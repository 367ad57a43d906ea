"""A game at the terminal: you, the others, and what all of you see."""
