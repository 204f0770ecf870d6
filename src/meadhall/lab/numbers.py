"""Numbers as people read them, in the language of some texts."""

from __future__ import annotations

from meadhall.text import Texts


def decimal(texts: Texts, value: float, digits: int = 1) -> str:
    """A number with so many decimals and the language's decimal mark."""
    whole, _, part = f"{abs(value):.{digits}f}".partition(".")
    text = texts.fill("lab-decimal", whole=int(whole), part=part)
    return f"-{text}" if value < 0 else text


def percent(texts: Texts, share: float) -> str:
    """A share as a percentage."""
    return texts.fill("lab-percent", number=decimal(texts, share * 100))


def signed(texts: Texts, value: float, digits: int = 1) -> str:
    """A difference: with its sign, a true minus among them."""
    shown = decimal(texts, abs(value), digits)
    if float(f"{value:.{digits}f}") == 0:
        return shown
    return f"+{shown}" if value > 0 else f"−{shown}"
