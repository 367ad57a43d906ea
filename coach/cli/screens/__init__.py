"""How does it look?"""
