"""What there is to see: the table of themes, how they are found, hands that have one."""
