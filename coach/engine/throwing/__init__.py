"""How do sensible players throw, and what do they keep?"""
