"""Agents and servers of others behind Threadwire. Each module is loaded by itself, with the package that it is for."""
