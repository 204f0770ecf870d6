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
br-only-glory = only the Glory of battle
br-axes-glory = { $n } Glory for your Axes
br-of-figures = Strength of figures
br-of-cards = Strength of cards
br-waiting-for = Waiting for
br-risk =
    { $n ->
        [one] If you lose, { $n } figure falls.
       *[other] If you lose, { $n } figures fall.
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
