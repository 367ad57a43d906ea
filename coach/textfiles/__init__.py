"""Files that people write: YAML with line numbers, bounds and filters."""
