"""Shows to come: distributions of the points of hands and cribs, packed into whole numbers."""
