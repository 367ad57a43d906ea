"""Players: one protocol, one module a player."""
