"""Sequences of the play as people write them down."""
