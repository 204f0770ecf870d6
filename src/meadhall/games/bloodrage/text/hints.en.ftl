### Blood Rage: what an option of the Action phase costs or does, for who is about to choose.
### $left = Rage left after paying; $mine, $rival = your strength there, and the best rival's.
### .nom = the same inside another hint.

## Rage

hint-cost = { $cost ->
    [0] No Rage, { $left } left
   *[other] { $cost } Rage, { $left } left
}
hint-from = { $cost ->
    [0] From no Rage up
   *[other] From { $cost } Rage up
}
hint-free = No Rage
hint-sacrifice = { $figures_count ->
    [one] { $figures_count } figure, no Rage
   *[other] { $figures_count } figures, no Rage
}
hint-pass = Gives up { $rage } Rage; no more actions this age

## Places

hint-both = { $first }; { $second_nom }
hint-standing = Strength { $mine } against { $rival }
    .nom = strength { $mine } against { $rival }
hint-prize = reward: { $token }
hint-pillaged = reward already taken
hint-prey = Strength { $mine } against { $rival }; reward: { $token }
    .nom = strength { $mine } against { $rival }; reward: { $token }
hint-province = { $free ->
    [one] { $free } village free
   *[other] { $free } villages free
}; strength { $mine } against { $rival }; { $prize }{ $doomed ->
    [0] { "" }
   *[other] ; doomed
}
hint-yggdrasil = Room for all; strength { $mine } against { $rival }; { $prize }
hint-fjord = { $provinces }
    .separator = { "; " }
hint-support = { $place }: { $standing_nom }

## Cards

hint-card-lost = { $card } is discarded
hint-monster-lost = { $card } is discarded and leaves the game
hint-quest-fulfilled = Fulfilled as things stand
hint-quest-open = Not fulfilled as things stand
