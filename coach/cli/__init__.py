"""How does it look? The command line and its screens."""
