"""Adapters for agents and servers of other packages. Each module is imported separately and needs its package."""
