### Blood Rage: what an option of the Action phase costs or does, for who is about to choose.
### $left = Rage left after paying; $mine, $rivals = your strength there, and that of each rival.
### .nom = the same inside another hint.

## Rage

hint-cost = { $cost ->
    [0] No Rage, { $left } left
   *[other] { $cost } Rage, { $left } left
}
    .nom = { $cost ->
        [0] no Rage, { $left } left
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

## Strengths

hint-stays = { $n }
hint-change = { $now } → { $after }
hint-change-at-most = { $now } → up to { $after }
hint-rival = { $seat } ({ $strength })
hint-strength = Strength { $mine } against { $rivals }
    .nom = strength { $mine } against { $rivals }
hint-alone = Strength { $mine }, no rival there
    .nom = strength { $mine }, no rival there

## Places

hint-both = { $first }; { $second_nom }
    .nom = { $first_nom }; { $second_nom }
hint-leave = Now { $strength_nom }
hint-prize = Reward: { $token }
    .nom = reward: { $token }
hint-pillaged = Reward already taken
    .nom = reward already taken
hint-province = { $free ->
    [one] { $free } village free
   *[other] { $free } villages free
}; { $strength_nom }; { $prize_nom }{ $doomed ->
    [0] { "" }
   *[other] ; doomed
}
hint-yggdrasil = Room for all; { $strength_nom }; { $prize_nom }
    .nom = room for all; { $strength_nom }; { $prize_nom }
hint-places = { $provinces }
    .separator = { "; " }
hint-there = { $place }: { $strength_nom }

## Cards

hint-battle-card = Battle card +{ $strength }
hint-battle-card-open = Battle card of varying strength
hint-quest-card = Quest for { $glory } Glory
hint-upgrade-card = { $kind }, cost { $cost }
hint-monster-card = Monster, cost { $cost }, strength { $strength }

hint-card-lost = { $card } is discarded
hint-monster-lost = { $card } is discarded and leaves the game
hint-quest-fulfilled = Fulfilled as things stand
    .nom = fulfilled as things stand
hint-quest-open = Not fulfilled as things stand
    .nom = not fulfilled as things stand
