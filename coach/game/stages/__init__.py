"""The stages of a game: whose turn it is, and what an action leads to."""
