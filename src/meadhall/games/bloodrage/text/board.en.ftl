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
br-reserve = Reserve
br-empty = empty
br-your-hand = Your hand
br-age = Age { $age }
br-ragnarok = Ragnarök
br-fell = fell in fire
br-per-fallen = { $n } Glory for each fallen
br-valhalla = Valhalla
br-draft = Gods’ Gifts
br-draft-title = Round { $round }: keep a card, pass the rest on
br-tabs = Parts of the table
br-tab-board = Board
br-tab-hand = Hand
br-tab-clan = Clan
br-tab-others = Others
br-tab-log = Log

## Battle

br-battle = The battle for { $place }
br-step-call = Call to Battle
br-step-choose = Choosing cards
br-step-late = Late cards
br-step-result = Outcome
br-pillager = pillages
br-choosing = still choosing
br-chosen = has chosen
br-figures-cards = { $figures } + { $cards }
br-tie = A tie!
br-tie-help = Everybody in the battle falls.
br-stake = At stake: { $prize }

## Card list

br-filter-kind = Kind
br-filter-god = God
br-filter-age = Age
br-age-1 = Age I
br-age-2 = Age II
br-age-3 = Age III
