"""Games written down: what a record says, and the game that it tells."""
