"""Advice in sentences: throws, cards to play, cribs, chances."""
