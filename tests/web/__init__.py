"""The frame of the site and the demo."""
