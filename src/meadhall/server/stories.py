"""Stories of replays: told one at a time in a process of their own, and kept with the replay.

1. Who may see a replay may ask for its story. It waits in a short queue.
2. It is told in steps of some playouts; whoever asks meanwhile is told how far it is.
3. It is stored under the replay's id and deleted with it (expiry.py).
4. What cannot be told says why, until the server is started anew.

The process ends when nothing is left to tell.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from contextlib import suppress

import msgspec

from meadhall.bots.story import VERSION, Story
from meadhall.server import story_jobs
from meadhall.server.exceptions import TooManyRequests
from meadhall.server.guests import now
from meadhall.server.logs import log_event, log_exception
from meadhall.server.messages import TextInfo
from meadhall.server.replay_schemas import StoryInfo
from meadhall.server.settings import Settings
from meadhall.server.store import Store
from meadhall.server.workers import JobTimeout, Worker, WorkerDied

STEP = 200
"""Playouts between two looks at how far it is."""

KEEP = (
    "INSERT OR REPLACE INTO stories (id, version, told, created) SELECT ?, ?, ?, ?"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)"
    " OR EXISTS (SELECT 1 FROM records WHERE id = ?)"
)
"""What was deleted meanwhile has no story either."""

MOST_FAILED = 200
"""How many replays without a story are remembered."""


class Stories:
    """The stories of a server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """The process starts when it is needed."""
        self._settings = settings
        self._store = store
        self._worker = Worker(settings.games)
        self._waiting: OrderedDict[str, str] = OrderedDict()
        """Records by replay; the first is being told."""
        self._far = (0, 0)
        self._failed: OrderedDict[str, str] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def info(self, replay_id: str) -> StoryInfo:
        """How far the story of a replay is."""
        if replay_id in self._waiting:
            ahead = [*self._waiting].index(replay_id)
            done, of = self._far if not ahead else (0, 0)
            return StoryInfo("waiting" if ahead else "working", done, of, ahead)
        stored = await self._stored(replay_id)
        if stored is not None:
            return StoryInfo("told", story=stored)
        if replay_id in self._failed:
            return StoryInfo("failed", why=TextInfo(self._failed[replay_id], {}))
        return StoryInfo("none")

    async def ask(self, replay_id: str, text: str) -> StoryInfo:
        """Let a story be told, unless it is already, or cannot be."""
        found = await self.info(replay_id)
        if found.state != "none":
            return found
        if replay_id not in self._waiting:
            if len(self._waiting) >= self._settings.limits.story_queue:
                raise TooManyRequests
            self._waiting[replay_id] = text
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._tell_all())
        return await self.info(replay_id)

    async def close(self) -> None:
        """End whatever is being told."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._worker.close()

    async def _tell_all(self) -> None:
        while self._waiting:
            replay_id, text = next(iter(self._waiting.items()))
            self._far = (0, 0)
            try:
                why = await self._tell(replay_id, text)
            except (JobTimeout, WorkerDied):
                why = "story-broken"
            except Exception:
                log_exception("story", replay=replay_id)
                why = "story-broken"
            if why is not None:
                self._fail(replay_id, why)
            del self._waiting[replay_id]
        self._worker.close()

    async def _tell(self, replay_id: str, text: str) -> str | None:
        """Tell a story and store it; else the text of why there is none."""
        limits, games = self._settings.limits, self._settings.games
        asked = games, replay_id, text, limits.story_playouts
        begun = await self._worker.run(limits.story_seconds, story_jobs.begin_story, *asked)
        if isinstance(begun, str):
            return begun
        self._far = begun
        while True:
            step = replay_id, STEP
            found = await self._worker.run(limits.story_seconds, story_jobs.go_on, *step)
            if isinstance(found, bytes):
                break
            self._far = found
        values = replay_id, VERSION, zlib.compress(found), now(), replay_id, replay_id
        await self._store.write((KEEP, values))
        log_event("story-told", replay=replay_id, playouts=self._far[1])
        return None

    def _fail(self, replay_id: str, why: str) -> None:
        self._failed[replay_id] = why
        if len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    async def _stored(self, replay_id: str) -> Story | None:
        """A story that was told by the present version."""
        asked = "SELECT told FROM stories WHERE id = ? AND version = ?"
        row = await self._store.read(
            lambda c: c.execute(asked, (replay_id, VERSION)).fetchone(),
        )
        return None if row is None else msgspec.json.decode(zlib.decompress(row[0]), type=Story)
