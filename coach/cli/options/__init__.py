"""Options of commands, declared once."""
