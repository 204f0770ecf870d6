### Champions of Midgard: what an option costs or does.

hint-cost = Price: { $cost }
    .separator = { ", " }
hint-room = Room for { $capacity } warriors and food
hint-room-cost = Price: { $cost }; room for { $capacity } warriors and food
    .separator = { ", " }
hint-gain = { $gain }
    .separator = { ", " }
hint-deal = { $cost } → { $gain }
    .separator = { " + " }
hint-gain-warriors = { $gain }; { $after } of { $most } warriors
    .separator = { ", " }
hint-deal-warriors = { $cost } → { $gain }; { $after } of { $most } warriors
    .separator = { " + " }
hint-gain-wasted = { $gain }; { $after } of { $most } warriors, { $wasted } lost
    .separator = { ", " }
hint-deal-wasted = { $cost } → { $gain }; { $after } of { $most } warriors, { $wasted } lost
    .separator = { " + " }
hint-hunt = About { $whole }.{ $tenth } food with those at home
hint-hunt-nobody = Nobody is at home yet
hint-fight = { $enemy }; { $chance }
hint-chance = { $fighting ->
    [0] nobody of yours can fight it
    [one] { $win } % to win with 1 warrior
   *[other] { $win } % to win with { $fighting } warriors
}
hint-chance-favor = { $fighting ->
    [one] { $win } % to win with 1 warrior, { $favored } % with a favor
   *[other] { $win } % to win with { $fighting } warriors, { $favored } % with a favor
}
hint-voyage-nobody = you have nobody to send
hint-voyage-hopeless = no crew of yours could win there
hint-voyage-best = { $win } % to win at best: { $crew }
    .separator = { ", " }
hint-then = { $win } % to win then
hint-voyage = { $warriors ->
    [0] Nobody aboard
   *[other] Aboard { $warriors }, starving { $starving }, fighting { $fighting }; { $win } % to win
}
hint-fed = 1 food feeds { $fed }
hint-shore-near = { $coins ->
    [0] { $fight }; near: { hint-fed }
    [one] { $fight }; 1 coin; near: { hint-fed }
   *[other] { $fight }; { $coins } coins; near: { hint-fed }
}
hint-shore-far = { $coins ->
    [0] { $fight }; far: { hint-fed }
    [one] { $fight }; 1 coin; far: { hint-fed }
   *[other] { $fight }; { $coins } coins; far: { hint-fed }
}
hint-enemy = { $enemy }: attack { $attack }, defence { $defence }, glory { $glory }
hint-keep = { $hits } damage, { $left ->
    [0] the enemy falls
   *[other] { $left } to go
}; { $losses } lost
hint-food = Food: { $food }
hint-ship = { $wood } wood and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; room for { $capacity }, glory { $glory }
hint-rune = Glory at the end: { $glory }
hint-marker = first player marker to { $seat }
hint-times = up to { $times } times
hint-coins = Coins: { $coins }
hint-price = Price in coins: { $coins }
