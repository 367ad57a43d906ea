"""A game on the screen."""
