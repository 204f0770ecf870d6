"""The language of the environment."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.text.catalogue import LANGUAGES

DEFAULT = "en"


def language(environ: Mapping[str, str]) -> str:
    """The language of an environment; the first variable that is set decides, as in POSIX."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            spoken = environ[variable].split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else DEFAULT
    return DEFAULT
