"""Flash Point: its selections."""
