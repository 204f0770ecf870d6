"""The server: tables that people and bots play at, over HTTP and WebSocket.

It knows no game by name: everything goes through ``meadhall.game``.

app.py                       the ASGI application: routing, start and shutdown
middleware.py, limits.py     checks on every request: host, origin, size, rate
routes/, schemas.py          the HTTP API, and its request and response bodies
sockets.py, connection.py    accepting sockets, and one open socket
handlers.py, messages.py     what each client message does, and the message types
registry.py, room.py         all tables, and one of them in memory
play.py, updates.py          a game with numbered states, and their encoding for each viewer
seating.py, guests.py        taking and leaving seats; people, devices and personal links
bot_loop.py, bot_workers.py  bots: one task a table, decisions made in other processes
precompute.py                a process that works out slow parts of views while moves are stored
workers.py, jobs.py          worker processes, and the functions they run
children.py                  what every such process does when it starts
store.py, queries.py         the database: one file, one writer; all SQL of play
models.py, migrations/       the database schema and its versions
context.py, settings.py      the parts of a running server, and what can be set
"""
