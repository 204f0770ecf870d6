### Valhalla: names and texts of cards.
### value = name; .text = what the card says; .help = how exactly it works, with rule numbers.

## What several cards say

says-nothing = No ability.
says-diversity = When activated: +{ $three } strength with three clans in your party, its own among them; +{ $four } with four or more.
says-against-wolf = When activated: +{ $amount } strength if the opponent's party has a wolf clan (green) warrior, armed or not.
says-against-bear = When activated: +{ $amount } strength if the opponent's party has a bear clan (orange) warrior, armed or not.
says-against-stag = When activated: +{ $amount } strength if the opponent's party has a stag clan (purple) warrior, armed or not.
says-against-giant = When activated: +{ $amount } strength if the opponent's party has a frost giant, armed or not.
says-beside-boar = When activated: +{ $one } strength with a boar clan (yellow) warrior beside it in your party, armed or not; +{ $two } with two or more.
says-beside-wolf = When activated: +{ $one } strength with a wolf clan (green) warrior beside it in your party, armed or not; +{ $two } with two or more.
says-beside-bear = When activated: +{ $one } strength with a bear clan (orange) warrior beside it in your party, armed or not; +{ $two } with two or more.
says-beside-giant = When activated: +{ $one } strength with a frost giant beside it in your party, armed or not; +{ $two } with two or more.
says-giant = Activated in attack: the defender rolls one die fewer, one at most per battle. In solo you gain an extra die instead.
says-thor-fewer = Help a combatant whose party has fewer warriors than the other's:
says-thor-fewer_or_equal = Help a combatant whose party has no more warriors than the other's:
says-entering-per_other = On entering Valhalla: { $valhalla_glory } bonus glory for each other own warrior entering with it.
says-entering-alone = On entering Valhalla: { $valhalla_glory } bonus glory if it is the only own warrior entering.
says-entering-stag = On entering Valhalla: { $valhalla_glory } bonus glory if a stag clan (purple) warrior of yours enters with it.
says-entering-boar = On entering Valhalla: { $valhalla_glory } bonus glory if a boar clan (yellow) warrior of yours enters with it.
says-entering-bear = On entering Valhalla: { $valhalla_glory } bonus glory if a bear clan (orange) warrior of yours enters with it.
says-entering-wolf = On entering Valhalla: { $valhalla_glory } bonus glory if a wolf clan (green) warrior of yours enters with it.
says-entering-giant = On entering Valhalla: { $valhalla_glory } bonus glory if a frost giant of yours enters with it.
says-binder = When activated while you attack: choose a warrior of the opponent; it cannot be activated for the rest of this battle. No effect if the opponent has only one warrior, and never on the last warrior not yet blocked.
says-catcher = After the battle: if the opponent sends warriors to Valhalla, { $n ->
    [one] one of them
   *[other] { $n } of them
} of your choice stays in the opponent's party.
says-breaker = When activated: the opponent at once discards { $n ->
    [one] a tactic
   *[other] { $n } tactics
} of their choice, or shows a hand without one.
says-smith = When activated: you may give up any one hand card for +{ $amount } battle strength in this battle (once per activation; the card lies by the dwarf and is discarded after the battle).
says-viking = At the start of the holder's turn with a non-empty party: gain the glory of the current level, then rise a level, up to the last. Who attacks the holder gets the extra dice of the current level. Glory by level: { $level_glory_1 }, { $level_glory_2 }, { $level_glory_3 }; dice: { $level_attacker_dice_1 }, { $level_attacker_dice_2 }, { $level_attacker_dice_3 }.
says-memo = Turn order and shield scoring.
says-monster-mill = After phase A, before drawing: discard the top card of the deck.
says-monster-tactics = You play at most { $n ->
    [one] { $n } tactic
   *[other] { $n } tactics
} in a battle.
says-monster-jarl = Your jarl's battle abilities do nothing.
says-monster-die = Discard one of your six dice before rolling them.
says-level = After each lost battle discard { $deck_discard_on_loss ->
    [one] { $deck_discard_on_loss } card
   *[other] { $deck_discard_on_loss } cards
} from the deck.

help-warrior = It is activated when dice cover all its weapons and then adds its strength (VA-065).
help-diversity = Its own clan counts, activation does not matter, five clans count as four (VA-131).
help-against = Counted when strengths are compared; one such enemy warrior is enough, activated or not (VA-074, VA-128). In team modes the party of the enemy's partner counts too (VA-227).
help-beside = The warrior itself does not count, and more than two count as two (VA-129, VA-130). In team modes the partner's party counts as yours (VA-227).
help-giant = Any weapon but the blank serves the pattern (VA-079). Only one die a battle is lost this way, whoever causes it (VA-082). Solo: VA-263.
help-heroic = The die must not lie on an activated warrior (VA-138, VA-139).
help-both = Both abilities can be used together (VA-007).
help-either = Using one ability forbids the other for that battle or turn (VA-007, VA-008).
help-loki = The loser may also take a lower row or nothing (VA-155, VA-156).
help-thor = If the helped player wins, the card scores in your Valhalla; one card each before a battle (VA-163, VA-167, VA-168).
help-warrior-entering = It is activated when dice cover all its weapons and then adds its strength (VA-065). Only your own warriors that go at the same time count (VA-172, VA-173).
help-giant-entering = Any weapon but the blank serves the pattern (VA-079). Only one die a battle is lost this way, whoever causes it (VA-082). Solo: VA-263. Only your own warriors that go at the same time count (VA-172, VA-173).
help-supply = It lies like a die and stays on the warrior it arms (VA-180, VA-181, VA-315).
help-commission = One commission a battle; it counts as a tactic for effects that discard one (VA-184, VA-189).
help-binder = Only in attack and never the last warrior not yet bound; the bound one still counts as part of the party (VA-195, VA-196).
help-catcher = In the first sending of that battle only, also if you lost; never a warrior on the path to Valhalla (VA-183, VA-197, VA-198).
help-breaker = Commissions count as tactics; Thor and Tyr cards do not (VA-199, VA-319).
help-smith = Your choice; the bonus belongs to your battle strength, not to the dwarf (VA-200, VA-201).
help-tyr-strength = Laid under a warrior as it joins the party; discarded when the warrior leaves it (VA-205, VA-210, VA-208, VA-228).
help-tyr-cover = Laid under a warrior as it joins the party; discarded when the warrior leaves it (VA-205, VA-210, VA-208, VA-209).
help-viking = Who beats the holder takes the title and starts at the first level (VA-215 to VA-217).
help-companion = Partners sit opposite each other (VA-225).
help-memo = How shields score: VA-115 to VA-119; larger decks: VA-148, VA-149.
help-monster = Attack it with as much strength, defend with more (VA-267, VA-270).
help-solo = Solo game: VA-256, VA-282.

## The base deck

bear_swordsman = Bear Swordsman
    .text = { says-nothing }
    .help = { help-warrior }
bear_axeman = Bear Axeman
    .text = { says-nothing }
    .help = { help-warrior }
bear_spearman = Bear Spearman
    .text = { says-nothing }
    .help = { help-warrior }
bear_archer = Bear Archer
    .text = { says-nothing }
    .help = { help-warrior }
bear_shield_bearer = Bear Shield-bearer
    .text = { says-nothing }
    .help = { help-warrior }
bear_reaver = Bear Reaver
    .text = { says-nothing }
    .help = { help-warrior }
bear_raider = Bear Raider
    .text = { says-nothing }
    .help = { help-warrior }
bear_hunter = Bear Hunter
    .text = { says-nothing }
    .help = { help-warrior }
bear_watchman = Bear Watchman
    .text = { says-nothing }
    .help = { help-warrior }
bear_housecarl = Bear Housecarl
    .text = { says-nothing }
    .help = { help-warrior }
bear_two_blade_fighter = Bear Two-blade Fighter
    .text = { says-nothing }
    .help = { help-warrior }
bear_berserker = Bear Berserker
    .text = { says-nothing }
    .help = { help-warrior }
bear_iron_breaker = Bear Iron-breaker
    .text = { says-nothing }
    .help = { help-warrior }
bear_champion = Bear Champion
    .text = { says-nothing }
    .help = { help-warrior }
bear_frenzied_berserker = Bear Frenzied Berserker
    .text = { says-nothing }
    .help = { help-warrior }
bear_veteran = Bear Veteran
    .text = { says-nothing }
    .help = { help-warrior }
bear_warlord = Bear Warlord
    .text = { says-nothing }
    .help = { help-warrior }
bear_captain_of_drengs = Bear Captain of Drengs
    .text = { says-nothing }
    .help = { help-warrior }
wolf_swordsman = Wolf Swordsman
    .text = { says-nothing }
    .help = { help-warrior }
wolf_axeman = Wolf Axeman
    .text = { says-diversity }
    .help = { help-diversity }
wolf_spearman = Wolf Spearman
    .text = { says-diversity }
    .help = { help-diversity }
wolf_archer = Wolf Archer
    .text = { says-diversity }
    .help = { help-diversity }
wolf_shield_bearer = Wolf Shield-bearer
    .text = { says-nothing }
    .help = { help-warrior }
wolf_vanguard = Wolf Vanguard
    .text = { says-diversity }
    .help = { help-diversity }
wolf_shield_wall_fighter = Wolf Shield-wall Fighter
    .text = { says-diversity }
    .help = { help-diversity }
wolf_defender = Wolf Defender
    .text = { says-diversity }
    .help = { help-diversity }
wolf_forester = Wolf Forester
    .text = { says-diversity }
    .help = { help-diversity }
wolf_scout = Wolf Scout
    .text = { says-nothing }
    .help = { help-warrior }
wolf_spear_thrower = Wolf Spear-thrower
    .text = { says-diversity }
    .help = { help-diversity }
wolf_marksman = Wolf Marksman
    .text = { says-diversity }
    .help = { help-diversity }
wolf_tracker = Wolf Tracker
    .text = { says-diversity }
    .help = { help-diversity }
wolf_spear_master = Wolf Spear-master
    .text = { says-diversity }
    .help = { help-diversity }
wolf_wanderer = Wolf Wanderer
    .text = { says-diversity }
    .help = { help-diversity }
wolf_path_guard = Wolf Path Guard
    .text = { says-nothing }
    .help = { help-warrior }
wolf_war_leader = Wolf War Leader
    .text = { says-diversity }
    .help = { help-diversity }
wolf_great_hunter = Wolf Great Hunter
    .text = { says-diversity }
    .help = { help-diversity }
boar_swordsman = Boar Swordsman
    .text = { says-against-wolf }
    .help = { help-against }
boar_axeman = Boar Axeman
    .text = { says-against-bear }
    .help = { help-against }
boar_spearman = Boar Spearman
    .text = { says-nothing }
    .help = { help-warrior }
boar_archer = Boar Archer
    .text = { says-nothing }
    .help = { help-warrior }
boar_shield_bearer = Boar Shield-bearer
    .text = { says-against-stag }
    .help = { help-against }
boar_reaver = Boar Reaver
    .text = { says-against-stag }
    .help = { help-against }
boar_raider = Boar Raider
    .text = { says-against-wolf }
    .help = { help-against }
boar_hunter = Boar Hunter
    .text = { says-against-bear }
    .help = { help-against }
boar_watchman = Boar Watchman
    .text = { says-against-giant }
    .help = { help-against }
boar_housecarl = Boar Housecarl
    .text = { says-nothing }
    .help = { help-warrior }
boar_bulwark = Boar Bulwark
    .text = { says-against-bear }
    .help = { help-against }
boar_berserker = Boar Berserker
    .text = { says-against-stag }
    .help = { help-against }
boar_gatekeeper = Boar Gatekeeper
    .text = { says-against-wolf }
    .help = { help-against }
boar_harpooner = Boar Harpooner
    .text = { says-against-stag }
    .help = { help-against }
boar_hersir = Boar Hersir
    .text = { says-against-bear }
    .help = { help-against }
boar_huntmaster = Boar Huntmaster
    .text = { says-nothing }
    .help = { help-warrior }
boar_wall_breaker = Boar Wall-breaker
    .text = { says-against-wolf }
    .help = { help-against }
boar_hero = Boar Hero
    .text = { says-against-giant }
    .help = { help-against }
stag_swordsman = Stag Swordsman
    .text = { says-nothing }
    .help = { help-warrior }
stag_axeman = Stag Axeman
    .text = { says-nothing }
    .help = { help-warrior }
stag_spearman = Stag Spearman
    .text = { says-beside-boar }
    .help = { help-beside }
stag_archer = Stag Archer
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_shield_bearer = Stag Shield-bearer
    .text = { says-beside-bear }
    .help = { help-beside }
stag_vanguard = Stag Vanguard
    .text = { says-beside-bear }
    .help = { help-beside }
stag_shield_wall_fighter = Stag Shield-wall Fighter
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_defender = Stag Defender
    .text = { says-beside-boar }
    .help = { help-beside }
stag_forester = Stag Forester
    .text = { says-nothing }
    .help = { help-warrior }
stag_scout = Stag Scout
    .text = { says-beside-giant }
    .help = { help-beside }
stag_bulwark = Stag Bulwark
    .text = { says-beside-boar }
    .help = { help-beside }
stag_two_blade_fighter = Stag Two-blade Fighter
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_keen_eyed_archer = Stag Keen-eyed Archer
    .text = { says-beside-bear }
    .help = { help-beside }
stag_tower_guard = Stag Tower Guard
    .text = { says-beside-boar }
    .help = { help-beside }
stag_sworn_guard = Stag Sworn Guard
    .text = { says-beside-giant }
    .help = { help-beside }
stag_veteran = Stag Veteran
    .text = { says-nothing }
    .help = { help-warrior }
stag_weapon_master = Stag Weapon-master
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_keeper_of_the_grove = Stag Keeper of the Grove
    .text = { says-beside-bear }
    .help = { help-beside }
frost_giant_wanderer = Frost Giant Wanderer
    .text = { says-giant }
    .help = { help-giant }
frost_giant_brawler = Frost Giant Brawler
    .text = { says-giant }
    .help = { help-giant }
frost_giant_crusher = Frost Giant Crusher
    .text = { says-giant }
    .help = { help-giant }
frost_giant_chieftain = Frost Giant Chieftain
    .text = { says-giant }
    .help = { help-giant }
fury = Fury
    .text = +{ $amount } battle strength.
    .help = Any time in your phase after the roll (VA-135, VA-144).
fury_outnumbered = Fury (outnumbered)
    .text = +{ $amount } battle strength; playable only while your party has fewer warriors than your opponent's in this battle.
    .help = Compared when you play it (VA-136).
heroic_attack = Heroic Attack
    .text = Discard any one of your rolled, unspent dice: +{ $amount } battle strength.
    .help = The die must not lie on an activated warrior (VA-137, VA-139).
heroic_attack_sword = Heroic Attack (sword)
    .text = Discard one of your rolled, unspent dice showing sword: +{ $amount } battle strength.
    .help = { help-heroic }
heroic_attack_axe = Heroic Attack (axe)
    .text = Discard one of your rolled, unspent dice showing axe: +{ $amount } battle strength.
    .help = { help-heroic }
heroic_attack_spear = Heroic Attack (spear)
    .text = Discard one of your rolled, unspent dice showing spear: +{ $amount } battle strength.
    .help = { help-heroic }
heroic_attack_bow = Heroic Attack (bow)
    .text = Discard one of your rolled, unspent dice showing bow: +{ $amount } battle strength.
    .help = { help-heroic }
heroic_attack_shield = Heroic Attack (shield)
    .text = Discard one of your rolled, unspent dice showing shield: +{ $amount } battle strength.
    .help = { help-heroic }
new_weapons = New Weapons
    .text = Take { $take ->
        [one] { $take } extra die
       *[other] { $take } extra dice
    }, roll them, add one of your choice to your dice and return the rest to the supply. With one extra die left, roll and keep that one.
    .help = Playable while an extra die is left (VA-140).
counterattack = Counterattack
    .text = Up to { $times ->
        [one] { $times } reroll
       *[other] { $times } rerolls
    } without discarding a die; each time any of your free dice.
    .help = The two rerolls may be spread over the phase (VA-141).
weapon_exchange = Weapon Exchange
    .text = Turn every die of yours showing the blank to faces of your choice, each one independently.
    .help = Each die gets its own face (VA-142).
surround_the_leader = Surround the Leader!
    .text = Attack phase only. The defender's jarl, both abilities, does nothing for the rest of this battle; abilities used before or outside battle are not touched. Solo: the monster card's ability is off for this battle.
    .help = Abilities before and after the battle still work (VA-143, VA-265).

## Jarls

sigurd = Sigurd
    .main = Attacking: once per battle reroll up to { $main_max_dice ->
        [one] { $main_max_dice } free die
       *[other] { $main_max_dice } free dice
    } without discarding a die.
    .condition = if you have { $condition_n } warriors in your party
    .second = that reroll may take any number of dice.
    .text = { sigurd.main } Second, { sigurd.condition }: { sigurd.second }
    .help = { help-both }
solveig = Solveig
    .main = Defending: once per battle turn { $main_dice ->
        [one] { $main_dice } die
       *[other] { $main_dice } dice
    } showing the blank to any weapon.
    .condition = if your party has fewer warriors than the opponent's
    .second = once per battle in attack turn { $second_dice ->
        [one] { $second_dice } blank die
       *[other] { $second_dice } blank dice
    } to any weapon.
    .text = { solveig.main } Second, { solveig.condition }: { solveig.second }
    .help = { help-either }
sigvard = Sigvard
    .main = Attacking: +{ $main_amount } battle strength.
    .condition = if you activated { $condition_n } or more warriors in this battle
    .second = +{ $second_amount } battle strength in attack and defence (added to the first ability).
    .text = { sigvard.main } Second, { sigvard.condition }: { sigvard.second }
    .help = { help-both }
hod = Höd
    .main = In phase B draw { $main_draw ->
        [one] { $main_draw } card
       *[other] { $main_draw } cards
    } more; keep the usual number.
    .condition = if you hold { $condition_n } cards or fewer when phase B starts
    .second = keep { $second_keep ->
        [one] { $second_keep } card
       *[other] { $second_keep } cards
    } more.
    .text = { hod.main } Second, { hod.condition }: { hod.second }
    .help = { help-both }
agnar = Agnar
    .main = Defending: once per battle take { $main_n ->
        [one] { $main_n } extra die
       *[other] { $main_n } extra dice
    }, roll, add.
    .condition = if you have { $condition_n } own shields or fewer
    .second = once per battle in attack take { $second_n ->
        [one] { $second_n } extra die
       *[other] { $second_n } extra dice
    }.
    .text = { agnar.main } Second, { agnar.condition }: { agnar.second }
    .help = { help-either }
the_boar = The Boar
    .main = +{ $main_amount } battle strength per activated boar warrior.
    .condition = if your party has { $condition_n ->
        [one] a boar warrior
       *[other] { $condition_n } boar warriors
    }
    .second = { $second_warriors } activated boar warriors count their enemy-clan symbols as met.
    .text = { the_boar.main } Second, { the_boar.condition }: { the_boar.second }
    .help = { help-both }
valgard = Valgard
    .main = +{ $main_amount } battle strength per activated bear warrior.
    .condition = if your party has { $condition_n } or more bear warriors
    .second = once per battle reroll up to { $second_max_dice ->
        [one] { $second_max_dice } free die
       *[other] { $second_max_dice } free dice
    } without discarding.
    .text = { valgard.main } Second, { valgard.condition }: { valgard.second }
    .help = { help-both }
styr = Styr
    .main = Once per battle discard a hand card: +{ $main_amount } battle strength.
    .condition = if you have played no tactic in this battle
    .second = once per battle discard a hand card: +{ $second_amount } battle strength, and you play no tactic in this battle.
    .text = { styr.main } Second, { styr.condition }: { styr.second }
    .help = { help-either }
vingor = Vingor
    .main = When adding two warriors their symbols may total { $main_limit }.
    .condition = if your party is empty before the action
    .second = the total may be { $second_limit }.
    .text = { vingor.main } Second, { vingor.condition }: { vingor.second }
    .help = { help-both }
aslaug = Aslaug
    .main = After losing a battle draw { $main_draw ->
        [one] { $main_draw } card
       *[other] { $main_draw } cards
    }.
    .condition = if you lost by a difference of { $condition_n } or less
    .second = draw { $second_draw ->
        [one] { $second_draw } more card
       *[other] { $second_draw } more cards
    }.
    .text = { aslaug.main } Second, { aslaug.condition }: { aslaug.second }
    .help = { help-both }
einar = Einar
    .main = Defending: once per battle turn one free die showing a shield to any other weapon.
    .condition = if your party has fewer warriors than the opponent's
    .second = once per battle in attack turn any one free die, blank included, to any weapon.
    .text = { einar.main } Second, { einar.condition }: { einar.second }
    .help = { help-either }
thord = Thord
    .main = +{ $main_amount } battle strength if you discarded at least { $main_min ->
        [one] one die
       *[other] { $main_min } dice
    } to pay for a reroll in this battle.
    .condition = if you discarded { $condition_n } or more dice for rerolls in this battle
    .second = +{ $second_amount } battle strength.
    .text = { thord.main } Second, { thord.condition }: { thord.second }
    .help = { help-both }
ottar = Ottar
    .main = +{ $main_amount } battle strength per activated wolf warrior.
    .condition = if your party showed { $condition_n } or more clans when the battle was declared
    .second = after winning draw { $second_draw ->
        [one] { $second_draw } card
       *[other] { $second_draw } cards
    }.
    .text = { ottar.main } Second, { ottar.condition }: { ottar.second }
    .help = { help-both }
esbjorn = Esbjörn
    .main = Once per battle, when you play Fury or Heroic Attack: +{ $main_amount } battle strength.
    .condition = if you are the attacker
    .second = if you win, one Fury or Heroic Attack played in this battle returns to your hand.
    .text = { esbjorn.main } Second, { esbjorn.condition }: { esbjorn.second }
    .help = { help-either }
egil = Egil
    .main = In phase B you may first discard a hand card; if you do, keep one card more.
    .condition = if your party is empty when phase B starts
    .second = keep { $second_keep ->
        [one] { $second_keep } card
       *[other] { $second_keep } cards
    } more without discarding.
    .text = { egil.main } Second, { egil.condition }: { egil.second }
    .help = { help-both }
beinir = Beinir
    .main = +{ $main_amount } battle strength per activated stag warrior.
    .condition = if your party has { $condition_n ->
        [one] a stag warrior
       *[other] { $condition_n } stag warriors
    }
    .second = { $second_warriors } activated stag warriors each count { $second_n ->
        [one] { $second_n } warrior
       *[other] { $second_n } warriors
    } more of their depicted clan.
    .text = { beinir.main } Second, { beinir.condition }: { beinir.second }
    .help = { help-both }
bernhard = Bernhard
    .main = Attacking: once per battle activate a warrior of { $main_min_symbols } or more symbols with one symbol uncovered (on a giant the missing die counts as one that fits the pattern); it has { $main_penalty } strength less.
    .condition = if you are the defender
    .second = the same in defence, with { $second_penalty } strength less.
    .text = { bernhard.main } Second, { bernhard.condition }: { bernhard.second }
    .help = { help-either }
ragnhild = Ragnhild
    .main = After winning an attack take { $main_take ->
        [one] { $main_take } random card
       *[other] { $main_take } random cards
    } from the loser's hand, then give back { $main_give ->
        [one] { $main_give } card
       *[other] { $main_give } cards
    } of your choice from your hand.
    .condition = if the loser holds more cards than you
    .second = take { $second_n ->
        [one] { $second_n } random card
       *[other] { $second_n } random cards
    } from the loser's hand.
    .text = { ragnhild.main } Second, { ragnhild.condition }: { ragnhild.second }
    .help = { help-either }
bjorn = Björn
    .main = After a battle of two other players you may draw { $main_draw ->
        [one] { $main_draw } card
       *[other] { $main_draw } cards
    }, then discard { $main_discard } from hand.
    .condition = if every other player has more own shields than you
    .second = after a battle of two other players you may draw { $second_draw ->
        [one] { $second_draw } card
       *[other] { $second_draw } cards
    }.
    .text = { bjorn.main } Second, { bjorn.condition }: { bjorn.second }
    .help = { help-either }
ulf = Ulf
    .main = Before a battle you are in, look at { $main_n ->
        [one] { $main_n } random card
       *[other] { $main_n } random cards
    } of the opponent's hand; you may forbid one tactic among them: that very card cannot be played in this battle (other copies can).
    .condition = if your party has { $condition_n } or more warriors
    .second = +{ $second_amount } battle strength.
    .text = { ulf.main } Second, { ulf.condition }: { ulf.second }
    .help = { help-both }
freydis = Freydis
    .main = While you attack, the defender's jarl has no battle abilities.
    .condition = if the attacker holds at least one of your shields
    .second = while that player attacks you, the attacker's jarl has no battle abilities.
    .text = { freydis.main } Second, { freydis.condition }: { freydis.second }
    .help = { help-both }
harald = Harald
    .main = After winning an attack the loser discards { $main_n ->
        [one] { $main_n } tactic
       *[other] { $main_n } tactics
    } of their choice one after the other, or shows a hand without one.
    .condition = if the loser activated no warrior
    .second = send { $second_n } of your non-activated warriors to Valhalla.
    .text = { harald.main } Second, { harald.condition }: { harald.second }
    .help = { help-both }
gunnar = Gunnar
    .main = Attacking a player with more own shields than you: the defender has one die fewer (shares the one-per-battle limit of the giants).
    .condition = if the opponent still has all { $condition_n } own shields
    .second = attacking: +{ $second_amount } battle strength.
    .text = { gunnar.main } Second, { gunnar.condition }: { gunnar.second }
    .help = { help-both }
ivar = Ivar
    .main = Attacking a player who holds the most captured shields (at least one, ties count): +{ $main_amount } battle strength.
    .condition = if that player has attacked you since your previous turn
    .second = +{ $second_amount } battle strength.
    .text = { ivar.main } Second, { ivar.condition }: { ivar.second }
    .help = { help-either }
gudrun = Gudrun
    .main = After defending with success take { $main_n ->
        [one] { $main_n } random card
       *[other] { $main_n } random cards
    } from the attacker's hand.
    .condition = if you hold a shield of your opponent
    .second = after winning any battle draw { $second_draw ->
        [one] { $second_draw } card
       *[other] { $second_draw } cards
    }, then discard { $second_discard ->
        [one] { $second_discard } card
       *[other] { $second_discard } cards
    }.
    .text = { gudrun.main } Second, { gudrun.condition }: { gudrun.second }
    .help = { help-both }

## Loki's Trickery

loki_1 = Loki's Trickery I
    .text = { $row1_min }–{ $row1_max }: { loki_1_row1 } { $row2_min }–{ $row2_max }: { loki_1_row2 } { $row3_min }–{ $row3_max }: { loki_1_row3 }
    .help = { help-loki }
loki_1_row1 = Send all your activated warriors to Valhalla.
loki_1_row2 = Send { $row2_n ->
    [one] { $row2_n } of your activated warriors
   *[other] up to { $row2_n } of your activated warriors
} to Valhalla.
loki_1_row3 = Take { $row3_n ->
    [one] { $row3_n } random card
   *[other] { $row3_n } random cards
} from the opponent's hand.
loki_2 = Loki's Trickery II
    .text = { $row1_min }–{ $row1_max }: { loki_2_row1 } { $row2_min }–{ $row2_max }: { loki_2_row2 } { $row3_min }–{ $row3_max }: { loki_2_row3 }
    .help = { help-loki }
loki_2_row1 = Gain { $row1_n } bonus glory from the discard pile.
loki_2_row2 = Gain { $row2_n } bonus glory from the discard pile.
loki_2_row3 = Gain { $row3_n } bonus glory from the discard pile.
loki_3 = Loki's Trickery III
    .text = { $row1_min }–{ $row1_max }: { loki_3_row1 } { $row2_min }–{ $row2_max }: { loki_3_row2 } { $row3_min }–{ $row3_max }: { loki_3_row3 } Setup: { $discard_change ->
        [one] { $discard_change } card
       *[other] { $discard_change } cards
    } fewer discarded.
    .help = { help-loki }
loki_3_row1 = Draw { $row1_draw ->
    [one] { $row1_draw } card
   *[other] { $row1_draw } cards
}, keep { $row1_keep }.
loki_3_row2 = Draw { $row2_draw ->
    [one] { $row2_draw } card
   *[other] { $row2_draw } cards
}, keep { $row2_keep }.
loki_3_row3 = Draw { $row3_draw ->
    [one] { $row3_draw } card
   *[other] { $row3_draw } cards
}.
loki_4 = Loki's Trickery IV
    .text = { $row1_min }–{ $row1_max }: { loki_4_row1 } { $row2_min }–{ $row2_max }: { loki_4_row2 } { $row3_min }–{ $row3_max }: { loki_4_row3 }
    .help = { help-loki }
loki_4_row1 = Look at the opponent's hand and take { $row1_n ->
    [one] { $row1_n } card
   *[other] { $row1_n } cards
}.
loki_4_row2 = Take { $row2_n ->
    [one] { $row2_n } random card
   *[other] { $row2_n } random cards
} from the opponent's hand.
loki_4_row3 = The opponent discards { $row3_n ->
    [one] { $row3_n } random card
   *[other] { $row3_n } random cards
}.
loki_5 = Loki's Trickery V
    .text = { $row1_min }–{ $row1_max }: { loki_5_row1 } { $row2_min }–{ $row2_max }: { loki_5_row2 }
    .help = { help-loki }
loki_5_row1 = Add up to { $row1_n } warriors from hand to your party (no limit of symbols; room is made as when adding one).
loki_5_row2 = Add { $row2_n ->
    [one] { $row2_n } warrior
   *[other] up to { $row2_n } warriors
} from hand to your party (room is made as when adding one).
loki_6 = Loki's Trickery VI
    .text = { $row1_min }–{ $row1_max }: { loki_6_row1 } { $row2_min }–{ $row2_max }: { loki_6_row2 } { $row3_min }–{ $row3_max }: { loki_6_row3 }
    .help = { help-loki }
loki_6_row1 = Take { $row1_n ->
    [one] any { $row1_n } card
   *[other] any { $row1_n } cards
} from the discard pile into hand.
loki_6_row2 = Take the topmost warrior of the discard pile into hand.
loki_6_row3 = Take the top card of the discard pile into hand.
loki_7 = Loki's Trickery VII
    .text = { $row1_min }: { loki_7_row1 } { $row2_min }: { loki_7_row2 } { $row3_min }: { loki_7_row3 } { $row4_min }: { loki_7_row4 }
    .help = { help-loki }
loki_7_row1 = Send all your activated warriors to Valhalla.
loki_7_row2 = Send { $row2_n ->
    [one] { $row2_n } of your activated warriors
   *[other] up to { $row2_n } of your activated warriors
} to Valhalla.
loki_7_row3 = Send { $row3_n ->
    [one] { $row3_n } of your activated warriors
   *[other] up to { $row3_n } of your activated warriors
} to Valhalla.
loki_7_row4 = Draw { $row4_draw ->
    [one] { $row4_draw } card
   *[other] { $row4_draw } cards
}.
loki_8 = Loki's Trickery VIII
    .text = { $row1_min }–{ $row1_max }: { loki_8_row1 } { $row2_min }–{ $row2_max }: { loki_8_row2 } Setup: { $discard_change ->
        [one] { $discard_change } card
       *[other] { $discard_change } cards
    } more discarded.
    .help = { help-loki }
loki_8_row1 = Send { $row1_n ->
    [one] { $row1_n } of your non-activated warriors
   *[other] { $row1_n } of your non-activated warriors
} to Valhalla.
loki_8_row2 = Draw { $row2_draw ->
    [one] { $row2_draw } card
   *[other] { $row2_draw } cards
}.
loki_9 = Loki's Trickery IX
    .text = { $row1_min }–{ $row1_max }: { loki_9_row1 } { $row2_min }–{ $row2_max }: { loki_9_row2 } { $row3_min }–{ $row3_max }: { loki_9_row3 }
    .help = { help-loki }
loki_9_row1 = Return all tactics you played in this battle to hand.
loki_9_row2 = Return { $row2_n ->
    [one] { $row2_n } tactic
   *[other] { $row2_n } tactics
} you played in this battle to hand.
loki_9_row3 = Draw { $row3_draw ->
    [one] { $row3_draw } card
   *[other] { $row3_draw } cards
}.
loki_10 = Loki's Trickery X
    .text = { $row1_min }–{ $row1_max }: { loki_10_row1 } { $row2_min }–{ $row2_max }: { loki_10_row2 } { $row3_min }–{ $row3_max }: { loki_10_row3 } Setup: { $discard_change ->
        [one] { $discard_change } card
       *[other] { $discard_change } cards
    } fewer discarded.
    .help = { help-loki }
loki_10_row1 = Send { $row1_n ->
    [one] { $row1_n } activated warrior
   *[other] { $row1_n } activated warriors
} to Valhalla and draw { $row1_draw ->
    [one] { $row1_draw } card
   *[other] { $row1_draw } cards
}.
loki_10_row2 = Draw { $row2_draw ->
    [one] { $row2_draw } card
   *[other] { $row2_draw } cards
}, keep { $row2_keep }.
loki_10_row3 = Gain { $row3_n } bonus glory from the discard pile.

## Thor's Help

thor_thunder = Thor's Help (Thunder)
    .text = { says-thor-fewer } +{ $amount } battle strength.
    .help = { help-thor }
thor_lightning = Thor's Help (Lightning)
    .text = { says-thor-fewer } { $n ->
        [one] { $n } extra die
       *[other] { $n } extra dice
    }.
    .help = { help-thor }
thor_plunder = Thor's Help (Plunder)
    .text = { says-thor-fewer } takes { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    } from the opponent's hand before the battle.
    .help = { help-thor }
thor_rumble = Thor's Help (Rumble)
    .text = { says-thor-fewer_or_equal } +{ $amount } battle strength.
    .help = { help-thor }
thor_spark = Thor's Help (Spark)
    .text = { says-thor-fewer_or_equal } { $n ->
        [one] { $n } extra die
       *[other] { $n } extra dice
    }.
    .help = { help-thor }
thor_feast = Thor's Help (Feast)
    .text = { says-thor-fewer_or_equal } draws { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } before the battle.
    .help = { help-thor }
thor_hammer = Thor's Help (Hammer)
    .text = { says-thor-fewer_or_equal } { $times ->
        [one] { $times } reroll
       *[other] { $times } rerolls
    } without discarding a die.
    .help = { help-thor }

## Valkyries

chosen_bear_axeman = Chosen Bear Axeman
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_bear_housecarl = Chosen Bear Housecarl
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_bear_raider = Chosen Bear Raider
    .text = { says-entering-stag }
    .help = { help-warrior-entering }
chosen_bear_blade_master = Chosen Bear Blade-master
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_bear_hersir = Chosen Bear Hersir
    .text = { says-nothing }
    .help = { help-warrior }
chosen_wolf_spearman = Chosen Wolf Spearman
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_wolf_hunter = Chosen Wolf Hunter
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_wolf_scout = Chosen Wolf Scout
    .text = { says-entering-boar }
    .help = { help-warrior-entering }
chosen_wolf_spear_master = Chosen Wolf Spear-master
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_wolf_archer = Chosen Wolf Archer
    .text = { says-entering-bear }
    .help = { help-warrior-entering }
chosen_boar_shield_bearer = Chosen Boar Shield-bearer
    .text = { says-entering-wolf }
    .help = { help-warrior-entering }
chosen_boar_reaver = Chosen Boar Reaver
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_boar_watchman = Chosen Boar Watchman
    .text = { says-entering-giant }
    .help = { help-warrior-entering }
chosen_boar_gatekeeper = Chosen Boar Gatekeeper
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_boar_berserker = Chosen Boar Berserker
    .text = { says-nothing }
    .help = { help-warrior }
chosen_stag_archer = Chosen Stag Archer
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_stag_vanguard = Chosen Stag Vanguard
    .text = { says-entering-bear }
    .help = { help-warrior-entering }
chosen_stag_defender = Chosen Stag Defender
    .text = { says-entering-wolf }
    .help = { help-warrior-entering }
chosen_stag_tower_guard = Chosen Stag Tower Guard
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_stag_swordsman = Chosen Stag Swordsman
    .text = { says-entering-boar }
    .help = { help-warrior-entering }
frost_giant_gatherer = Frost Giant Gatherer
    .text = { says-giant }
    .help = { help-giant }
frost_giant_reaper = Frost Giant Reaper
    .text = { says-giant } { says-entering-per_other }
    .help = { help-giant-entering }
frost_giant_hermit = Frost Giant Hermit
    .text = { says-giant } { says-entering-alone }
    .help = { help-giant-entering }
frost_giant_king = Frost Giant King
    .text = { says-giant }
    .help = { help-giant }
weapon_supply_sword = Weapon Supply (sword)
    .text = Counts as one of your dice showing sword, to arm a warrior or to pay for a tactic; never rerolled, turned, or discarded to pay a reroll.
    .help = { help-supply }
weapon_supply_axe = Weapon Supply (axe)
    .text = Counts as one of your dice showing axe, to arm a warrior or to pay for a tactic; never rerolled, turned, or discarded to pay a reroll.
    .help = { help-supply }
weapon_supply_spear = Weapon Supply (spear)
    .text = Counts as one of your dice showing spear, to arm a warrior or to pay for a tactic; never rerolled, turned, or discarded to pay a reroll.
    .help = { help-supply }
weapon_supply_bow = Weapon Supply (bow)
    .text = Counts as one of your dice showing bow, to arm a warrior or to pay for a tactic; never rerolled, turned, or discarded to pay a reroll.
    .help = { help-supply }
weapon_supply_shield = Weapon Supply (shield)
    .text = Counts as one of your dice showing shield, to arm a warrior or to pay for a tactic; never rerolled, turned, or discarded to pay a reroll.
    .help = { help-supply }
path_to_valhalla = Path to Valhalla
    .text = Defence phase only. The attacker picks one of their activated warriors: its strength no longer counts; after the battle, whoever wins, it goes to the attacker's Valhalla.
    .help = The warrior still counts as activated (VA-182, VA-183).
commission_steady_hand = Commission (Steady Hand)
    .text = After a won battle in which you made no reroll (those given by tactic cards do not count): goes to your Valhalla, { $glory } glory.
    .help = { help-commission }
commission_rout = Commission (Rout)
    .text = After winning by { $n } or more: goes to your Valhalla, { $glory } glory.
    .help = { help-commission }
commission_warband = Commission (Warband)
    .text = After winning with { $n } or more activated warriors: goes to your Valhalla, { $glory } glory.
    .help = { help-commission }

## Dwarves of Svartalfheim

dwarf_binder_1 = Dwarf Binder I
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_2 = Dwarf Binder II
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_3 = Dwarf Binder III
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_4 = Dwarf Binder IV
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_5 = Dwarf Binder V
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_6 = Dwarf Binder VI
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_7 = Dwarf Binder VII
    .text = { says-binder }
    .help = { help-binder }
dwarf_soul_catcher_1 = Dwarf Soul-catcher I
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_2 = Dwarf Soul-catcher II
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_3 = Dwarf Soul-catcher III
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_4 = Dwarf Soul-catcher IV
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_5 = Dwarf Soul-catcher V
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_6 = Dwarf Soul-catcher VI
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_7 = Dwarf Soul-catcher VII
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_saboteur_1 = Dwarf Saboteur I
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_2 = Dwarf Saboteur II
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_3 = Dwarf Saboteur III
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_4 = Dwarf Saboteur IV
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_5 = Dwarf Saboteur V
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_6 = Dwarf Saboteur VI
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_7 = Dwarf Saboteur VII
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_smith_1 = Dwarf Smith I
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_2 = Dwarf Smith II
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_3 = Dwarf Smith III
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_4 = Dwarf Smith IV
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_5 = Dwarf Smith V
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_6 = Dwarf Smith VI
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_7 = Dwarf Smith VII
    .text = { says-smith }
    .help = { help-smith }
call_to_arms = Call to Arms
    .text = Before a battle you are in: the topmost warrior of the discard pile joins your party.
    .help = With a full party one of yours is discarded first (VA-191, VA-192).
war_cry_party = War Cry (party)
    .text = +{ $amount } battle strength per warrior of your party, activated or not.
    .help = Counted when strengths are compared (VA-193).
war_cry_activated = War Cry (activated)
    .text = +{ $table_1 }, +{ $table_2 }, +{ $table_3 } or +{ $table_4 } battle strength for one, two, three or four activated warriors; more count as four.
    .help = Counted when your phase ends (VA-194).

## Tyr's Wrath

tyr_vs_bear = Tyr's Wrath against the bear clan (orange)
    .text = The warrior above it, when activated: +{ $amount } strength if the opponent's party has a bear clan (orange) warrior.
    .help = { help-tyr-strength }
tyr_vs_wolf = Tyr's Wrath against the wolf clan (green)
    .text = The warrior above it, when activated: +{ $amount } strength if the opponent's party has a wolf clan (green) warrior.
    .help = { help-tyr-strength }
tyr_vs_boar = Tyr's Wrath against the boar clan (yellow)
    .text = The warrior above it, when activated: +{ $amount } strength if the opponent's party has a boar clan (yellow) warrior.
    .help = { help-tyr-strength }
tyr_vs_stag = Tyr's Wrath against the stag clan (purple)
    .text = The warrior above it, when activated: +{ $amount } strength if the opponent's party has a stag clan (purple) warrior.
    .help = { help-tyr-strength }
tyr_vs_giant = Tyr's Wrath against the frost giants
    .text = The warrior above it, when activated: +{ $amount } strength if the opponent's party has a frost giant.
    .help = { help-tyr-strength }
tyr_arm_sword = Tyr's Wrath (sword)
    .text = One sword symbol of the warrior above it counts as covered without a die.
    .help = { help-tyr-cover }
tyr_arm_axe = Tyr's Wrath (axe)
    .text = One axe symbol of the warrior above it counts as covered without a die.
    .help = { help-tyr-cover }
tyr_arm_spear = Tyr's Wrath (spear)
    .text = One spear symbol of the warrior above it counts as covered without a die.
    .help = { help-tyr-cover }
tyr_arm_bow = Tyr's Wrath (bow)
    .text = One bow symbol of the warrior above it counts as covered without a die.
    .help = { help-tyr-cover }
tyr_arm_shield = Tyr's Wrath (shield)
    .text = One shield symbol of the warrior above it counts as covered without a die.
    .help = { help-tyr-cover }
tyr_might = Tyr's Wrath (might)
    .text = The warrior above it, when activated: +{ $amount } strength.
    .help = Laid under a warrior as it joins the party; discarded when the warrior leaves it (VA-205, VA-210, VA-208).

## The Last Viking

last_viking = Last Viking
    .text = Marks the holder and the level.
    .help = { help-viking }
last_viking_bonus_2p = Last Viking bonus, { $players } players
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_3p = Last Viking bonus, { $players } players
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_4p = Last Viking bonus, { $players } players
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_5p = Last Viking bonus, { $players } players
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_6p = Last Viking bonus, { $players } players
    .text = { says-viking }
    .help = { help-viking }

## Faithful Companions

companion_bear = Companion: bear shield
    .text = Shows whose holder is your partner or ally.
    .help = { help-companion }
companion_wolf = Companion: wolf shield
    .text = Shows whose holder is your partner or ally.
    .help = { help-companion }
companion_boar = Companion: boar shield
    .text = Shows whose holder is your partner or ally.
    .help = { help-companion }
companion_stag = Companion: stag shield
    .text = Shows whose holder is your partner or ally.
    .help = { help-companion }
companion_raven = Companion: raven shield
    .text = Shows whose holder is your partner or ally.
    .help = { help-companion }
companion_serpent = Companion: serpent shield
    .text = Shows whose holder is your partner or ally.
    .help = { help-companion }

## Memos

memo_2p = Memo, { $players } players
    .text = { says-memo }
    .help = { help-memo }
memo_3p = Memo, { $players } players
    .text = { says-memo }
    .help = { help-memo }
memo_4p = Memo, { $players } players
    .text = { says-memo }
    .help = { help-memo }
memo_5p = Memo, { $players } players
    .text = { says-memo }
    .help = { help-memo }
memo_6p = Memo, { $players } players
    .text = { says-memo }
    .help = { help-memo }
memo_plus40 = Memo +40
    .text = Phase B: draw { $phase_b }, keep one.
    .help = { help-memo }
memo_plus80 = Memo +80
    .text = Action 4: draw { $action }, keep one. Phase B: draw { $phase_b }, keep one. Setup: { $more } more cards discarded ({ $six } in all with six players).
    .help = { help-memo }

## Solo

garm_1 = Garm { $stage }
    .text = { says-nothing }
    .help = { help-monster }
garm_2 = Garm { $stage }
    .text = { says-nothing }
    .help = { help-monster }
garm_3 = Garm { $stage }
    .text = Abilities of your activated boar clan (yellow) warriors add nothing to battle strength.
    .help = { help-monster }
garm_4 = Garm { $stage }
    .text = { says-monster-mill }
    .help = { help-monster }
garm_5 = Garm { $stage }
    .text = { says-monster-tactics }
    .help = { help-monster }
garm_6 = Garm { $stage }
    .text = { says-monster-jarl }
    .help = { help-monster }
fenrir_1 = Fenrir { $stage }
    .text = { says-nothing }
    .help = { help-monster }
fenrir_2 = Fenrir { $stage }
    .text = Before every battle, attack or defence: discard a hand card of your choice; nothing if the hand is empty.
    .help = { help-monster }
fenrir_3 = Fenrir { $stage }
    .text = { says-monster-tactics }
    .help = { help-monster }
fenrir_4 = Fenrir { $stage }
    .text = { says-monster-die }
    .help = { help-monster }
fenrir_5 = Fenrir { $stage }
    .text = After every battle, a won attack included: discard a random hand card.
    .help = { help-monster }
fenrir_6 = Fenrir { $stage }
    .text = You play no tactics.
    .help = { help-monster }
jormungandr_1 = Jörmungandr { $stage }
    .text = { says-nothing }
    .help = { help-monster }
jormungandr_2 = Jörmungandr { $stage }
    .text = { says-monster-mill }
    .help = { help-monster }
jormungandr_3 = Jörmungandr { $stage }
    .text = Abilities of your activated stag clan (purple) warriors add nothing to battle strength.
    .help = { help-monster }
jormungandr_4 = Jörmungandr { $stage }
    .text = After a lost battle: discard one glory from your Valhalla.
    .help = { help-monster }
jormungandr_5 = Jörmungandr { $stage }
    .text = You cannot play Counterattack or Weapon Exchange.
    .help = { help-monster }
jormungandr_6 = Jörmungandr { $stage }
    .text = After every battle, a won attack included: discard one glory from your Valhalla.
    .help = { help-monster }
nidhogg_1 = Nidhogg { $stage }
    .text = { says-nothing }
    .help = { help-monster }
nidhogg_2 = Nidhogg { $stage }
    .text = Abilities of your activated wolf clan (green) warriors add nothing to battle strength.
    .help = { help-monster }
nidhogg_3 = Nidhogg { $stage }
    .text = Your board has one warrior slot fewer.
    .help = { help-monster }
nidhogg_4 = Nidhogg { $stage }
    .text = { says-monster-jarl }
    .help = { help-monster }
nidhogg_5 = Nidhogg { $stage }
    .text = Before every battle, attack or defence: discard a warrior of your party, your choice.
    .help = { help-monster }
nidhogg_6 = Nidhogg { $stage }
    .text = { says-monster-die }
    .help = { help-monster }
solo_level_1 = Solo memo: level I, normal
    .text = { says-level }
    .help = { help-solo }
solo_level_2 = Solo memo: level II, hard
    .text = { says-level }
    .help = { help-solo }
solo_level_3 = Solo memo: level III, insane
    .text = { says-level }
    .help = { help-solo }
solo_memo_turn = Solo memo: turn order
    .text = Phase A, phase B, monster phase.
    .help = { help-solo }
