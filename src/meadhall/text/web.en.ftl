### What the browser itself has to say.

## Everywhere

web-title = Meadhall
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
web-seat-bot = Put a bot here
web-bot-random = Bot “Fool”: plays at random
    .short = Bot “Fool”
web-bot-greedy = Bot “Sly”: looks one move ahead
    .short = Bot “Sly”
web-name = Name
web-guest-names = Harald Ingrid Olaf Astrid Sigurd Freydis Bjorn Gudrun Ragnar Thora Leif Hilda
web-options = Options
web-table = The table
web-listed = Anybody may find this table and join
web-spectators = Spectators may watch
web-seed = Seed
web-seed-none = none: leave it to chance
web-open-table = Open the table

## Gathering

web-gathering = The table is filling up
web-invite = Invitation
web-invite-help = Send this link to your friends: whoever opens it may take a free seat.

## At the table

web-actions = Your decision
web-waiting = Waiting for { $names }.
web-answered = Your choice is made. You may still change it until everybody has chosen.
web-game-over = The game is over.
web-you-won = You have won!
web-undo = Undo
web-undo-help = Take back your last choice
web-rule = Rule { $number }
web-rules-here = The rules about this
web-take = Choose this card
web-sound = Sound on my turn
web-log = What happened
web-since =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
web-news = Since your last move
web-news-last = the last { $n } lines of { $all }
web-decides = decides
web-chat = Talk
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
web-leave-sure = Leave your seat? Somebody else may take it.
web-abandon = End the game
web-abandon-sure = End this game for everybody?
web-rematch = Play again
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
web-claimed = Welcome back, { $name }.

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
web-tabs = Parts of the table
web-tab-board = Board
web-tab-log = Log
web-point = Point at a choice to see what it costs and does.
web-look = You may look around while the others decide.
web-story-on = Go on
web-story-skip = Skip
web-story-close = To the table
web-story-look = Look at the board
web-story-look-key = Look at the board now (key B); what happened can be told later
web-story-missed = What happened ({ $n })
