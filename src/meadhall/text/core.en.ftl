### Common to all games: enumerations, players, undo, errors.

enumeration = { $before } and { $last }

## Players

player = { $name }
you-side = You · { $side }
you-name = { $name } (you)
seat-side = { $name } ({ $side })
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
record-receipt = the receipt is damaged: its lines are not as they are written
record-branch = the line “branch” is damaged: it must say how many answers, a mark and a key
record-branch-receipt = a game that branched off another has no receipt of its own
record-branch-short = it breaks off before the answer at which the game branched off
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

## What a good player would do (bots/advice.py)

advice-only = There is nothing else to do.
advice-usual = What good players always do here.
advice-even = Hardly differs from the next best.
advice-chance-more = Better by { $n } { $n ->
    [one] percentage point
   *[other] percentage points
  } than the next best.
advice-chance-less = Worse by { $n } { $n ->
    [one] percentage point
   *[other] percentage points
  } than the best.
advice-points-more = Brings about { $n } { $n ->
    [one] point
   *[other] points
  } more by the end than the next best.
advice-points-less = Brings about { $n } { $n ->
    [one] point
   *[other] points
  } less by the end than the best.
advice-holds-others = No more points, but the others get fewer: a chance better by { $n } { $n ->
    [one] percentage point
   *[other] percentage points
  }.
advice-steady = Held up best in the continuations played.
advice-hinders-others = A little less for you, but less still for the others.

## What a receipt proves (docs/receipts.md).

receipt-none = The record has no receipt: nothing can be said about how its key came about.
receipt-branched = This game branched off another one after { $at ->
    [0] the deal
    [one] one answer
   *[other] { $at } answers
  } (mark { $mark }). Its cards lie as they lay there, and nobody sealed the dice that followed: nothing about them is proved.
receipt-fits = The receipt fits: table { $table }, round { $round }. The key follows from the sheet, the house’s secret and the shares.
receipt-shares = { $shares ->
    [one] One device gave a share: the house could not choose the key, nor know it before.
   *[other] { $shares } devices gave shares: the house could not choose the key, nor know it before.
}
receipt-house-alone = No device gave a share: nothing was changed since the deal, but the house could have chosen it.
receipt-withheld = { $count ->
    [one] One sealed share was never opened: who held it back saw two possible deals at most.
   *[other] { $count } sealed shares were never opened: who held them back could choose between a few deals.
}
receipt-rounds = This is round { $round } of the sheet: it was written anew because somebody got up before the deal.
receipt-mark-is = The mark of this game: { $mark }
receipt-seen = It is the game that your device saw.
receipt-unseen = Whether it is the very game that you played, only a device that was there can say.

receipt-missing = The record has no receipt, but your device saw one.
receipt-secret = The secret is not the one that the house sealed.
receipt-share = A share is not the one that was sealed before the deal.
receipt-seats = The receipt is for another number of seats.
receipt-key = The key does not follow from the receipt: the dice are not those that were sealed.
receipt-sheet = The sheet is not the one that your device saw before it opened its share.
receipt-own-share = Your device’s share is not among those that made the key.
receipt-mark = The game is not the one that your device saw at its end: an answer was changed, moved or left out.
