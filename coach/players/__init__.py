"""Who sits across the table?"""
