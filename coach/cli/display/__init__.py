"""Display: rows in columns, or in linear mode in words."""
