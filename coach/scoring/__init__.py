"""Scores of the show and of the play, and the count as it is said."""
