"""In these tests a missing or wrong message is an error."""

import pytest

from meadhall.text import Texts


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
