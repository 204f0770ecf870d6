### Champions of Midgard: what happened, line by line.

## Set-up and rounds

first-player = First player: { $seat }.
picks-leader = { $seat } takes { $leader }.
keeps-destiny = { $seat } keeps the destiny “{ $card }”.
round-begins = Round { $round } begins.
merchant-arrives = A merchant ship arrives: { $card } ({ $gain }).
    .separator = { ", " }
troll-lives = The troll lives: everybody takes a blame.
combat-total = { $seat } after combat: { $changes }.
    .separator = { ", " }
change-up = { $what_low } +{ $n }
change-down = { $what_low } −{ $n }

## Workers

places = { $seat } places a worker: { $place }.
begs = { $seat } begs: a food and a blame.
takes-stock = { $seat } takes from the { $place }: { $gain }.
finds-nothing = { $seat } finds nothing at the { $place }.
deals = { $seat } gives { $cost } for { $gain }.
gains = { $seat } gains { $gain }.
keeps-warrior = { $seat } keeps { $warrior_acc }.
no-room = { $warriors ->
    [one] The longhouse of { $seat } is full: { $warriors } warrior goes to the supply.
   *[other] The longhouse of { $seat } is full: { $warriors } warriors go to the supply.
}
looks-at-journey = { $seat } looks at the journey of { $shore_gen }.
sees-journey = { $seat } sees the journey of { $shore_gen }: { $card }.
draws-destinies = { $cards ->
    [one] { $seat } draws a destiny.
   *[other] { $seat } draws { $cards } destinies and keeps one.
}
builds = { $seat } builds the { $ship }.
moors = { $seat } moors the { $ship } at { $shore_gen }.
trades = { $seat } leaves the market with { $goods }.
trades-nothing = { $seat } leaves the market without a trade.
takes-cargo = { $seat } takes the cargo “{ $card }”: { $gain }.
    .separator = { ", " }
takes-rune = { $seat } takes the rune { $card }.
buys-favor = { $seat } buys { $favor } favor for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hires = { $seat } hires a worker for { $coins } coins.

## Runes

uses-rune = { $seat } uses the rune { $card }.
gifts = { $seat } receives gifts: { $goods }.
wealth = { $seat } doubles the treasure: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more.
success-leads = { $seat } reveals the destiny “{ $card }” and leads: { $glory } glory.
success-ties = { $seat } reveals the destiny “{ $card }” and is tied: { $glory } glory.
success-trails = { $seat } reveals the destiny “{ $card }” and trails: { $glory } glory.

## Assigning

demands-order = { $seat } demands turn order: all assign anew, one after another.
sends = { $seat } sends { $target_into }: { $crew }.
    .separator = { ", " }
sends-nobody = { $seat } sends nobody { $target_into }.

## Combat

hunts-with-nobody = { $seat } has nobody at home to hunt.
hunts = { $seat } comes back from the hunt with { $food } food.
fights = { $seat } fights the { $enemy }.
nobody-fights = { $seat } has no warriors to fight the { $enemy }.
rolls = { $seat } rolls: { $dice_low }.
    .separator = { ", " }
rerolls = After the reroll { $seat } has: { $dice_low }.
    .separator = { ", " }
damage = { $seat } deals { $hits } damage and loses { $losses ->
    [0] nobody
    [one] { $losses } warrior
   *[other] { $losses } warriors
}.
spends-favor = { $seat } spends a favor.
favor-glory = { $seat } gains { $glory } glory for the favor spent.
double-glory = { $seat } gains { $glory } glory for a double hit.
loses-fight = { $seat } is beaten by the { $enemy }.
defeats = { $seat } defeats the { $enemy }: { $glory } glory{ $wood ->
    [0] { "" }
   *[other] , { $wood } wood
}{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $favor ->
    [0] { "" }
   *[other] , { $favor } favor
}.
claims-glory = { $seat } gains { $glory } more glory by the rune Glory.
passes-blame = { $seat } passes a blame to { $other_seat }.

## Voyages

journey = { $seat } sails { $shore_into } and meets: { $card }.
loses-aboard = The sea takes from { $seat }: { $what_acc }.
starves = { $warriors ->
    [one] { $warriors } warrior of { $seat } starves.
   *[other] { $warriors } warriors of { $seat } starve.
}
banned-destroyed = { $warriors ->
    [one] { $warriors } warrior of { $seat } with the wrong weapon is lost.
   *[other] { $warriors } warriors of { $seat } with the wrong weapon are lost.
}

## The end

final-scoring = Eight rounds are over: the final scoring.
destiny-revealed = { $seat } reveals the destiny “{ $card }”: { $glory } glory.
defeated-revealed = { $seat } has defeated: { $cards }.
    .separator = { ", " }
scores-destinies = { $seat } gains { $glory } glory for destinies.
scores-sets = { $seat } gains { $glory } glory for sets of enemies.
scores-runes = { $seat } gains { $glory } glory for runes.
scores-ship = { $seat } gains { $glory } glory for the longship.
scores-favor = { $seat } gains { $glory } glory for favor.
scores-coins = { $seat } gains { $glory } glory for coins.
scores-blame = { $seat } loses { $glory } glory for blame.
final-glory = { $seat } ends with { $glory } glory.
