"""Which card to play: a moment of the play, the worth of each card, and the reasons."""
