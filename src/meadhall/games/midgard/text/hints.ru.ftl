### «Чемпионы Мидгарда»: чего стоит выбор и что он даёт.

hint-cost = Цена: { $cost }
    .separator = { ", " }
hint-room = Мест для воинов и еды: { $capacity }
hint-room-cost = Цена: { $cost }; мест для воинов и еды: { $capacity }
    .separator = { ", " }
hint-gain = { $gain }
    .separator = { ", " }
hint-deal = { $cost } → { $gain }
    .separator = { " + " }
hint-gain-warriors = { $gain }; воинов станет { $after } из { $most }
    .separator = { ", " }
hint-deal-warriors = { $cost } → { $gain }; воинов станет { $after } из { $most }
    .separator = { " + " }
hint-gain-wasted = { $gain }; воинов станет { $after } из { $most }, пропадёт { $wasted }
    .separator = { ", " }
hint-deal-wasted = { $cost } → { $gain }; воинов станет { $after } из { $most }, пропадёт { $wasted }
    .separator = { " + " }
hint-hunt = С теми, кто дома, еды ≈ { $whole },{ $tenth }
hint-hunt-nobody = Дома пока никого
hint-fight = { $enemy }; { $chance }
hint-chance = { $fighting ->
    [0] сразиться некому
    [one] { $fighting } воин — победа { $win } %
    [few] { $fighting } воина — победа { $win } %
   *[other] { $fighting } воинов — победа { $win } %
}
hint-chance-favor = { $fighting ->
    [one] { $fighting } воин — победа { $win } %, с милостью { $favored } %
    [few] { $fighting } воина — победа { $win } %, с милостью { $favored } %
   *[other] { $fighting } воинов — победа { $win } %, с милостью { $favored } %
}
hint-voyage-nobody = отправить некого
hint-voyage-hopeless = победить там не с кем
hint-voyage-best = победа в лучшем случае { $win } %: { $crew }
    .separator = { ", " }
hint-then = тогда победа { $win } %
hint-voyage = { $warriors ->
    [0] На борту никого
   *[other] На борту { $warriors }, голодных { $starving }, в бой пойдут { $fighting }; победа { $win } %
}
hint-fed = { $fed ->
    [one] 1 еда на { $fed } воина
   *[other] 1 еда на { $fed } воинов
}
hint-shore-near = { $coins ->
    [0] { $fight }; близко: { hint-fed }
   *[other] { $fight }; монет { $coins }; близко: { hint-fed }
}
hint-shore-far = { $coins ->
    [0] { $fight }; далеко: { hint-fed }
   *[other] { $fight }; монет { $coins }; далеко: { hint-fed }
}
hint-enemy = { $enemy }: атака { $attack }, защита { $defence }, слава { $glory }
hint-keep = Ударов { $hits }, { $left ->
    [0] враг падёт
   *[other] останется нанести { $left }
}; потери { $losses }
hint-food = Еда: { $food }
hint-ship = Дерево { $wood }, монеты { $coins }; мест { $capacity }, слава { $glory }
hint-rune = Слава в конце: { $glory }
hint-marker = жетон первого игрока — { $seat_dat }
hint-times = до { $times } раз
hint-coins = Монеты: { $coins }
hint-price = Цена в монетах: { $coins }
