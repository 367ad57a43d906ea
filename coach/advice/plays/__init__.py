"""Cards to play: the worth of each, and the reasons."""
