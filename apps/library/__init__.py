"""Games, clauses, translations, glossary, composition and search."""
