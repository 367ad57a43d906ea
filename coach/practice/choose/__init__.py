"""What is asked next: skills, weak spots, what is due."""
