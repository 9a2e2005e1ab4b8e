"""Find, read and check packs; store whole versions."""
