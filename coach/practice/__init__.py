"""Practice: questions, the sources that deal them, and the choice of the next one."""
