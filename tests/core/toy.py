"""The toy game by its earlier address; see tests/toy."""

from toy import TOY, Boast, LayCard, LaySecond, Table, find

__all__ = ["TOY", "Boast", "LayCard", "LaySecond", "Table", "find"]
