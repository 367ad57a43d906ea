"""The choice of the next question: skills, weak spots, due dates."""
