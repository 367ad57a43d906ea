"""The screens of progress: streak and statistics."""
