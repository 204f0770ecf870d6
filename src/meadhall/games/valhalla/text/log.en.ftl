### Valhalla: what happened, line by line.

## Set-up

first-player = { $seat } goes first.
leads = { $seat } follows the jarl { $jarl }.
loki-card = Loki's card in this game: “{ $card }”.
loki-discards-more = “{ $card }”: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more than usual will be discarded before the game.
loki-discards-fewer = “{ $card }”: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} fewer than usual will be discarded before the game.
partners = { $seat } and { $partner_seat } are on one side.
first-discard = { $count ->
    [0] No card is discarded before the game.
    [one] { $count } card is discarded before the game.
   *[other] { $count } cards are discarded before the game.
}
first-warriors = Warriors to begin with: { $cards }
sets-aside = { $seat } discards from the opening hand: { $cards }
shuffled-back = { $count } cards go back into the deck.
reserve = Into the common reserve: { $cards }
lays = { $seat } lays “{ $card }” into the reserve.
takes-reserve = { $seat } takes “{ $card }” from the reserve.
exchanges = { $count ->
    [0] { $seat } keeps the opening hand.
    [one] { $seat } exchanges { $count } card.
   *[other] { $seat } exchanges { $count } cards.
}

## Turns

turn = { $seat }’s turn.
adds = { $seat } adds to the party: { $cards }
loses-warrior = { $seat } discards “{ $card }” from the board.
loses-tyr = { $seat }: “{ $card }” leaves with its warrior.
draws = { $count ->
    [0] { $seat } finds no card to draw.
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
you-drew = You drew: { $cards }
keeps = Of the cards drawn { $seat } discards: { $cards }
discards = { $seat } discards “{ $card }”.
discards-hand = { $seat } discards the hand: { $cards }
shows-hand = { $seat } shows the hand: { $cards }
shows-empty-hand = { $seat } shows an empty hand.
takes-random = { $seat } takes a random card from { $from_seat }.
takes-chosen = { $seat } takes a card from the hand of { $from_seat }.
nothing-to-take = { $seat } finds nothing to take from { $from_seat }.
you-took = You took “{ $card }”.
was-taken = { $seat } took “{ $card }” from you.
gives-card = { $seat } gives { $to_seat } a card.
you-got = { $seat } gave you “{ $card }”.
looks-at-hand = { $seat } looks at the hand of { $at_seat }.
peeks = { $count ->
    [one] { $seat } looks at { $count } card of { $at_seat }.
   *[other] { $seat } looks at { $count } cards of { $at_seat }.
}
you-saw = You saw: { $cards }
bans = { $seat } forbids “{ $card }” in this battle.
deck-empty = The deck is empty.
last-shield = { $seat } has lost the last own shield.
last-round = Everyone has one more turn, then comes Ragnarök.

## Battle

attacks = { $seat } attacks { $on_seat }.
uses-jarl = { $seat }: { $jarl } steps in.
plays = { $seat } plays “{ $card }”.
rolls = { $seat } rolls: { $dice }.
rerolls = { $seat } rolls again: { $dice }.
pays-die = { $seat } discards a die ({ $die }) to reroll.
pays-tactic = { $seat } discards a die ({ $die }) for the tactic.
pays-supply = { $seat } gives “{ $card }” for the tactic.
extra-dice = { $count ->
    [one] { $seat } rolls an extra die: { $dice }.
   *[other] { $seat } rolls extra dice: { $dice }.
}
keeps-die = { $seat } keeps one extra die: { $die }.
turns = { $seat } turns a die from { $die } to { $weapon }.
activates = { $seat } arms “{ $card }”: strength { $strength }.
activates-glory = { $seat } arms “{ $card }”: { $glory } glory.
takes-die = { $from_seat } rolls one die fewer: { $seat } takes it away.
binds = { $seat } binds “{ $card }”.
gives-up = { $seat } gives up “{ $card }” for strength.
walks-path = “{ $card }” of { $seat } takes the path to Valhalla.
ends-fight = { $seat } ends the last fight with { $glory } glory.
dice-used = { $seat } used { $dice }.
dice-unused = { $seat } had no use for { $dice }.
ends-phase = { $seat } ends the phase with strength { $strength }.
no-winner = { $seat } has armed nobody: the battle ends without winner.
wins-battle = { $seat } beats { $over_seat }, { $ours } to { $theirs }.
takes-shield = { $seat } takes a shield of { $from_seat }.
holds = { $seat } keeps “{ $card }” from Valhalla.
enters-valhalla = { $seat } sends to Valhalla: { $cards }
bonus-glory = { $due ->
    [0] { $seat } is due { $amount } bonus glory, but the pile has no such cards.
   *[other] { $seat } gains { $due } bonus glory.
}
takes-glory = { $seat } takes from the discard pile: { $cards }
takes-back = { $seat } takes “{ $card }” back into hand.
takes-discarded = { $seat } takes “{ $card }” from the discard pile.
commission = { $seat } fulfils “{ $card }”: { $glory } glory.

## Expansions

loki-bonus = { $seat } takes row { $row } of Loki's card.
thor-helps = { $seat } calls on Thor for { $helped_seat }: “{ $card }”.
thor-honours = “{ $card }” goes to the Valhalla of { $seat }.
lays-tyr = { $seat } lays “{ $card }” under “{ $warrior }”.
viking-rises = { $seat } becomes the Last Viking.
viking-falls = { $seat } is no longer the Last Viking; the title goes back to the middle.
viking-glory = { $seat } is rewarded as the Last Viking of level { $level }.
viking-dice = { $count ->
    [one] { $seat } gets { $count } extra die against the Last Viking.
   *[other] { $seat } gets { $count } extra dice against the Last Viking.
}

## The end

ragnarok = Ragnarök is here.
game-over = The game is over.

## Solo

attacks-monster = { $seat } attacks { $card }.
monster-attacks = { $card } attacks { $seat }.
beats-monster = { $seat } wins, { $ours } to { $theirs }.
beaten = { $seat } is beaten, { $ours } to { $theirs }.
monster-wounded = The monster is wounded: { $card } is done.
monster-shows = It rages on: { $card }.
monster-slain = The monster is slain!
monster-waits = The monster waits: nobody is there to be attacked.
monster-rolls = The monster rolls: { $dice }.
deck-loses = Discarded from the deck: { $cards }
loses-shield = { $seat } loses a shield.
shields-lost = The last own shield is lost.
loses-glory = { $seat } gives up “{ $card }” from Valhalla.
solo-lost = The monster has won.
