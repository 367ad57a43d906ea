"""Policies of the play: each picks a card from what a seat knows."""
