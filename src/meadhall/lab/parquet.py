"""Results as Parquet: one table a file, readable by pandas, Polars and DuckDB (extra ``lab``).

| file | one row for each |
| --- | --- |
| ``games.parquet`` | game |
| ``seats.parquet`` | seat of a game, with its score by source |
| ``findings.parquet`` | thing that the game's own study looks for, and card chosen |
| ``quarters.parquet`` | quarter of a game and source: the mean score of a seat by then |
| ``decisions.parquet`` | decision, if the plan asks for it |

Rows stand in the order of the plan, whoever played them first, so the same plan gives the same
bytes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from meadhall.lab.batches import Batch
from meadhall.lab.errors import LabError

ROWS = 50_000
"""Rows that are held before they are written, and rows of a group in the file."""

SOURCE = "source_"
"""Before the name of a source, the column of what a seat scored by it."""

GAMES = {
    "arm": "string",
    "game": "int32",
    "seed": "string",
    "again": "int16",
    "players": "int8",
    "decisions": "int32",
    "won": "bool",
    "winners": "list",
}
SEATS = {
    "arm": "string",
    "game": "int32",
    "seat": "int8",
    "bot": "string",
    "score": "int32",
    "place": "int8",
    "won": "double",
}
FINDINGS = {
    "arm": "string",
    "game": "int32",
    "about": "string",
    "name": "string",
    "hits": "double",
    "of": "double",
    "value": "double",
}
QUARTERS = {
    "arm": "string",
    "game": "int32",
    "quarter": "int8",
    "source": "string",
    "score": "double",
}
DECISIONS = {
    "arm": "string",
    "game": "int32",
    "number": "int32",
    "seat": "int8",
    "question": "string",
    "option": "string",
    "offered": "int16",
}

TABLES = {"games": GAMES, "seats": SEATS, "findings": FINDINGS, "quarters": QUARTERS}


def arrow() -> Any:
    """The package that reads and writes Parquet; a LabError says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LabError("lab-extra", extra="lab", package="pyarrow") from None
    return pyarrow


def write_all(
    folder: Path, batches: Iterable[Batch], sources: Sequence[str], decisions: bool
) -> None:
    """Write the tables of all batches, which come in order; each file appears once it is whole."""
    seats = SEATS | {SOURCE + source: "int32" for source in sources}
    kinds = {**TABLES, "seats": seats} | ({"decisions": DECISIONS} if decisions else {})
    writers = {name: Writer(folder / f"{name}.parquet", kind) for name, kind in kinds.items()}
    try:
        for batch in batches:
            writers["games"].add(batch.games)
            writers["seats"].add([*row[:-1], *map(row[-1].get, sources)] for row in batch.seats)
            writers["findings"].add(batch.findings)
            writers["quarters"].add(batch.quarters)
            if decisions:
                rows = batch.decisions
                writers["decisions"].add([*row[:5], str(row[5]), row[6]] for row in rows)
        for writer in writers.values():
            writer.close()
    finally:
        for writer in writers.values():
            writer.give_up()


class Writer:
    """One table on its way to disk."""

    def __init__(self, path: Path, kinds: dict[str, str]) -> None:
        """The table of this file, with these columns."""
        self.path = path
        self.beside = path.with_suffix(".part")
        self.pa = arrow()
        self.schema = self.pa.schema([(name, self._kind(kind)) for name, kind in kinds.items()])
        self.rows: list[Sequence[Any]] = []
        self.writer = self.pa.parquet.ParquetWriter(self.beside, self.schema)

    def _kind(self, kind: str) -> Any:
        if kind == "list":
            return self.pa.list_(self.pa.int8())
        made: Any = getattr(self.pa, {"double": "float64", "bool": "bool_"}.get(kind, kind))
        return made()

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        """Add rows, and write those that fill a group."""
        self.rows += rows
        while len(self.rows) >= ROWS:
            self._write(self.rows[:ROWS])
            del self.rows[:ROWS]

    def _write(self, rows: Sequence[Sequence[Any]]) -> None:
        columns = list(zip(*rows, strict=True)) if rows else [()] * len(self.schema)
        arrays = [
            self.pa.array(column, each.type)
            for column, each in zip(columns, self.schema, strict=True)
        ]
        self.writer.write_table(self.pa.Table.from_arrays(arrays, schema=self.schema))

    def close(self) -> None:
        """Write the rest and put the file in its place."""
        if self.rows:
            self._write(self.rows)
        self.writer.close()
        with self.beside.open("rb") as file:
            os.fsync(file.fileno())
        self.beside.replace(self.path)

    def give_up(self) -> None:
        """Leave nothing half written behind."""
        self.beside.unlink(missing_ok=True)


def rows_of(
    folder: Path, name: str, columns: Sequence[str] | None = None
) -> Iterator[dict[str, Any]]:
    """The rows of a table, a few at a time; what cannot be read is a LabError."""
    pa = arrow()
    path = folder / f"{name}.parquet"
    try:
        with pa.parquet.ParquetFile(path) as file:
            for group in file.iter_batches(columns=None if columns is None else [*columns]):
                yield from group.to_pylist()
    except (OSError, pa.ArrowException, KeyError):
        raise _broken(path) from None


def columns_of(folder: Path, name: str) -> list[str]:
    """The names of the columns of a table."""
    pa = arrow()
    path = folder / f"{name}.parquet"
    try:
        return list(pa.parquet.read_schema(path).names)
    except (OSError, pa.ArrowException):
        raise _broken(path) from None


def _broken(path: Path) -> LabError:
    return LabError("lab-broken", path=str(path), what="damaged" if path.exists() else "missing")
