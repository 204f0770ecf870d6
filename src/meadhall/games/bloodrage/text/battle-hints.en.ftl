### Blood Rage: what an option costs or does, in battle and in the later phases of an age.
### $total = the strength of your clan in the battle.

## Play Cards

hint-commit = { $strength ->
    [0] Adds nothing; your strength: { $total } against { $rivals } before their cards
   *[other] +{ $strength }; your strength: { $total } against { $rivals } before their cards
}
hint-commit-sight = As much as the best card of another clan; your strength: at least { $total } against { $rivals } before their cards
hint-commit-quest = Up to +{ $strength } by the gift of Tyr; your strength then: { $total } against { $rivals } before their cards
hint-outcome = Strength { $mine } against { $rivals }: { $result }
hint-win = { $open ->
    [1] you win unless a card is added
   *[0] you win
}
hint-tie = { $open ->
    [1] a tie, everybody loses unless a card is added
   *[0] a tie, everybody loses
}
hint-lose = { $open ->
    [1] you lose unless a card is added
   *[0] you lose
}
hint-spare = Leaves your figures strength { $strength }

## Saving figures and cards

hint-flee = Goes to Yggdrasil and lives
hint-let-fall = { $figures_count ->
    [one] { $figures_count } figure falls
   *[other] { $figures_count } figures fall
}
hint-let-fall-ships = { $figures_count ->
    [one] { $figures_count } figure falls
   *[other] { $figures_count } figures fall
}; your ship upgrade pays { $glory } Glory
hint-discard-rest = { $cards ->
    [one] { $cards } card is discarded for good
   *[other] { $cards } cards are discarded for good
}

## Rewards

hint-raise = { $value } → { $after }
hint-raise-legend = { $value } → { $after }; { $glory } more Glory at the end of the game
hint-return = { $horns ->
    [0] Free of charge; your Horns are then used up
    [one] Free of charge; your Horns then allow { $horns } more figure
   *[other] Free of charge; your Horns then allow { $horns } more figures
}

## Discard and Ragnarök

hint-save = { $cards ->
    [0] Nothing is thrown away
    [one] { $cards } card is thrown away
   *[other] { $cards } cards are thrown away
}
    .nom = { $cards ->
        [0] nothing is thrown away
        [one] { $cards } card is thrown away
       *[other] { $cards } cards are thrown away
    }
hint-ragnarok = { $glory ->
    [0] No Glory from Ragnarök
   *[other] { $glory } Glory from Ragnarök
}
