"""Drills in sentences: questions, hints, verdicts, the rules that decide."""
