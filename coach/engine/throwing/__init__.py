"""Throws and keeps of sensible players, over all deals."""
