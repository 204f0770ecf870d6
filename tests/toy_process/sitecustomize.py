"""Python imports this by itself when the folder is on its path: the toy is the only game then."""

from __future__ import annotations

import sys

import toy_alone

sys.modules.update(toy_alone.MODULES)
for changed in toy_alone.attributes():
    setattr(*changed)
