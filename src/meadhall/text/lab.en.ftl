### The lab's commands: sim, replay, fuzz, rules --coverage, bench, archive.

## Numbers

lab-decimal = { $whole }.{ $part }
lab-percent = { $number } %
lab-count = { $number }

## sim

sim-running = Playing
sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }
sim-bot = Bot
sim-seat = Seat
sim-games = Games
sim-wins = Wins
sim-interval = 95 % interval
sim-score = Score
sim-place = Place
sim-source = Score by source
sim-all = All
sim-tries = Times
sim-share = Share
sim-count = Cases
sim-mean = Mean
sim-length = Length: { $min } to { $max } decisions, { $mean } on average
sim-speed = { $decisions } decisions in { $seconds } s of processor time: { $per_second } decisions and { $games_per_second } games a second
sim-too-many-bots = { $bots } bots are too many for { $seats } seats.

## lab ladder

ladder-title = { $game }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
} a match, seed { $seed }
ladder-elo = Elo
ladder-against = Against
ladder-p50 = p50, ms
ladder-p99 = p99, ms
ladder-most = Longest, ms
ladder-bad-budget = A budget is BOT=NUMBER for simulations or BOT=NUMBERms for milliseconds, not { $said }.

## replay

replay-verified = Verified: { $game }, { $seats } seats, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, result { $result }, state { $state }
replay-no-result = none yet
replay-nothing-to-compare = Legal, but the record names no state to compare: { $game }, { $seats } seats, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, state { $state }
replay-no-seat = There is no seat { $seat } in this game: seats are 0 to { $last }.
replay-not-over = After { $answers ->
    [one] one answer
   *[other] { $answers } answers
} the game is not over.

## verify

verify-not-noted = { $path } is not what a device notes: the file must begin with “meadhall receipt”.

## Statistics of chance

chance-draws = { $draws ->
    [one] One draw
   *[other] { $draws } draws
} of chance, { $shuffled } of them to shuffle.
chance-even = One of { $sides }, { $thrown ->
    [one] once
   *[other] { $thrown } times
}: each shown { $seen }; expected { $expected }, fair between { $low } and { $high }.
chance-odd = One of { $sides }, { $thrown ->
    [one] once
   *[other] { $thrown } times
}: each shown { $seen }; expected { $expected }, fair between { $low } and { $high }. A side lies beyond: to a fair die that happens a few times in a hundred games.

## fuzz

fuzz-running = Looking for faults
fuzz-no-number = Players are numbers such as 2,4 and not { $players }.
fuzz-fault = { $kind }: { $reason } ({ $count ->
    [one] in one game
   *[other] in { $count } games
}), see { $file }
fuzz-found = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions } decisions: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}.
fuzz-clean = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions } decisions: nothing is wrong.
fuzz-again = { $kind }: { $reason }
fuzz-again-clean = After { $answers ->
    [one] one answer
   *[other] { $answers } answers
} nothing is wrong.
fuzz-crash = Crash
fuzz-dead-end = Dead end
fuzz-endless = Endless game
fuzz-audit = Lost or doubled
fuzz-options = Bad options
fuzz-impure = Looking changes the table
fuzz-view = Bad view
fuzz-refusal = Bad refusal
fuzz-leak = Leak
fuzz-hidden = Bad imagined table
fuzz-clone = Bad copy
fuzz-snapshot = Bad stored state
fuzz-record = Bad record
fuzz-undo = Bad undo

## rules

rules-none = There are no numbered rules of { $game } here.
rules-unknown = { $game } has no rule { $number }.
rules-no-tests = The map of rules needs the repository with its tests; this is an installed copy without them.
rules-number = Rule
rules-code = Code
rules-tests = Tests
rules-untestable = no test can show it: { $reason }
rules-without-code = { $count ->
    [one] One rule that no code names:
   *[other] { $count } rules that no code names:
}
rules-without-test = { $count ->
    [one] One rule that no test shows:
   *[other] { $count } rules that no test shows:
}
rules-cards-without-test = { $count ->
    [one] One card that no test plays:
   *[other] { $count } cards that no test plays:
}
rules-named-unknown = { $count ->
    [one] One name that does not exist:
   *[other] { $count } names that do not exist:
}
rules-unreadable = { $count ->
    [one] One mark whose words are not written out:
   *[other] { $count } marks whose words are not written out:
}
rules-tested-after-all = { $count ->
    [one] One rule called untestable that has a test:
   *[other] { $count } rules called untestable that have tests:
}
rules-too-many-untestable = { $count } rules called untestable, which is more than a tenth:
rules-sum = { $rules } rules: { $tested } tested, { $untestable } untestable; { $cards } cards: { $cards_tested } tested.

## bench

bench-running = Measuring
bench-title = { $python } on { $processor }, { $processors ->
    [one] one core
   *[other] { $processors } cores
}, { $system }; medians of { $rounds } rounds of { $games } games, processor time
bench-game = Game
bench-players = Players
bench-decisions = Decisions/s
bench-games = Games/s
bench-length = Decisions a game
bench-simulations = Simulations/s
bench-playouts = Playouts/s
bench-part-engine = Engine
bench-part-worlds = Worlds
bench-part-evaluation = Evaluation
bench-part-tree = Tree
bench-clone = Copy, µs
bench-snapshot = Stored, bytes
bench-replay = 1,000 answers replayed, ms
bench-peak = Peak memory, MB
bench-ratio = { $game } makes { $ratio } times as many decisions a second as { $peer }.
bench-choices = Of the actions of { $peer } { $share } were choices among several; of ours all are.
bench-no-peer = Catanatron is not installed. To install it: { $line }
bench-install = Install it now?
bench-not-installed = It could not be installed.

## archive

archive-list = { $game }: { $count ->
    [0] no rules version is archived
    [one] rules version { $known } is archived
   *[other] rules versions { $known } are archived
}
archive-made = { $game }: rules version { $rules } is archived ({ $files ->
    [one] one file
   *[other] { $files } files
}; all versions together take { $size } kB).
archive-same = { $game }: rules version { $rules } was archived before and has not changed.
archive-released = Rules version { $rules } of { $game } was released with other files and stays as it was. If the play has changed, raise the version.

## lab: plans and runs

lab-running = { $name }
lab-rate = { $rate } games/s
lab-done = { $games ->
    [one] One game
   *[other] { $games } games
}, { $new } of them now in { $seconds } s ({ $rate } games a second): { $folder }
lab-stopped = Stopped. What is played is kept in { $folder }; the same command goes on from there.
lab-mended = { $batches ->
    [one] One damaged batch was played again.
   *[other] { $batches } damaged batches were played again.
}
lab-no-bot = There is no bot { $said }. There are: { $known }.
lab-bot-form = A bot is written greedy, greedy(budget=24) or my_bot.py:MyBot, not { $said }.
lab-bot-file = The bot's file { $path } cannot be read.
lab-bot-class = { $path } has no class { $cls }.
lab-bot-which = { $count ->
    [0] { $path } defines no class with decide or choose.
   *[other] { $path } defines several bots ({ $known }): say which, as in my_bot.py:MyBot.
}
lab-bot-fails = The bot { $said } cannot be made: { $why }.
lab-bot-deaf = The bot { $said } has neither decide nor choose.
lab-bot-illegal = A bot chose what is not open, in the game with the seed { $seed }: { $why }.
lab-plan-missing = The plan { $path } cannot be read.
lab-plan-unreadable = The plan { $path } is not a text.
lab-plan-toml = The plan { $path } is not TOML: { $why }.
lab-plan-game = A plan names its game, one of { $known }; this one says “{ $said }”.
lab-plan-unknown = A plan has no “{ $name }”; it has { $known }.
lab-plan-kind = “{ $name }” in a plan is written like { $kind }.
lab-plan-number = “{ $name }” in a plan is a number from { $least } to { $most }.
lab-plan-arms = Two arms of the plan have the same name: { $names }.
lab-plan-clock = { $said } thinks by the clock, so its games could not be played again; name its budget, { $name }(iterations=200).
lab-plan-seeds = A plan has either a seed or seeds, not both.
lab-plan-setup = Arm { $arm } of the plan cannot be set up: { $why }.
lab-plan-bots = Arm { $arm } of the plan names { $bots } bots for { $seats } seats.
lab-change-unknown = There is no figure { $said } to change.
lab-change-kind = { $said } is { $old } and cannot become { $value }.
lab-change-refused = The game refuses the changed figures: { $why }.
lab-endless = A game does not end: { $why }.
lab-engine = Games are played on local, ray or ray://HOST:PORT, not on { $said }.
lab-ray = Ray does not answer at { $address }: { $why }
lab-workers-lost = The workers were lost { $tries } times over; what is played is kept.
lab-extra = This needs { $package }, which the plain install leaves out: { $line }
lab-other-plan = { $folder } holds a run of another plan; name another folder with --out.
lab-busy = Another run is at work in { $folder }.
lab-disk-full = The disk is full. What is played is kept in { $folder }; make room and give the same command again.
lab-cannot-write = { $folder } cannot be written: { $why }. What is played is kept.
lab-no-run = { $folder } holds no run.
lab-not-finished = The run in { $folder } is not finished; meadhall lab run goes on with it.
lab-broken = { $path } { $what ->
    [missing] is missing
   *[damaged] is damaged
}; play the plan again into another folder: the numbers will be the same.

## lab: reports

lab-no-arm = There is no arm { $said } in this run; there is { $known }.
lab-other-game = The two runs are of different games: { $one } and { $other }.
lab-written = { $path }
lab-compare-title = { $one } against { $other }: { $settled } of { $of } figures differ
report-lab = Meadhall's lab
report-games = Games
report-game = Game
report-decisions = Decisions
report-bots = Bots
report-seed = Seed
report-count = { NUMBER($number) }
report-players = { $number ->
    [one] one player
   *[other] { $number } players
}
report-plan = The plan
report-again = To make it again:
report-findings = What stands out
report-numbers = The same in numbers
report-arm = Arm { $arm }
report-arm-n = arm { $arm }, n = { NUMBER($games) }
report-whiskers = whiskers: 95 %, Wilson
report-few = too few games for intervals
report-fair = even
report-won = Games won, %
report-by-seat = Win share by seat, %
report-by-bot = Win share by bot, %
report-by-choice = Win share by choice: “{ $prompt }”
report-dots = { $arm }; dashed: all together, { $mean }; a filled dot leaves it out of its interval
report-between = { $rows } more between them
report-what = What
report-times = Times
report-times-short = times
report-share = Share
report-from = From
report-to = To
report-source = Source
report-all = All
report-quarter = Quarter { $number }
report-sources = A player's score by source and time
report-sources-caption = { $arm }, mean; { $total } in all; by quarters of the game
report-length = Length of a game
report-length-caption = { $arm }; bracket: nine games of ten, { $low } to { $high } decisions
report-mean = mean { $number }
report-mean-short = Mean
report-decisions-a-game = decisions in a game
report-least = Least
report-most = Most
report-nine-low = Nine of ten from
report-nine-high = to
report-versus = Arm { $other } against arm { $one }
report-versus-caption = n = { NUMBER($one) } and { NUMBER($other) }; to the right the difference in shares of the first with its 95 % interval; filled: there is a difference
report-paired = the same deals in both, compared deal by deal
report-apart = different deals
report-difference = { $other } − { $one }, 95 %
report-needed = Games of each arm to settle it
report-settled = settled
report-too-small = too small to look for
report-needed-games = about { NUMBER($games) }
report-figure-score = Score of a player
report-figure-best = Score of the winner
report-figure-lead = Lead of the winner
report-figure-length = Decisions in a game
report-figure-seat = Wins of { $seat }
report-figure-bot = Wins of { $bot }
report-figure-source = Score: { $source }
report-of = { $number } of { $of }
report-finding-few = *games are few*: under fifty there are no intervals, and a difference may be chance.
report-finding-won = *of the games are won* by the players together.
report-finding-seat = *wins of the seat { $seat }* where { $fair } would be even; the interval goes from { $low } to { $high } and leaves that out.
report-finding-seats-even = *is the furthest off of any seat* ({ $seat }), and { $fair } is even; the interval goes from { $low } to { $high }.
report-finding-time = *of the score comes in the last quarter*: { $last } of { $total } for a player. Most of all comes from “{ $source }”: { $most }.
report-finding-bot = *wins of { $bot }*, the best of the bots; { $fair } would be even.
report-finding-differ = { $number ->
    [one] *figure differs*
   *[other] *figures differ*
} between the arms so that the 95 % interval leaves out zero.
report-comparison-about = Two arms side by side: how they differ, how sure that is, and how many games would settle the rest.
report-how = How to read this
report-how-win = A win shared by k players counts 1/k for each.
report-how-whiskers = Whiskers and lines show where a share lies with 95 % confidence. Where two of them are far apart, the difference is no accident.
report-how-filled = A filled dot is a difference from the dashed line or from zero; a hollow one may be chance.
report-how-many = Of twenty comparisons one may look like a difference by chance alone.
report-how-seats = The seats of one table are not independent, so intervals are a little too narrow.
report-download = Download the numbers, JSON
report-print = Print
report-foot = Rules version { $rules } · meadhall { $version }

## bot: at a table on a server

lab-bot-url = A table's address looks like http://HOST/t/TABLE?invite=INVITATION, not like { $url }.
lab-bot-refused = The server refuses the bot at { $url }: { $why }.
lab-bot-unreachable = No server answers at { $url }: { $why }.
lab-bot-abandoned = The table { $url } was abandoned.
lab-bot-gone = The server showed the bot out of { $url }: { $why }.
lab-bot-far = { $said } looks ahead by the engine and cannot play over a socket; a bot with decide can.
lab-bot-sits = { $name } sits at seat { $seat }.
lab-bot-over = The game is over: { $scores }; place { $place } after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
