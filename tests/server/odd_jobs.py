"""Errands that go wrong, for workers in tests."""

from __future__ import annotations

import os
import time

from meadhall.core import memo


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


@memo(100)
def who(word: str) -> int:
    """The process that was asked."""
    return where()


@memo(1)
def dies() -> None:
    die()


@memo(1)
def hangs() -> None:
    never()


@memo(1)
def raises() -> None:
    fail()
