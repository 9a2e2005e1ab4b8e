"""The tests; `make test` runs them all (tests/run.py)."""
