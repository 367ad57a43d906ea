"""Commands that ask: drills, the daily ten, the sprint, the review."""
