"""Search: our own index in ordinary tables, the same pages on every database.

`keys` makes of a word what it is found by, `index` writes, `ask` reads a query, `find` answers it.
"""
