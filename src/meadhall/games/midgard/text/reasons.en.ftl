### Champions of Midgard: why something cannot be chosen now.
### The short words on the plates of places (closed-taken and others) are in game.ftl.

## Places for workers

closed-occupied = { $seat } has a worker here. A place takes one worker a round.
closed-occupied-own = Your own worker stands here. A place takes one worker a round.
closed-price = It costs { $cost }; you have { $have }.
    .separator = { ", " }
closed-ships-price = The cheapest ship left costs { $cost }; you have { $have }.
    .separator = { ", " }
closed-second-worker = You have hired your extra worker: one in the whole game.
closed-second-hunt = One worker here is enough: it sends everybody hunting who stays at home.
closed-build-first = Nobody has built this ship. Build it at the Shipwright; then you may sail it at once.
closed-ship-of-other = This ship belongs to { $seat }, and only its owner sails it.
closed-harbors-full = Every harbor holds a ship. They are free again in the next round.
closed-second-ship = You have built your ship: one in the whole game.
closed-ships-gone = All ships have been built.
closed-runes-gone = There is no rune left, neither face up nor in the deck.

## Shores and ships

closed-by-ship = A shore is reached by ship: place a worker on a longship, and then you choose the shore.
closed-moored = Ships are moored while workers are placed, and stay where they are until cleanup.
closed-harbor-taken = A ship is moored there: { $ship }. A harbor holds one.
closed-journey-seen = You have looked at this journey already.

## Warriors, food, dice

closed-sent-later = Warriors are sent out when all workers are placed. Place a worker now.
closed-crew-fixed = Who fights where was settled when warriors were sent out.
closed-banned = This type cannot fight here: { $enemy }. It stays at home or goes elsewhere.
closed-not-offered = No such warrior is on offer.
closed-not-fighting = You have no such warrior in this fight.
closed-not-aboard = There is none aboard.
closed-takes-warriors = This journey takes warriors, not food.
closed-takes-food = This journey takes food, not warriors.
closed-only-blanks = Potential rerolls blanks only.
closed-all-marked = Every die of this kind is marked already.
closed-mark-first = Mark at least one die first.
closed-favor-first = Spend a favor first; then you choose the dice to roll again.
closed-roll-over = Dice are rolled again only right after the roll, for favor. Now the roll counts as it lies.

## Numbers and players

closed-only-left = { $n ->
    [0] There is nothing left for this.
   *[other] There are only { $n } left for this.
}
closed-ship-full = { $n ->
    [0] The ship is full: it holds { $capacity } dice and food.
    [one] The ship holds { $capacity } dice and food; there is room for { $n } more.
   *[other] The ship holds { $capacity } dice and food; there is room for { $n } more.
}
closed-at-least-one = You came to buy: take at least one favor.
closed-at-least-once = You came for this deal: make it at least once.
closed-not-yourself = Who kills the troll passes the blame to another player.

## Cards

closed-leader-taken = { $seat } has taken this leader.
closed-leader-power = A leader’s ability works by itself whenever it applies.
closed-destiny-kept = You own this destiny already. Choose from those just drawn.
closed-destiny-end = Destinies score at the end of the game; only the rune Success scores one earlier.
closed-deck-empty = The deck of runes is empty.
closed-rune-row = Runes are bought at the Runesmith, with a worker and wood.
closed-rune-of-other = This rune belongs to { $seat }.
closed-rune-used = This rune is spent. Its glory still counts at the end.
closed-rune-beside = It is no answer to this question, but you may use it right now beside it.
closed-rune-moment = Not in the middle of something: use it while anybody chooses a place or is about to begin a fight.
closed-rune-victory = It is used right after you have defeated an enemy.
closed-rune-losses = It is used in combat when you lose warriors.
closed-rune-journey = It is used when your ship’s journey is turned up.
closed-rune-roll = It is used right after a roll of yours, in combat or while hunting.
closed-rune-sage = It is used at the Sage’s House before destinies are drawn.
closed-no-blank = None of your dice shows a blank.
closed-no-shield = None of your dice shows a shield, and you cannot reroll any.
closed-no-coins = You have no coins to double.
closed-journeys-seen = You know every face-down journey on the board.
closed-journeys-over = No journey is left to look at: the game is at its end.
closed-journey-met = Nobody chooses a journey: a ship meets it on its way.
closed-enemy-fought = Enemies are not chosen themselves: a worker beside a troll or draugr, or a ship at the shore, makes the fight yours.
closed-cargo-bought = The cargo goes to whoever places a worker on the merchant ship.

## Goods

closed-no-favor = You have no favor left to reroll with.
closed-favor-rerolls = A favor rerolls dice, right after a roll of yours; unspent it is worth glory at the end.
closed-blame-stays = Blame costs glory at the end. You are rid of one by killing a troll.
closed-pays = Goods are not chosen themselves: they pay for places and feed crews.

## Something else is asked

closed-workers-first = Workers are placed in the second phase of a round, not now.
closed-asks-place = Now you choose a place for a worker.
closed-asks-shore = Now you choose a shore.
closed-asks-ship = Now you choose a ship to build.
closed-asks-number = Now you choose how many.
closed-asks-card = Now you choose a card.
closed-asks-warrior = Now you choose a warrior.
closed-asks-item = Now you choose what the sea takes from your ship.
closed-asks-die = Now you choose dice to roll again.
closed-asks-seat = Now you choose a player.
closed-asks-word = Now something else is asked of you.
