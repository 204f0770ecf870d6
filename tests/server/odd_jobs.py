"""Errands that go wrong, for workers in tests."""

from __future__ import annotations

import os
import time


def echo(word: str) -> str:
    return word


def where() -> int:
    return os.getpid()


def never() -> None:
    while True:
        time.sleep(60)


def die() -> None:
    os._exit(3)


def fail() -> None:
    raise ValueError("odd")
