### Valhalla: what an option costs, brings or risks.

hint-targets = { $count ->
    [one] { $count } possible target
   *[other] { $count } possible targets
}, at best { $percent } % to win by dice alone
hint-monster = { $percent } % to win by dice alone
hint-target = { $percent } % to win by dice alone; { $stake }. { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
stake-new = a shield of a new emblem
stake-known = a shield of an emblem you hold
stake-last = the last own shield: then comes the last round
hint-draw = Draw { $draw }, keep one
hint-two = Up to { $limit } weapon symbols together
hint-full = The board is full: one must go
hint-room = There is room on the board
hint-none-fits = You have no card that fits
hint-add = { $warrior }; { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
} of { $limit }
hint-free-dice = { $count ->
    [one] { $count } die, without discarding another
   *[other] Up to { $count } dice, without discarding another
}
hint-arms-glory = +{ $glory } glory for { $symbols ->
    [one] { $symbols } die
   *[other] { $symbols } dice
}
hint-arms = +{ $strength } strength for { $symbols ->
    [one] { $symbols } die
   *[other] { $symbols } dice
}
hint-no-effect = No effect now: there is nothing left to cancel
hint-strength = +{ $strength } strength
hint-total = +{ $strength }: { $total } with the dice as they lie
hint-total-wins = +{ $strength }: { $total } of { $needed } needed, victory
hint-total-short = +{ $strength }: { $total } of { $needed } needed
hint-blanks = { $count ->
    [one] Turns { $count } blank die
   *[other] Turns { $count } blank dice
}: up to { $total } strength
hint-extra = { $count ->
    [one] Rolls { $count } extra die
   *[other] Rolls { $count } extra dice, keeps one
}
hint-chance = { $percent } % to win by this roll
hint-best-chance = { $percent } % to win with the best rerolls
hint-best-strength = About { $value } strength with the best rerolls
hint-best-glory = About { $value } glory with the best rerolls
hint-end-nobody = Nobody is armed: the battle ends without winner
hint-end-lost = Nobody is armed: the battle is lost
hint-end-attack = Strength { $strength } stands
hint-end-won = { $ours } of { $needed } needed: victory
hint-end-short = { $ours } of { $needed } needed: defeat
hint-end-ragnarok = { $glory } glory goes to Valhalla
hint-cap = { $glory } glory, { $room } fits

# What a card is worth in Valhalla.
hint-valour = { $glory ->
    [one] { $glory } point of valour
   *[other] { $glory } points of valour
}
