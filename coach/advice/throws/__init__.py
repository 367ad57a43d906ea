"""Throws of a hand, their worth and the reasons for them."""
