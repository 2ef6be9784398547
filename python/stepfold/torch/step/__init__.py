"""The step of a folded optimizer."""
