"""Screens: how questions, advice and progress look."""
