"""Drill packs: questions that teach one thing, written by players in YAML."""
