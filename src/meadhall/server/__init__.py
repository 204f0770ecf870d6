"""The server: tables that people and bots play at, over HTTP and sockets.

It knows no game by name: everything goes through ``meadhall.game``.

messages.py, forms.py   what goes over the wire (docs/protocol.md)
app.py                  routes, headers, life and death of the server
hall.py, room.py        all tables, and one of them
store.py, schema.py     the database: one file, one writer
thinkers.py             bots, each decision in another process and within its time
"""
