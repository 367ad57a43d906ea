"""Drill packs: YAML files that a player can read and write without Python."""
