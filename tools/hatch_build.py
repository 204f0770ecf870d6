"""Puts the built web client into the wheel (hatch calls this; see pyproject.toml)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def builder(root: str) -> ModuleType:
    path = Path(root, "tools", "build_web.py")
    spec = importlib.util.spec_from_file_location("build_web", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["build_web"] = module
    spec.loader.exec_module(module)
    return module


class WebClientHook(BuildHookInterface[Any]):
    """Builds the client for a wheel; an editable install has it built by ./meadhall."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            builder(self.root).ensure()

    def dependencies(self) -> list[str]:
        build_web = builder(self.root)
        needless = build_web.is_built() or build_web.own_node() is not None
        return [] if needless else [build_web.NODE_PIN]
