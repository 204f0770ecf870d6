### Common to all games: enumerations, players, undo, errors.

enumeration = { $before } and { $last }

## Players

player = { $name }
seat-number = Player { $number }

## Questions

Aside = At any time you may

## Why undo is refused

undo-nothing = There is nothing to undo.
undo-others = Too late to undo: another player has decided since.
undo-rolled = Too late to undo: chance has decided since.
undo-shown = Too late to undo: somebody has learnt something hidden.

## Errors

error-record = The record cannot be read, line { $line }: { $reason }.
error-record-whole = The record cannot be read: { $reason }.
error-setup = Such a game cannot be set up: { $reason }

## What is wrong with a record

record-not-saga = it is not a saga, the first line must be “{ $first }”
record-breaks-off = it breaks off before the word “begin”
record-word = the word { $word } is not expected here
record-missing = the line “{ $word } …” is missing
record-seats = { $game } cannot be played by { $seats } seats
record-seat-order = seat { $expected } should come here, not { $number }
record-game = there is no game { $name } here
record-rules = rules version { $rules } of { $name } is unknown, here it is { $version }
record-key = the key must be 64 hexadecimal digits
record-option = { $game } has no option { $name }
record-option-value = the option { $name } cannot be { $value }, only { $values }
writing-fault = line { $line }: { $told }
record-writing = what somebody wrote for this game ({ $name }) has faults: { $faults }
record-after-result = nothing may follow the result
record-state = the state must be 32 hexadecimal digits
record-result = the result must be { $count } numbers
record-answer = an answer is three words: seat, question, option
record-seat = there is no seat { $seat } at the table
record-question = { $word } is not the name of a question
record-illegal = the answer { $option } is not open to seat { $seat } at { $question }, but { $offered }
record-not-asked = { $question } is not asked of seat { $seat } now
record-not-over = it has a result, but the game is not over
record-other-result = the answers lead to another result: { $scores }
record-other-state = the answers lead to another state: { $state }

## Words

yes = yes
no = no
