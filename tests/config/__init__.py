"""Settings, the watcher, catalogues."""
