"""What do I ask next? Questions, where they come from, and how answers are graded."""
