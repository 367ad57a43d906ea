"""Advice: the cards to throw and to play, and the odds of a score."""
