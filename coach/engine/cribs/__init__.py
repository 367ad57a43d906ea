"""Cribs: the points of a throw against random cards, sensible players, or given frequencies."""
