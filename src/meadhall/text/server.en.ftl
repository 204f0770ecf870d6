### What the server says when something cannot be done. The ids are `refused-CODE`.

## At the table

refused-malformed = That message could not be understood.
refused-stale = The table has moved on meanwhile. Look again, then choose.
refused-illegal = That choice is not open now.
refused-not-yours = That is not your seat.
refused-not-playing = This table is not being played.
refused-slow-down = That was too fast. Wait a moment and try again.
refused-not-allowed = That is not for you to do.
refused-broken = Something went wrong on the server. Nothing was changed; please try again.
refused-over-budget = That would set off more than the server carries out at once. It was not done.

## Seats and tables

refused-who = The server does not know you yet. Open the home page once.
refused-not-found = There is no such thing here.
refused-by-invitation = This table is by invitation: ask for the link.
refused-no-seat = That seat is not free.
refused-seated = You already have a seat at this table.
refused-taken = Somebody sits there.
refused-knows-hand = You have seen another seat's cards in this game, so you can only take that seat again.
refused-has-tables = You have tables of your own in this browser. Open the link in another one, or delete your data here first.
refused-host-only = Only the host may do that.
refused-over = There is nothing left to decide at that moment.
refused-not-over = The game is not over yet.
refused-stuck = This table cannot be played on at present; nothing of it is lost.
refused-bot = There is no such bot.
refused-setup = Such a game cannot be set up.
refused-writing = This cannot be played.
refused-record = The record cannot be read, line { $line }: { $reason }.
refused-record-long = The record takes too long to be read.

## Requests

refused-misdirected = This server does not go by that name.
refused-cross-site = That came from another site.
refused-method = That cannot be done in this way.
refused-too-long = That is too long.
refused-not-json = That could not be read.
refused-disk-full = The server's disk is full. Nothing was changed.
refused-store-full = The server keeps as much as it may. Delete something of yours, or ask its host.
refused-database = The server cannot write its data. Nothing was changed.
refused-too-many-tables = You have as many tables under way as one person may have.
refused-too-many-records = You have uploaded as many records as one person may keep. Delete one first.
refused-table-full = So much has happened at this table that it takes no more.
refused-no-name = A name needs at least one visible letter.
refused-people-only = A bot of somebody's own may not do that.
refused-bot-token = This is not the token of a bot here: it may have been revoked.
refused-no-own-bots = Bots of people's own may not play on this server.
refused-too-many-bots = You have as many bots of your own as one person may have. Revoke one first.

## Why a connection ended

gone-signed-out = You were signed out from another device.
gone-closed = The host has closed this table to spectators.
gone-left = You have left this table, and it is not for spectators.
gone-deleted = This table was deleted.
gone-revoked = This bot's token was revoked.

## Tables that cannot be played on

stuck-game = This server no longer has this game; everything stored of the table is kept until it does.
stuck-rules = This table needs rules version { $rules }, which this server does not have; everything is kept, and the game goes on once it does.
stuck-broken = The stored moves of this table cannot be played again here; everything is kept as it is.
refused-no-hints = Hints are not allowed at this table.
refused-not-asked = You are asked nothing now.
refused-busy = The bots have no time just now. Try again.
