"""The applications of Ludolex; dependencies point one way (see CONTRIBUTING.md)."""
