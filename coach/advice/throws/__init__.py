"""Throws of a hand: the worth of each, and the reasons."""
