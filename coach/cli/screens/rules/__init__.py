"""Screens of the rules: a topic, its examples, the list, a term, a search."""
