"""Commands about what is stored: packs, export, import."""
