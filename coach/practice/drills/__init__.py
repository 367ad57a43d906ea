"""One module a drill, and the registry that has them all."""
