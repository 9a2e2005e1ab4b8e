"""Home, layout, language and theme, error pages, health."""
