"""Number tables: each says what it is, where it comes from, and the command that rebuilds it."""
