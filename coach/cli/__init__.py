"""The command line and its screens."""
