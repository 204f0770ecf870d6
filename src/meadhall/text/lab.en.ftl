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
} of { $players } players, seed { $seed }
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
sim-no-bot = There is no bot { $name }. There are: { $names }.
sim-too-many-bots = { $bots } bots are too many for { $seats } seats.

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
