### Champions of Midgard: questions, the table in words, the result.

midgard = Champions of Midgard
score = Glory

## Questions: value = what is asked, attributes = what the answers are called

PickLeader = Which leader do you take?
PlaceWorker = Where do you place a worker?
    .other = { $option }
KeepWarrior = There is no room for all: which warrior do you keep?
    .other = { $option_acc }
RepeatDeal = { $place }: how often do you make the deal?
    .other = { $option ->
        [1] Once
        [2] Twice
       *[other] { $option } times
    }
LookAtJourney = Sage’s House: which face-down journey do you look at?
    .pass = Look at none
DeclareTrueVision = Use True Vision before you draw a destiny?
    .pass = Keep it for later
KeepDestiny = Which destiny do you keep?
BuildShip = Shipwright: which longship do you build?
MoorShip = { $place }: which shore does it sail to?
TradeForFood = Market: how much food do you leave with?
    .other = { label-food }
TradeForWood = Market: how much wood besides { $food } food? The rest becomes coins.
    .other = { label-wood }
TakeRune = Runesmith: which rune do you take?
    .deck = The top card of the deck, unseen
BuyFavor = Stave Church: how much favor do you buy?
    .other = { $option } favor
GiftOfFood = Gifts: how many of the { $amount } are food?
    .other = { label-food }
GiftOfWood = Gifts: how many are wood besides { $food } food? The rest are coins.
    .other = { label-wood }
RevealDestiny = Success: which destiny do you reveal and score now?
LastRunes = Before the final scoring: use another rune?
    .pass = No more

SendWarriors = How many { $warrior_many } do you send { $target_into }?
LoadFood = How much food do you load for the voyage { $target_into }?
ConfirmCrews = Is everybody where you want them?
    .confirm = Confirm
turn_order = Demand that all assign in turn order

BeginHunt = Your warriors at home go hunting.
    .hunt = Roll
BeginFight = { $target }: your fight begins.
    .fight = Roll
BeginVoyage = { $shore }: your ship sets sail.
    .sail = Turn up the journey
JudgeRoll = Your roll: what do you do?
    .keep = Keep it
    .favor = Reroll for a favor
RerollDice = { $blanks ->
    [1] Potential: which blank do you roll again?
   *[other] Which die do you roll again?
}
    .roll = Roll the marked dice
LoseWarrior = Whom do you lose in this round?
    .other = { $option_acc }
HealLosses = Cancel these losses with Healing?
    .pass = Accept them
ClaimGlory = Defeated: { $enemy }. Use the rune Glory for { $glory } more glory?
    .pass = Keep it for later
PassBlame = The troll is dead: who takes a blame?
ReplaceJourney = { $shore }: replace this journey with the rune Journey?
    .pass = Face it
LoseAboard = { $shore }: what does the sea take?
    .other = { $option_acc }
StarveWarrior = { $shore }: who goes hungry and is lost?

## The table in words: general

nothing = —
show-number = { $n }
show-of = { $n } of { $most }
show-seat = { $seat }
show-seats = { $seats }
    .separator = { ", " }
show-list = { $items }
    .separator = { ", " }
show-text = { $place_text }
show-place = { $place }

## The table in words: round and fights

title-round = Round { $round } of { $rounds }: { $phase }
phase-name-setup = setup
phase-name-workers = placing workers
phase-name-assigning = assigning warriors
phase-name-combat = combat
phase-name-cleanup = cleanup
phase-name-end = the end
show-first = First player: { $seat }.
show-in-order = Turn order was demanded: players assign one after another.
show-leaders = Leaders to pick from: { $leaders }.
    .separator = { ", " }
title-hunt = Hunting: { $seat }
title-fight = Combat: { $seat } against { $enemy }, round { $round }
show-roll = The dice: { $dice }.
    .separator = { ", " }
show-marked = To be rolled again: { $dice }.
    .separator = { ", " }
show-reaction = Reaction: shields count as hits too.
show-damage = Damage so far: { $damage } of { $defence }.
show-kept = If kept: { $hits } damage, { $left ->
    [0] the enemy falls
   *[other] { $left } to go
}, { $losses } lost; { $win } % to win.
show-rerolled = { $dice ->
    [one] If { $dice } die is rolled again: { $win } % to win, { $kills } % in this very round.
   *[other] If { $dice } dice are rolled again: { $win } % to win, { $kills } % in this very round.
}
title-fights = This round’s fights
    .help = Hunters first, then the troll, the draugr from the left, the shores from the left. What happened in them stands in the log.
outcome-now = now
outcome-pending = to come
outcome-won = defeated
outcome-lost = not defeated

## The table in words: enemies

show-enemy = { $enemy }: attack { $attack }, defence { $defence }; { $reward }
show-enemy-bans = { $enemy }: attack { $attack }, defence { $defence }; { $reward }; { $bans }
    .separator = { ", " }
show-odds = { $win } %, losing about { $whole }.{ $tenth }
show-odds-favor = { $win } %, with a favor { $favored } %, losing about { $whole }.{ $tenth }
show-odds-best = at best { $odds }
show-voyage = { $win } %
show-voyage-best = at best { $win } %: { $crew }
    .separator = { ", " }
show-voyage-nobody = nobody aboard
show-voyage-hopeless = no crew of yours could win
title-town = Troll and draugr
    .help = Attack is how many warriors are lost in a combat round, less shields; defence is the damage that kills. Odds are yours: the chance to win with all that could go, or with who went, and how many dice that costs on average.
title-shores = Distant shores
    .help = To a near shore one food feeds two warriors, to a far one it feeds one. Cargo is dice and food aboard of what the ship holds.
show-looked = { $shore }: journey seen by { $seats }.
show-face-down = face down
show-cargo = { $aboard } of { $capacity }
show-target = { $place }: { $enemy }.
show-shore-near = { $place } (near, 1 food feeds { $fed }): { $enemy }.
show-shore-far = { $place } (far, 1 food feeds { $fed }): { $enemy }.

## The table in words: places

title-places = Places for workers
    .help = Most places take one worker a round. Price and goods are those of this moment; the last column says why a place is closed to you, or how many warriors you would have.
show-deal = { $cost } → { $gain }
    .separator = { " + " }
show-worker = a worker for the rest of the game
show-capacity = room for { $capacity }
show-moored = moored: { $shore }
show-recruits = you would have { $after ->
    [one] { $after } warrior
   *[other] { $after } warriors
}
show-recruits-wasted = you would have { $after } warriors; { $wasted } lost
closed-taken = taken
closed-cost = you cannot pay
closed-hired = you have hired already
closed-hunting = you hunt already
closed-not-yours = not your ship
closed-unbuilt = not built yet
closed-no-harbor = no free harbor
closed-has-ship = you have built a ship already
closed-no-ships = no ship left
closed-no-runes = no runes left
title-cards = Cards and supply
show-runes = Runes to be had: { $cards }.
    .separator = { ", " }
show-rune-glory = { $card } (glory { $glory })
show-no-runes = No rune lies open.
show-merchant = Merchant ship: { $card } ({ $gain }).
    .separator = { ", " }
show-ships = Private longships to be built: { $ships }.
    .separator = { ", " }
show-supply = General supply: { $dice }.
    .separator = { ", " }
show-decks = Left in the decks: trolls { $trolls }, draugr { $draugr }, monsters { $monsters }, journeys { $journeys }, merchants { $merchants }, runes { $runes }, destinies { $destinies }.
show-discards = Discarded enemies: { $cards }.
    .separator = { ", " }
show-journey-discards = Discarded journeys: { $cards }.
    .separator = { ", " }
show-merchants-past = Merchants gone: { $cards }.
    .separator = { ", " }

## The table in words: players

title-players = Players
    .help = At home are the dice not sent out; dice counts all of them, eight at most. Workers are those still to be placed of all.
show-rune = { $card }
show-rune-used = { $card } (used)
show-own-runes = Runes of { $seat }: { $runes }.
    .separator = { ", " }
show-own-ship = Longship of { $seat }: { $ship }.
show-shown = Open destinies of { $seat }: { $cards }.
    .separator = { ", " }
show-begged = { $seat } has begged: { $times }.
show-leader = { $seat }: { $leader }. { $destinies ->
    [one] { $destinies } destiny
   *[other] { $destinies } destinies
}; { $glory } glory with runes, ship, favor, coins and blame.
title-hall = Defeated enemies
show-defeated = { $seat }: { $cards }; sets: { $sets }.
    .separator = { ", " }
show-defeated-none = { $seat }: none.
show-parts = Glory of { $seat }: { $parts }.
    .separator = { ", " }

## The table in words: what you alone know

title-own = Yours alone
show-destiny = { $card } ({ $sole } glory, { $tied } if tied): you have { $own }; what the others have is secret.
show-destiny-leads = { $card } ({ $sole } glory, { $tied } if tied): you have { $own }, the next { $rival }: you lead.
show-destiny-ties = { $card } ({ $sole } glory, { $tied } if tied): you have { $own }, another { $rival }: a tie.
show-destiny-open = { $card } ({ $sole } glory, { $tied } if tied): nobody has any yet.
show-destiny-trails = { $card } ({ $sole } glory, { $tied } if tied): you have { $own }, the best { $rival }: you trail.
show-drawn = Drawn: { $cards }.
    .separator = { ", " }
show-returned = Put back by you: { $cards }.
    .separator = { ", " }
show-trophies = Your defeated enemies: { $cards }.
    .separator = { ", " }
show-colours = Red { $red }, yellow { $yellow }, blue { $blue }: sets { $sets }.
show-score = So far: { $parts }. In all { $total }.
    .separator = { ", " }
part-track = on the track { $n }
part-trolls = trolls { $n }
part-draugr = draugr { $n }
part-monsters = monsters { $n }
part-krakens = krakens { $n }
part-skald = skald { $n }
part-leader = leader { $n }
part-destinies = destinies { $n }
part-sets = sets { $n }
part-runes = runes { $n }
part-ship = ship { $n }
part-favor = favor { $n }
part-coins = coins { $n }
part-blame = blame { $n }

## The table in words: headings

column-target = Where
column-who = Who
column-enemy = Enemy
column-outcome = How it stands
column-sent = Sent
column-odds = Your odds
column-coins = Coins
column-journey = Journey
column-cargo = Cargo
column-place = Place
column-workers = Workers
column-deal = What it gives
column-state = For you
column-glory = Glory
column-food = Food
column-wood = Wood
column-favor = Favor
column-blame = Blame
column-at-home = At home
column-dice = Dice
column-left = Workers

## The result: where glory came from

source-trolls = Trolls
source-draugr = Draugr
source-monsters = Monsters
source-krakens = Krakens
source-skald = Skald
source-leader = Leader
source-destinies = Destinies
source-sets = Sets
source-runes = Runes
source-ship = Longship
source-favor = Favor
source-coins = Coins
source-blame = Blame
