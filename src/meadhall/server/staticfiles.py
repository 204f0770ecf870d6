"""The built web client: a fixed set of files, read at start.

Only files found at start are served, so no path leads anywhere else. Files with a hash in their
name are cached for ever; the page itself is revalidated. Paths of the client's own screens get
the page.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from meadhall.server.exceptions import ApiError, NotFound
from meadhall.server.middleware import Receive, Scope, Send, refuse

PAGE = "index.html"
HASHED = "assets/"
"""Where the build puts files with a hash in their name."""

PACKED = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest",
)

BROTLI = ".br"
"""What the build names the brotli copy of a file, which lies beside it."""

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Meadhall</title>
<h1>Meadhall</h1>
<p>The server runs, but its web client was not built. In a checkout of the project:</p>
<pre>cd web
npm ci
npm run build</pre>
<p lang="ru">Сервер работает, но веб-клиент не собран: соберите его командами выше.</p>
</html>
"""


@dataclass(slots=True)
class StaticFile:
    """A file with its headers."""

    kind: str
    body: bytes
    packed: bytes | None
    tag: str
    keep: str
    best: bytes | None = None
    """Packed better than ``packed``, by the build (brotli)."""


class StaticFiles:
    """The client's files."""

    def __init__(self, folder: Path | None) -> None:
        """Read the files of this folder, or of the package."""
        root = folder or Path(str(files("meadhall"))) / "static"
        self._files = {
            path.relative_to(root).as_posix(): _file(path, path.relative_to(root).as_posix())
            for path in sorted(root.rglob("*"))
            if path.is_file() and not path.is_symlink() and path.suffix != BROTLI
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file."""
        if scope["method"] not in ("GET", "HEAD"):
            await refuse(scope, send, ApiError(405, "method", "only GET and HEAD"))
            return
        file = self.find(scope["path"])
        if file is None:
            await refuse(scope, send, NotFound("page"))
            return
        await _send(scope, send, file)

    def find(self, path: str) -> StaticFile | None:
        """The file for a path, or the page for one of the client's screens."""
        name = path[1:]
        parts = name.split("/")
        if any(part in (".", "..") for part in parts) or "\\" in name or "\0" in name:
            return None
        if name in self._files:
            return self._files[name]
        if "." in parts[-1] or name.startswith(HASHED):
            return None
        return self._files.get(PAGE) or _missing()


def _missing() -> StaticFile:
    return StaticFile("text/html; charset=utf-8", MISSING.encode(), None, '"missing"', "no-store")


def _file(path: Path, name: str) -> StaticFile:
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED) else None
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    beside = path.with_name(path.name + BROTLI)
    best = beside.read_bytes() if beside.is_file() else None
    return StaticFile(f"{kind}; charset=utf-8" if packed else kind, body, packed, tag, keep, best)


async def _send(scope: Scope, send: Send, file: StaticFile) -> None:
    asked: dict[str, str] = scope["meadhall"]
    headers = [
        (b"content-type", file.kind.encode()),
        (b"cache-control", file.keep.encode()),
        (b"etag", file.tag.encode()),
        (b"vary", b"accept-encoding"),
    ]
    if file.tag in asked.get("if-none-match", ""):
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
        return
    body = file.body
    if file.best is not None and "br" in asked.get("accept-encoding", "").split(", "):
        body = file.best
        headers.append((b"content-encoding", b"br"))
    elif file.packed is not None and "gzip" in asked.get("accept-encoding", ""):
        body = file.packed
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    status = 503 if file.keep == "no-store" else 200
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
