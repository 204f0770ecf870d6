### Champions of Midgard: what an option costs or does.

hint-card = { $card_text }
hint-cost = Price: { $cost }
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
hint-fight = { $enemy }: attack { $attack }, defence { $defence }, glory { $glory }; with { $fighting } warriors { $win } % to win
hint-fight-favor = { $enemy }: attack { $attack }, defence { $defence }, glory { $glory }; with { $fighting } warriors { $win } % to win, with a favor { $favored } %
hint-voyage = Aboard { $warriors }, starving { $starving }, fighting { $fighting }; { $win } % to win
hint-keep = { $hits } damage, { $left ->
    [0] the enemy falls
   *[other] { $left } to go
}; { $losses } lost
hint-food = Food: { $food }
hint-ship = { $wood } wood and { $coins } coins; room for { $capacity }, glory { $glory }
hint-coins = Coins: { $coins }
hint-price = Price in coins: { $coins }
