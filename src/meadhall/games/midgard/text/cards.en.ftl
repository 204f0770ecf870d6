### Champions of Midgard: names and texts of cards, places, warriors, goods.
### value = name; .text = what it says; .help = how it works; .into = where warriors are sent;
### .acc, .gen = as in the sentences of the log; .low = in the middle of a sentence.


## Leaders

asmundr = Asmundr the Pious
    .text = Each favor you spend on a reroll brings you { $glory } glory.
    .help = The favor is discarded all the same, and favor that you keep scores { $favor_glory } glory at the end as usual. It works while hunting too.
dagrun = Dagrun the Destined
    .text = At the Sage’s House draw { $more ->
        [one] { $more } destiny
       *[other] { $more } destinies
    } more and keep the one you like best.
    .help = The others go under the deck in random order. With the rune True Vision you draw still more and keep one.
gylfir = Gylfir the Seaworthy
    .text = Take the goods of the merchant ship without paying.
    .help = You still need a worker for the place, and you may take it without a single coin.
svanhildr = Svanhildr the Swordmaiden
    .text = Your swordsmen hit for { $hit }, their double hits for { $double }.
    .help = In combat and while hunting; a hunt still brings no more than { $most_food } food. With Reaction a swordsman’s shield counts as { $shield ->
        [one] { $shield } hit
       *[other] { $shield } hits
    }.
ullr = Ullr the Berserker
    .text = Gain { $glory } glory in every combat round in which one of your dice shows a double hit.
    .help = Win or lose, but once a round at most; dice are looked at after all rerolls. Hunting does not count.

## Runes

rune_gifts = Gifts
    .text = Gain { $amount } resources: food, wood and coins in any mix.
    .help = May be used whenever somebody is about to place a worker or begin a fight, and while you assign.
rune_glory = Glory
    .text = When you defeat an enemy, gain half of its glory more, rounded down.
    .help = You are asked after each victory, over a kraken too. Only the glory printed on the enemy counts.
rune_healing = Healing
    .text = Cancel all losses of one combat round.
    .help = You are asked when the losses are known; exactly those warriors return to the fight. It does not help against the sea, hunger or weapon bans.
rune_journey = Journey
    .text = Discard the journey that your ship has met and face the next card instead.
    .help = The new card may be better or worse. Only for your own ship, right after the journey is turned up.
rune_knowledge = Knowledge
    .text = Look at all face-down journeys on the board.
    .help = Only you see them, and you go on seeing them until they are turned up. The deck stays hidden.
rune_potential = Potential
    .text = After your roll, reroll any of your dice that show a blank.
    .help = In combat and while hunting. Favor may still be spent on the new result.
rune_reaction = Reaction
    .text = After your roll, every shield counts as a hit as well.
    .help = It lasts for this roll and for its rerolls. The shields go on protecting.
rune_success = Success
    .text = Reveal one of your destinies and score it at once; it scores again at the end.
    .help = It scores by how things stand now: the large bonus, the small one or nothing. All learn only whether you lead, tie or trail.
rune_true_vision = True Vision
    .text = At the Sage’s House draw { $more ->
        [one] { $more } destiny
       *[other] { $more } destinies
    } more; keep one of those drawn.
    .help = Declared before any destiny is drawn. The others go under the deck.
rune_wealth = Wealth
    .text = Double your coins, gaining at most { $most }.
    .help = May be used whenever somebody is about to place a worker or begin a fight, and while you assign.

## Destinies

crusher_of_ice = Crusher of Ice
    .text = Defeat the most blue enemies.
    .help = Counts blue draugr and monsters. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
earth_smasher = Earth Smasher
    .text = Defeat the most yellow enemies.
    .help = Counts yellow draugr and monsters. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
master_of_flames = Master of Flames
    .text = Defeat the most red enemies.
    .help = Counts red draugr and monsters. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
craftsman = Craftsman
    .text = Have the most wood.
    .help = Counts wood at the end of the game. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
leader_of_armies = Leader of Armies
    .text = Have the most warriors.
    .help = Counts all your warriors at the end of the game. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
odins_favored = Odin’s Favored
    .text = Have the most favor.
    .help = Counts favor still held at the end of the game. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
prepared = Prepared
    .text = Have the most food.
    .help = Counts food at the end of the game. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
prosperous = Prosperous
    .text = Have the most coins.
    .help = Counts coins at the end of the game. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
runemaster = Runemaster
    .text = Have the most runes.
    .help = Counts runes, used or not. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
monster_hunter = Monster Hunter
    .text = Defeat the most monsters.
    .help = Counts defeated monsters of any colour. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
slayer_of_the_undead = Slayer of the Undead
    .text = Defeat the most draugr.
    .help = Counts defeated draugr of any colour. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.
troll_slayer = Troll Slayer
    .text = Defeat the most trolls.
    .help = Counts defeated trolls. Alone in the lead you score the large bonus, tied for it the small one; at least one is needed.

## Journeys

journey_all_quiet = All Quiet
    .text = Nothing happens.
    .help = The ship arrives as it set out.
journey_kraken = Kraken
    .text = Fight the kraken at once with everybody aboard.
    .help = Even warriors that the monster bans take part. Victory brings glory but no card; survivors sail on. An empty ship is left alone.
journey_lost = Lost
    .text = Lose { $amount ->
        [one] { $amount } thing
       *[other] { $amount } things
    } from the ship: food or warriors, as you choose.
    .help = If there is less aboard, all of it is lost.
journey_no_wind = No Wind
    .text = Lose { $amount } food from the ship.
    .help = Without food aboard nothing is lost.
journey_storm = Storm
    .text = Lose { $amount } food or { $amount ->
        [one] { $amount } warrior
       *[other] { $amount } warriors
    } from the ship, as you choose.
    .help = What you choose must be aboard.
journey_whirlpool = Whirlpool
    .text = Lose { $amount ->
        [one] { $amount } warrior
       *[other] { $amount } warriors
    } from the ship.
    .help = You choose which one.

## Merchant ships

merchant_1 = Provisions
    .text = This round’s cargo: { $food } food. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_2 = Timber
    .text = This round’s cargo: { $wood } wood. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_3 = Mixed Cargo
    .text = This round’s cargo: { $food } food, { $wood } wood. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_4 = Swords for Hire
    .text = This round’s cargo: { $swordsman ->
        [one] { $swordsman } swordsman
       *[other] { $swordsman } swordsmen
    }, { $food } food. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_5 = Spears for Hire
    .text = This round’s cargo: { $spearman ->
        [one] { $spearman } spearman
       *[other] { $spearman } spearmen
    }, { $food } food. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_6 = Two Brothers
    .text = This round’s cargo: { $swordsman ->
        [one] { $swordsman } swordsman
       *[other] { $swordsman } swordsmen
    }, { $spearman ->
        [one] { $spearman } spearman
       *[other] { $spearman } spearmen
    }, { $wood } wood. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_7 = Axe and Meat
    .text = This round’s cargo: { $axeman ->
        [one] { $axeman } axeman
       *[other] { $axeman } axemen
    }, { $food } food. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.
merchant_8 = Axe and Spear
    .text = This round’s cargo: { $axeman ->
        [one] { $axeman } axeman
       *[other] { $axeman } axemen
    }, { $spearman ->
        [one] { $spearman } spearman
       *[other] { $spearman } spearmen
    }, { $food } food. Price of it all at the merchant ship: { $fare ->
        [one] { $fare } coin
       *[other] { $fare } coins
    }.
    .help = What does not fit into your longhouse goes to the supply.

## Stalls

pauper = Pauper
    .text = Give { $food } food for { $favor } favor, up to { $times } times.
    .help = At least once in a visit.
skald = Skald
    .text = Gain { $glory } glory.
    .help = The glory is scored at once.
generous_merchant = Generous Merchant
    .text = Gain { $food } food and { $wood } wood.
    .help = It costs nothing.
benefactor = Benefactor
    .text = Gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    .help = It costs nothing.
militia = Militia
    .text = Give { $food } food, gain { $swordsman ->
        [one] { $swordsman } swordsman
       *[other] { $swordsman } swordsmen
    }.
    .help = What does not fit into your longhouse is lost.
raiders = Raiders
    .text = Give { $wood } wood, gain { $spearman ->
        [one] { $spearman } spearman
       *[other] { $spearman } spearmen
    }.
    .help = What does not fit into your longhouse is lost.
jomsvikings = Jomsvikings
    .text = Give { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, gain { $swordsman ->
        [one] { $swordsman } swordsman
       *[other] { $swordsman } swordsmen
    } and { $axeman ->
        [one] { $axeman } axeman
       *[other] { $axeman } axemen
    }.
    .help = If only one fits, you choose which.
varangians = Varangians
    .text = Give { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, gain { $swordsman ->
        [one] { $swordsman } swordsman
       *[other] { $swordsman } swordsmen
    } and { $spearman ->
        [one] { $spearman } spearman
       *[other] { $spearman } spearmen
    }.
    .help = If only one fits, you choose which.

## Private longships

knarr = Knarr
    .text = A private longship: moor it at a free shore, for nothing.
    .help = Only its owner may use it, with a worker, once a round. It gives its glory at the end of the game.
karve = Karve
    .text = A private longship: moor it at a free shore, for nothing.
    .help = Only its owner may use it, with a worker, once a round. It gives its glory at the end of the game.
snekkja = Snekkja
    .text = A private longship: moor it at a free shore, for nothing.
    .help = Only its owner may use it, with a worker, once a round. It gives its glory at the end of the game.
skeid = Skeid
    .text = A private longship: moor it at a free shore, for nothing.
    .help = Only its owner may use it, with a worker, once a round. It gives its glory at the end of the game.

## Locations

armory = Armory
    .text = Take all swordsmen lying there.
    .help = One more comes each round, taken or not. What does not fit into your longhouse goes to the supply.
foundry = Foundry
    .text = Take all spearmen lying there.
    .help = One more comes each round, taken or not. What does not fit into your longhouse goes to the supply.
forge = Forge
    .text = Take all axemen lying there.
    .help = One more comes each round, taken or not. What does not fit into your longhouse goes to the supply.
smokehouse = Smokehouse
    .text = Take all food lying there.
    .help = One more comes each round, taken or not.
jarl_longhouse = Jarl’s Longhouse
    .text = Gain { $swordsman ->
        [one] { $swordsman } swordsman
       *[other] { $swordsman } swordsmen
    } and the first player marker.
    .help = Whoever has the marker already hands it to the player on the left. It counts from the next phase on.
sage_house = Sage’s House
    .text = Look at a face-down journey, then take a destiny.
    .help = Looking is optional, the destiny is not. Both stay your secret.
shipwright = Shipwright
    .text = Build a private longship for wood and coins.
    .help = One in the game for each player. It may sail in the same round.
market = Market
    .text = Exchange food, wood and coins one for one, as much as you like.
    .help = You say how much food and wood to leave with; the rest is coins.
merchant_ship = Merchant Ship
    .text = Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and gain everything on the merchant’s card.
    .help = A new card comes each round.
runesmith = Runesmith
    .text = Pay { $wood } wood and take a rune: an open one or the top of the deck.
    .help = Empty spaces are filled only in the next round.
stave_church = Stave Church
    .text = Buy favor with coins: the more at once, the dearer.
    .help = One payment in a visit. Favor pays for rerolls and scores { $favor_glory } glory at the end.
worker_huts = Worker Huts
    .text = Gain a worker for the rest of the game.
    .help = Each purchase in the game makes the next one cheaper; everybody buys once. The worker may be placed at once.
large_public_longship = Large Public Longship
    .text = Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and moor the ship at a free shore.
    .help = Warriors and food are loaded when all assign. There is room for { $capacity }.
small_public_longship = Small Public Longship
    .text = Moor the ship at a free shore, for nothing.
    .help = Warriors and food are loaded when all assign. There is room for { $capacity }.
hunting_grounds = Hunting Grounds
    .text = Your warriors who stay at home hunt for food.
    .help = Each hit is a food, at most { $most_food } for a hunt; nobody is lost. Any number of players may hunt, each once a round.
troll = Troll
    .text = Reserve the fight with this round’s troll.
    .help = Whoever kills it sheds a blame and gives another player one. If it lives, everybody takes a blame.
    .into = against the troll
draugr_1 = Left draugr
    .text = Reserve the fight with the left draugr.
    .help = It gives coins and counts for sets of colours. If nobody fights it, it just goes away.
    .into = against the left draugr
draugr_2 = Right draugr
    .text = Reserve the fight with the right draugr.
    .help = It gives coins and counts for sets of colours. If nobody fights it, it just goes away.
    .into = against the right draugr
beg = Beg
    .text = Gain { $food } food and { $blame } blame.
    .help = Always possible, for anybody and any number of times.

## Distant shores

shore_1 = Shore 1
    .gen = shore 1
    .into = to shore 1
shore_2 = Shore 2
    .gen = shore 2
    .into = to shore 2
shore_3 = Shore 3
    .gen = shore 3
    .into = to shore 3
shore_4 = Shore 4
    .gen = shore 4
    .into = to shore 4

## Trolls

troll_forest_1 = Forest Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_forest_2 = Forest Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_bridge_1 = Bridge Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_bridge_2 = Bridge Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_hill_1 = Hill Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_hill_2 = Hill Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_cave_1 = Cave Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_cave_2 = Cave Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_snow_1 = Snow Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_snow_2 = Snow Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_stone_1 = Stone Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_stone_2 = Stone Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_mountain_1 = Mountain Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_mountain_2 = Mountain Troll
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_chieftain_1 = Troll Chieftain
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.
troll_chieftain_2 = Troll Chieftain
    .text = A troll: attack { $attack }, defence { $defence }, glory { $glory }. It has no colour and gives { $wood } wood.
    .help = Whoever kills it sheds a blame and gives another player one; if it lives, everybody takes a blame.

## Draugr

draugr_restless_red = Restless Draugr (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_restless_yellow = Restless Draugr (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_restless_blue = Restless Draugr (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_barrow_red = Barrow Draugr (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_barrow_yellow = Barrow Draugr (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_barrow_blue = Barrow Draugr (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_drowned_red = Drowned Draugr (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_drowned_yellow = Drowned Draugr (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_drowned_blue = Drowned Draugr (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_shieldbearer_red = Draugr Shieldbearer (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_shieldbearer_yellow = Draugr Shieldbearer (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_shieldbearer_blue = Draugr Shieldbearer (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_raider_red = Draugr Raider (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_raider_yellow = Draugr Raider (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_raider_blue = Draugr Raider (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_berserker_red = Draugr Berserker (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_berserker_yellow = Draugr Berserker (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_berserker_blue = Draugr Berserker (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_jarl_red = Draugr Jarl (red)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_jarl_yellow = Draugr Jarl (yellow)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.
draugr_jarl_blue = Draugr Jarl (blue)
    .text = A draugr: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $coins } coins.
    .help = Its colour counts for sets and destinies. Unfought it goes away at the end of the round.

## Monsters

monster_huldra_red = Huldra (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_huldra_yellow = Huldra (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_huldra_blue = Huldra (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_nokken_red = Nokken (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_nokken_yellow = Nokken (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_nokken_blue = Nokken (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_mara_red = Mara (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_mara_yellow = Mara (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_mara_blue = Mara (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_fenris_cub_red = Fenris Cub (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_fenris_cub_yellow = Fenris Cub (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_fenris_cub_blue = Fenris Cub (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_hel_hound_red = Hel Hound (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_hel_hound_yellow = Hel Hound (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_hel_hound_blue = Hel Hound (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_giant_eagle_red = Giant Eagle (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_giant_eagle_yellow = Giant Eagle (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_giant_eagle_blue = Giant Eagle (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_lindworm_red = Lindworm (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_lindworm_yellow = Lindworm (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_lindworm_blue = Lindworm (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_frost_giant_red = Frost Giant (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_frost_giant_yellow = Frost Giant (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_frost_giant_blue = Frost Giant (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_stone_giant_red = Stone Giant (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_stone_giant_yellow = Stone Giant (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_stone_giant_blue = Stone Giant (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_fire_giant_red = Fire Giant (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_fire_giant_yellow = Fire Giant (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_fire_giant_blue = Fire Giant (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_sea_serpent_red = Sea Serpent (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_sea_serpent_yellow = Sea Serpent (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_sea_serpent_blue = Sea Serpent (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_jormungandr_spawn_red = Spawn of Jormungandr (red)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_jormungandr_spawn_yellow = Spawn of Jormungandr (yellow)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.
monster_jormungandr_spawn_blue = Spawn of Jormungandr (blue)
    .text = A monster of a distant shore: attack { $attack }, defence { $defence }, glory { $glory }. It gives { $favor } favor and the coins lying on it.
    .help = A ship must take you there, past a journey and with food for all. Each round that it lives it gains a coin.

## Kraken

kraken = Kraken
    .text = It meets ships on their journey: attack { $attack }, defence { $defence }, glory { $glory }.
    .help = Victory brings glory, but nobody keeps it; it has no colour.

## Warriors and their dice

swordsman = Swordsman
    .acc = a swordsman
    .many = swordsmen
count_swordsman = { $n ->
    [one] { $n } swordsman
   *[other] { $n } swordsmen
}
ban_swordsman = no swords
swordsman_blank = Swordsman: blank
    .low = swordsman (blank)
swordsman_hit = Swordsman: hit
    .low = swordsman (hit)
swordsman_double = Swordsman: double hit
    .low = swordsman (double hit)
swordsman_shield = Swordsman: shield
    .low = swordsman (shield)
spearman = Spearman
    .acc = a spearman
    .many = spearmen
count_spearman = { $n ->
    [one] { $n } spearman
   *[other] { $n } spearmen
}
ban_spearman = no spears
spearman_blank = Spearman: blank
    .low = spearman (blank)
spearman_hit = Spearman: hit
    .low = spearman (hit)
spearman_double = Spearman: double hit
    .low = spearman (double hit)
spearman_shield = Spearman: shield
    .low = spearman (shield)
axeman = Axeman
    .acc = an axeman
    .many = axemen
count_axeman = { $n ->
    [one] { $n } axeman
   *[other] { $n } axemen
}
ban_axeman = no axes
axeman_blank = Axeman: blank
    .low = axeman (blank)
axeman_hit = Axeman: hit
    .low = axeman (hit)
axeman_double = Axeman: double hit
    .low = axeman (double hit)
axeman_shield = Axeman: shield
    .low = axeman (shield)

## Goods

food = Food
    .low = food
    .acc = food
count_food = { $n } food
wood = Wood
    .low = wood
count_wood = { $n } wood
coins = Coins
    .low = coins
count_coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
favor = Favor
    .low = favor
count_favor = { $n } favor
blame = Blame
    .low = blame
count_blame = { $n } blame
warriors = Warriors
    .low = warriors
glory = Glory
    .low = glory
count_glory = { $n } glory

## Players

side_red = Red
side_blue = Blue
side_green = Green
side_yellow = Yellow
