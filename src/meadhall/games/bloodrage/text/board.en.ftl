### What the drawn board says.

br-board = The map
br-nobody = Nobody is here.
br-pillaged = pillaged
br-free =
    { $n ->
        [0] No free village
        [one] { $n } free village
       *[other] { $n } free villages
    }
br-doomed-short = doomed
br-reward = Reward: { $reward }
br-reward-taken = The reward is taken.
br-supports = Ships here count in { $lands }.
br-fjord = { $fjord }, supports { $lands }
br-first = First player
br-glory = Glory
br-glory-track = Glory track
br-rage-now = Rage now
br-hand = Cards in hand
br-quests = Quests committed
br-decides = decides
br-passed = has passed
br-no-rage = without Rage
br-waits = waits
br-own-sheet = Your clan sheet
br-you = Your clan
br-slot-leader = leader
br-slot-warrior = warriors
br-slot-ship = ship
br-slot-monster = monster
br-slot-clan = clan
br-reserve = Reserve
br-empty = empty
br-your-hand = Your hand
br-age = Age { $age }
br-ragnarok = Ragnarök
br-fell = destroyed
br-per-fallen = { $n } Glory for each fallen
br-valhalla = Valhalla
br-draft = Gods’ Gifts
br-tab-hand = Hand
br-tab-clan = Clan
br-tab-others = Others
br-fate = Ragnarök, Valhalla and the log
br-fallen = { $n } fallen

## Battle

br-battle = The battle for { $place }
br-step-call = Call to Battle
br-step-choose = Choosing cards
br-step-late = Cards after the reveal
br-step-result = Outcome
br-pillager = pillages
br-choosing = still choosing
br-chosen = has chosen
br-tie = A tie!
br-tie-help = Everybody in the battle falls.
br-at-stake = At stake
br-of-figures = Strength of figures
br-of-cards = Strength of cards
br-waiting-for = Waiting for
br-you-pillage = you pillage
br-battle-glory = { $n } Glory for Axes
br-if-won = If it wins
br-if-lost = If it loses
br-loses =
    { $n ->
        [0] nothing to lose
        [one] loses { $n } figure
       *[other] loses { $n } figures
    }
br-asked-in-turn = Asked in turn
br-you-decide = you decide
br-again-call = Another round follows if somebody sends a figure.
br-again-late = Another round follows if somebody adds a card.
br-see-board = The board
br-see-battle = The battle
br-look-key = Switch between board and battle (key B)

## What a choice would do

br-against = against
br-at-most = up to
br-at-least = at least
br-before-cards = before the rivals’ cards, which are hidden
br-doomed = Doomed: Ragnarök comes here at the end of this age.
br-result-win = { $open ->
    [0] You win.
   *[1] You win unless a card is added.
}
br-result-tie = { $open ->
    [0] A tie: everybody falls.
   *[1] A tie, everybody falls, unless a card is added.
}
br-result-lose = { $open ->
    [0] You lose.
   *[1] You lose unless a card is added.
}

## What happened, step by step

br-story-battle = The outcome: battle for { $place }
br-story-quest = The quests are revealed
br-story-ragnarok = Ragnarök: { $place }
br-story-valhalla = Valhalla releases the fallen
br-story-final = Final scoring
br-quest-done = Fulfilled
br-quest-failed = Not fulfilled
br-nobody-fell = The province goes down in flames; nobody was there.

## What is printed on a card besides its text
## $number = strength, Glory or cost as on the seal; $ages = such as II

br-card-battle = { $type } { $number }, age { $ages }
br-card-quest = { $type }, { $number } Glory, age { $ages }
br-card-upgrade = { $type }, cost { $number }, age { $ages }
br-card-monster = { $type }, cost { $number }, strength { $strength }, age { $ages }

## Card list

br-filter-kind = Kind
br-filter-god = God
br-filter-age = Age
br-age-1 = Age I
br-age-2 = Age II
br-age-3 = Age III

## Draft

br-draft-round = { $keep ->
    [1] Round { $round }: keep a card
   *[other] Round { $round }: keep { $keep } cards
}, { $last ->
    [1] the rest is discarded
   *[other] pass the rest on
}

## Things explained when they are looked at

br-about-ages = The game lasts three ages of six phases each. Whoever has the most Glory at the end wins.
br-about-gifts = Everybody keeps { $keep ->
    [1] one card
   *[other] { $keep } cards
} of a pack and passes the rest on, until six cards are kept.
br-about-action = In turn everybody takes one action, until all have passed or have no Rage left. Without Rage there is no action at all, not even a free one.
br-about-discard = Everybody keeps at most one card for the next age; the rest is discarded.
br-about-quest = Quests committed face down are revealed. A fulfilled one pays Glory and raises a stat.
br-about-ragnarok = The doomed province is destroyed with everybody in it and in its fjord. The fallen earn Glory for their clan.
br-about-valhalla = All fallen figures go back to their clans’ reserves.
br-about-rage = Now { $value }: so much Rage your clan gets at the start of each age. From the fourth step on the track is legendary: { $fourth } Glory at the end of the game, { $last } on the last step.
br-about-axes = Now { $value }: so much Glory your clan gets for each battle it wins. From the fourth step on the track is legendary: { $fourth } Glory at the end of the game, { $last } on the last step.
br-about-horns = Now { $value }: so many figures your clan may have on the board. From the fourth step on the track is legendary: { $fourth } Glory at the end of the game, { $last } on the last step.
br-about-rage-now = What actions are paid with; an age begins with as much as the track shows ({ $most }). At 0 the clan can take no action.
br-about-glory = Victory points: from battles, pillaging, quests, Ragnarök and cards.
br-about-glory-track = How much Glory each clan has. There is no upper end.
br-about-reserve = Figures that can still invade. The fallen wait in Valhalla until the end of the age.
br-about-hand = Cards in hand, hidden from the others.
br-about-quests = Quests lying face down on the clan sheet; they are revealed in the Quest phase.
br-about-slot-leader = For an upgrade of the leader. A new one replaces the card that lies here.
br-about-slot-warrior = For an upgrade of all your warriors. A new one replaces the card that lies here.
br-about-slot-ship = For an upgrade of your ship. A new one replaces the card that lies here.
br-about-slot-monster = For a monster: it joins your reserve and may invade for free at once. A new one replaces it.
br-about-slot-clan = For an upgrade that works for the whole clan.
br-about-doom = Destroyed by Ragnarök at the end of age { $age }: each figure that falls there or in its fjord pays its clan { $glory } Glory.
br-about-in-valhalla = Figures that fell in this age. They come back to the reserve at the end of it.
