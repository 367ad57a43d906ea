"""Sentences of a game at the table."""
