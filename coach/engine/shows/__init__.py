"""What will hands and cribs count? Distributions, packed into whole numbers."""
