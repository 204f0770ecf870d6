### What the browser itself has to say.

## Everywhere

web-title = Meadhall
web-skip = Skip to the decision
web-tagline = Four northern games at one table
web-home = Home
web-settings = Settings
web-language = Language
web-light = Light theme
web-dark = Dark theme
web-loading = One moment…
web-close = Close
web-all = all
web-search = Search
web-games = Games
web-more = More
web-unreachable = The server cannot be reached. Try again in a moment.
web-copied = The link is copied.
web-copy = Copy
web-copy-by-hand = Copy the link by hand, please.

## Home

web-play = Play
web-new = New table
web-players = Players
web-length = Length
web-mine = My tables
web-mine-none = You are not sitting at any table yet.
web-open = Open tables
web-open-none = No open tables just now.
web-your-turn = Your turn
web-others-turn = Others decide
web-one-decides = { $name } decides
web-you = you
web-seat-free = a free seat
web-broken-off = broken off,
web-is-gathering = Gathering
web-to-table = To the table
web-sit = Sit down
web-watch = Watch
web-seats-taken = { $taken } of { $seats } seats
web-replays = Played games
web-replays-line = watch them again
web-cards = All cards
web-cards-line = search and help
web-rules = Rules
web-rules-line = numbered, in our words
web-about = About
web-about-line = and credits

## New table

web-new-table = { $game }: a new table
web-seat = Seat { $number }
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-hotseat = Somebody beside me
web-seat-open = Open seat
web-seat-a-bot = Bot
web-bot-level = Level of the bot on seat { $number }
web-seat-bot = Put a bot here
web-elo = Elo { $elo }
web-bot-random = Bot “Fool”: plays at random
    .short = Bot “Fool”
    .about = plays at random
web-bot-greedy = Bot “Sly”: looks one move ahead
    .short = Bot “Sly”
    .about = looks one move ahead
web-bot-thrall = Bot “Thrall”: a beginner who slips now and then
    .short = Thrall
    .about = a beginner: slips and forgets now and then
web-bot-karl = Bot “Karl”: plays soundly
    .short = Karl
    .about = plays soundly, does not think long
web-bot-jarl = Bot “Jarl”: thinks ahead
    .short = Jarl
    .about = thinks ahead, for about a second
web-bot-konung = Bot “Konung”: forgives no mistake
    .short = Konung
    .about = forgives no mistake, thinks for up to three seconds
web-name = Name
web-guest-names = Harald Ingrid Olaf Astrid Sigurd Freydis Bjorn Gudrun Ragnar Thora Leif Hilda
web-options = Options
web-table = The table
web-listed = Anybody may find this table and join
web-spectators = Spectators may watch
web-seed = Seed of chance
web-seed-none = none: leave it to chance
web-seed-help = The same words give the same cards and dice.
web-about-me = the host of the table
web-about-open = the link and its code come once the table is open
web-about-hotseat = takes turns at this screen; hands are covered in between
web-cancel = Cancel
web-sum-title = { $n ->
    [1] A table for one
    [2] A table for two
    [3] A table for three
    [4] A table for four
    [5] A table for five
   *[other] A table for { $n }
}
web-sum-range = { $range } players · { $length }
web-sum-beside = somebody beside you
web-sum-friends = { $n ->
    [one] a friend
   *[other] { $n } friends
}
web-sum-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
web-sum-usual = everything as usual
web-sum-watched = who has the link may watch
web-sum-unwatched = nobody may watch
web-sum-link = The table opens and waits: a link and a code for the free seats are shown there.
web-open-table = Open the table

## Gathering

web-gathering = The table is filling up
web-invite = Invitation
web-qr = QR code of the link
web-qr-help = A phone that scans the code opens the link.
web-address-network = This is the address for devices in the same network; a phone that scans the code opens it.
web-address-local = This server listens for this machine alone. For friends in the same network start it with “--host 0.0.0.0”.
web-invite-help = Send this link to your friends: whoever opens it may take a free seat.

## At the table

web-actions = Your decision
web-offered = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
web-waiting = Waiting for { $names }.
web-answered = Your choice is made. You may still change it until everybody has chosen.
web-game-over = The game is over.
web-you-won = You have won!
web-undo = Undo
web-undo-help = Take back your last choice
web-undone = Taken back.
web-hints = Hints: everybody may ask what a jarl would do
web-advice = What would a jarl do?
web-advice-ask = Hint
web-advice-thinking = A jarl is thinking …
web-advice-now = Now your chance to win is about { $chance } %. { $n ->
    [one] One continuation played.
   *[other] { $n } continuations played.
  }
web-advice-score = about { $n } { $n ->
    [one] point
   *[other] points
  } at the end
web-advice-note = A jarl does not see the cards of others. The chances are estimates.
web-hurry = Go on
web-sure = Sure: { $option }?
web-sure-yes = Yes, do it
web-sure-no = Back
web-confirm = Confirm my choices
web-bots-talk = Bots greet and say good game
web-rule = Rule { $number }
web-rules-here = The rules about this
web-closed-now = Not possible now
web-why-not = Why not? ({ $n })
web-take = Choose this card
web-sound = Sound on my turn
web-log = Log
web-since = since your move: { $n }
web-news = Since your last move
web-news-last = the last { $n } lines of { $all }
web-decides = decides
web-chat = Talk
web-unread = unread
web-chat-said = { $who } says: { $text }
web-announcer = What happens at the table
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-drawing-failed = The board cannot be drawn. The game goes on at the plain table.
web-offline = The connection is lost. Reconnecting…
web-gone = This table cannot be shown
gone-4401 = The server does not know you yet. Open the home page once.
gone-4403 = This table is private.
gone-4404 = There is no such table.

## Menu

web-menu = Menu
web-plain = Plain table
web-drawn = Drawn board
web-pace = Pace of the bots
web-pace-slow = slow
web-pace-usual = usual
web-pace-fast = fast
web-pace-none = at once
web-leave = Leave the table
web-leave-sure = Who takes your seat? A bot plays on at once; an open seat waits for somebody.
web-leave-bot = A bot takes the seat
web-leave-open = Leave it open
web-chairs = Bots at the table
web-chairs-none = Nobody but people sits here.
web-chair-free = Keep the seat free for a friend
web-abandon = End the game
web-abandon-sure = End this game for everybody?
web-rematch = Play again
web-rematch-offered = Somebody wants to play again.
web-rematch-accept = Join the rematch
web-replay-of = replay
web-replay = Watch again
web-record = Download the record

## One device for several

web-pass = Pass the device to { $name }
web-pass-help = Hands are covered until the next player is ready.
web-pass-ready = I am { $name }

## Results

web-result = Result
web-winners =
    { $n ->
        [one] { $names } has won
       *[other] { $names } share the victory
    }
web-lost = The battle is lost
web-place = Place
web-player = Player
web-score = Score

## Replays

web-upload = Open a record from a file
web-no-replays = No game has been played to its end yet.
web-step-back = One step back
web-step-on = One step on
web-run = Play
web-stop = Pause
web-timeline = Timeline
web-eyes = Whose eyes
web-eyes-spectator = Spectator
web-share = Copy a link to this moment

## Cards and rules

web-cards-of = { $game }: all cards
web-cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-stand-in = stand-in figures
web-rules-of = { $game }: the rules
web-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-no-rule = There is no such rule.
web-all-rules = All rules

## Person

web-me = You
web-save = Save
web-saved = Saved.
web-device = Another device
web-device-help = Open this link on your phone or another computer, and you are yourself there too. It works once, for a quarter of an hour.
web-device-link = Make a link
web-claim = Are you { $name }?
web-claim-help = With this link you play on this device as { $name }, at the same tables.
web-claim-yes = Yes, I am { $name }
web-claim-stay = No, stay { $name }
web-claimed = Welcome back, { $name }.
web-own-bots = Bots of your own
web-own-bots-help = A program of yours can sit at a table here. Give it a name and you get a token for it; invite it to a table like anybody else. At the table everyone sees that it is your bot.
web-own-bot-name = The bot's name
web-own-bot-make = Make a token
web-own-bot-made = The token of { $name }. It is shown this once: keep it like a password.
web-own-bot-token = Token
web-own-bot-about = { $tables ->
    [0] at no table
    [one] at one table
   *[other] at { $tables } tables
}
web-own-bot-seen = last here on
web-own-bot-revoke = Revoke
web-own-bot-revoke-sure = Revoke the token of { $name }? It leaves the tables where it plays and cannot come back.
web-own-bot-of = bot of { $name }

## About

web-about-what = Meadhall is a free table for four Viking board games: it knows the rules, keeps the secrets, and has a bot for every empty chair.
web-about-whose = It is unofficial. The games and their names belong to their owners; none of their art or text is in here. If you like a game, buy the box.
web-about-credits = Made with
web-about-icons = Icons by the authors of game-icons.net, licence CC BY 3.0.
web-about-fonts = Fonts Alegreya SC, Philosopher, PT Sans and PT Sans Narrow, SIL Open Font License 1.1.
web-about-code = Code under the MIT licence; drawings made for this project.

## Drawn tables

web-zoom-in = Closer
web-zoom-out = Farther
web-minimap = Small map: tap to go there
web-board-pan = The board: arrows move it, plus and minus bring it closer
web-part-now = Now
web-part-own = Yours
web-part-all = The table
web-part-log = Log and talk
web-jumps = Jump to
web-tabs = Parts of the table
web-tab-board = Board
web-tab-log = Log
web-point = Point at a choice to see what it costs and does.
web-over = The game is over; the board stays to be looked at.
web-look = You may look around while the others decide.
web-story-on = Go on
web-story-skip = Skip
web-story-close = To the table
web-story-look = Look at the board
web-story-look-key = Look at the board now (key B); what happened can be told later
web-story-missed = What happened ({ $n })

## The receipt

web-receipt = Receipt
web-sealing = Sealing the dice…
web-sealing-help = Before the deal each device opens its share of chance, so that nobody could choose the cards. Still missing:
web-sealing-own = this seat of yours: open the table on the device you sat down with
web-sealing-begin = Begin without waiting
web-sealing-begin-help = The receipt will say that the share was never opened.
web-receipt-good = Everything fits
web-receipt-bad = This does not fit
web-receipt-checked = What was checked
web-receipt-device = This device has just computed it all itself, from the record and from what it noted while you played.
web-receipt-secret = The house’s secret is the one it had sealed before the deal
web-receipt-shares = Every share is the one that its device had sealed
web-receipt-key = The key, and so every shuffle and roll, follows from sheet, secret and shares
web-receipt-sheet = The sheet is the one that this device saw before it opened its share
web-receipt-own = This device’s own share went into the key
web-receipt-mark = The answers are those that this device saw at the end of the game
web-receipt-right = fits
web-receipt-wrong = does not fit
web-receipt-unknown = not known here
web-receipt-not-noted = This device has noted nothing of the kind: it was not there, or has forgotten.
web-receipt-who = Who gave what
web-receipt-house = The house
web-receipt-seat = Seat { $n }
web-receipt-part-share = sealed a share and opened it
web-receipt-part-withheld = sealed a share and never opened it
web-receipt-part-none = gave no share
web-receipt-part-bot = a bot, gives no share
web-receipt-part-beside = at the same device as another seat
web-receipt-the-key = The key
web-receipt-the-mark = The mark of the game
web-receipt-elsewhere = Check it without this server
web-receipt-command = Save the record and what this device noted, and run this on any computer with Meadhall. It plays the whole game again.
web-receipt-noted = What this device noted
web-receipt-under-way = The dice are sealed
web-receipt-under-way-help = The secret is told when the game is over. Until then these seals bind everybody: the house and the devices of the players.
web-receipt-seeded = Somebody chose the seed of this game, so there is nothing to prove.
web-receipt-how = How it works
web-receipt-how-house = The house draws a secret and shows only its seal, a hash.
web-receipt-how-devices = Each player’s device draws a share of its own and shows only its seal.
web-receipt-how-sheet = All seals are written on one sheet, which every device notes.
web-receipt-how-open = Only then the shares are opened; secret, shares and sheet together give the key of all cards and dice.
web-receipt-how-end = After the game the secret is told, and everybody can compute everything again.
web-receipt-limit = What it cannot prove: that nobody looked. Whoever runs the server could see hidden cards while the game went on, as anybody who holds the deck could.

web-chance = The dice
web-chance-help = How often each side showed, against what is expected of a fair die. In 99 of 100 cases a side lies within the band.
web-chance-proved = { $draws ->
    [one] One draw of the game was computed anew on this device from the key: it is the one that was played.
   *[other] All { $draws } draws of the game, { $shuffled } of them to shuffle, were computed anew on this device from the key: they are those that were played.
}
web-chance-false = Draw { $n } is not the one that follows from the key.
web-chance-none = Nothing was thrown in this game; only cards were shuffled.
web-chance-die = One of { $sides }, { $thrown ->
    [one] once
   *[other] { $thrown } times
}
web-chance-expected = expected { $expected } each, fair between { $low } and { $high }
web-chance-odd = A side lies beyond the band. With fair dice that happens now and then; look at many games before you wonder.
web-chance-side = side { $side }: { $seen }
web-chance-house = How the dice fall in this house
web-chance-house-help = Added up over the last finished games, from their records alone.
web-chance-tables = { $tables ->
    [one] One game
   *[other] { $tables } games
}
web-chance-more = Count { $left } more
web-chance-no-games = No game has been finished here yet.
