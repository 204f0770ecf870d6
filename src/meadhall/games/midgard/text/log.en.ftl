### Champions of Midgard: what happened, line by line.

## Set-up and rounds

first-player = First player: { $seat }.
picks-leader = { $seat } takes { $leader }.
keeps-destiny = { $seat } keeps the destiny “{ $card }”.
round-begins = Round { $round } begins.
merchant-arrives = A merchant ship arrives: { $card }.
troll-lives = The troll lives: everybody takes a blame.
combat-total = { $seat } after combat: { $changes }.
    .separator = { ", " }
change-up = { $what_low } +{ $n }
change-down = { $what_low } −{ $n }

## Workers

places = { $seat } places a worker: { $place }.
begs = { $seat } begs: a food and a blame.
repeats-deal = { $seat }, { $place }: { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}.
looks-at-journey = { $seat } looks at a journey: { $shore }.
sees-journey = { $seat } sees: { $shore }, { $card }.
draws-destinies = { $cards ->
    [one] { $seat } draws a destiny.
   *[other] { $seat } draws { $cards } destinies and keeps one.
}
builds = { $seat } builds a longship: { $ship }.
moors = { $seat } moors the { $ship } at { $shore }.
trades = { $seat } leaves the market with { $food } food, { $wood } wood and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
takes-cargo = { $seat } takes the cargo “{ $card }”.
takes-rune = { $seat } takes the rune { $card }.
buys-favor = { $seat } buys { $favor } favor for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hires = { $seat } hires a worker for { $coins } coins.

## Runes

uses-rune = { $seat } uses the rune { $card }.
gifts = { $seat } receives gifts: { $food } food, { $wood } wood and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
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
fights = { $seat } fights { $enemy }.
nobody-fights = { $seat } has no warriors for this fight: { $enemy }.
rolls = { $seat } rolls: { $dice }.
    .separator = { ", " }
rerolls = { $seat } rolls again: { $dice }.
    .separator = { ", " }
damage = { $seat } deals { $hits } damage and loses { $losses ->
    [0] nobody
    [one] { $losses } warrior
   *[other] { $losses } warriors
}.
spends-favor = { $seat } spends a favor.
double-glory = { $seat } gains { $glory } glory for a double hit.
loses-fight = { $seat } is beaten by { $enemy }.
defeats = { $seat } defeats { $enemy }: { $glory } glory{ $wood ->
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
loses-aboard = { $seat } loses to the sea: { $what }.
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
