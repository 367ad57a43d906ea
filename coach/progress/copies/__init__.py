"""Copies of the answers outside the progress file: exports, backups, plain rows."""
