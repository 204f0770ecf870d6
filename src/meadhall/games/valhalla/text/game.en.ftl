### Valhalla: questions to players, the table in words, the result.

valhalla = Valhalla
score = Glory

## Questions: value = what is asked, attributes = what the answers are called

ChooseJarl = Which jarl leads your warriors?
TakeFirstWarrior = Which warrior starts your party?
SetAside = Opening hand: which card do you discard first?
SetSecondAside = Opening hand: which card do you discard besides “{ $first }”?
GatherHand = Opening hand: lay a card into the reserve, or fill your hand from it?
    .lay = Lay a card into the reserve
    .finish = Fill my hand and finish
LayCard = Which card goes into the common reserve?
TakeReserve = Which card of the reserve do you take?
ExchangeCard = Which cards of your opening hand do you exchange?
    .done = Exchange those picked and begin

ChooseAction = Your turn: what do you do?
    .one = Add one warrior
    .two = Add two warriors
    .attack = Attack
    .draw = Draw cards
AddWarrior = { $left ->
    [1] Which warrior joins your party?
   *[other] Which warrior joins your party first?
}
    .stop = Nobody else
DiscardWarrior = A warrior must leave your board: whom do you discard?
PickWarrior = Which warrior?
WhichWarrior = Which slot do you mean?
ChooseTarget = Whom do you attack?
KeepCard = { $keep ->
    [1] Which card do you keep?
   *[other] Which card do you keep? { $keep } in all.
}
GiveUpCard = Do you discard a card to keep one more of those you draw?
    .pass = Discard nothing
DiscardCard = Which card do you discard?
DiscardTactic = You must discard a tactic. Which?
    .show = None: show your hand

Prepare = Before the battle: what do you use?
    .pass = Nothing more
    .jarl = Use the jarl
BanTactic = Which tactic of { $of_seat } do you forbid in this battle?
    .pass = None
Fight = Your phase: what next?
    .reroll = Reroll: discard a die
    .free_reroll = Free reroll
    .jarl = Use the jarl
    .second = Use the jarl's second ability
    .end = End the phase
PayDie = Which die do you discard for the reroll?
RerollDice = Which dice do you roll again?
    .all = Roll all of them
    .roll = Roll those picked
TurnDie = Which die do you turn?
    .stop = Turn no more
TurnTo = To which weapon do you turn the die ({ $die })?
PayForTactic = Which die do you discard for the tactic?
KeepDie = Which of the two extra dice do you keep?
LayWeapons = Which die do you lay on the warrior?
ArmShort = { $penalty ->
    [0] Which warrior fights with one symbol uncovered?
   *[other] Which warrior fights with one symbol uncovered, at { $penalty } strength less?
}
SendWarrior = Victory! Who goes to Valhalla?
    .all = All of them
    .done = Nobody else
UseJarl = After the battle: do you use your jarl?
    .jarl = Use the ability
    .second = Use the second ability
    .pass = No
GiveCard = Which card do you give to { $to_seat }?
SendIdle = Which warrior that did not fight goes to Valhalla?
ReturnTactic = Which tactic do you take back into your hand?
TakeGlory = { $amount ->
    [one] { $amount } point of bonus glory: which card of the discard pile?
   *[other] { $amount } points of bonus glory: which card of the discard pile?
}
    .usual = The fewest cards, from the bottom of the pile

TakeLokiBonus = You lost: which bonus of Loki do you take?
    .other = Row { $option }
    .pass = None
SendFallen = Loki: which of your warriors goes to Valhalla?
    .stop = Nobody else
TakeFromHand = Loki: which card do you take from { $from_seat }?
TakeDiscarded = Loki: which card of the discard pile do you take?
PlayThor = Others are about to fight: do you call on Thor?
    .pass = No
HelpWhom = “{ $card }”: whom does Thor help?
WalkPath = Path to Valhalla: which of your warriors takes it?
PlayCommission = Victory! Do you play a commission?
    .pass = No
BindWarrior = Which enemy warrior does the dwarf bind?
ForgeWeapon = Do you give up a card to the smith?
    .pass = No
HoldWarrior = Which enemy warrior is kept from Valhalla?
LayTyr = Do you lay Tyr's Wrath under the warrior?
    .pass = No

FinalAttack = The deck is gone. One final attack?
    .attack = Attack
    .give_up = Give up
SendNext = Victory! Who goes to Valhalla next?
SendFitting = Who goes to Valhalla?
    .done = Nobody else
LoseGlory = Your Valhalla loses 1 glory: which card do you give up?

## Players, weapons, clans

bear = Bear
wolf = Wolf
boar = Boar
stag = Stag
raven = Raven
serpent = Serpent
sword = sword
axe = axe
spear = spear
bow = bow
shield = shield
blank = blank
grey_sword = sword (extra die)
grey_axe = axe (extra die)
grey_spear = spear (extra die)
grey_bow = bow (extra die)
grey_shield = shield (extra die)
grey_blank = blank (extra die)
clan-bear = bear clan
clan-wolf = wolf clan
clan-boar = boar clan
clan-stag = stag clan
clan-giant = frost giants
clan-dwarf = dwarves
garm = Garm
fenrir = Fenrir
jormungandr = Jörmungandr
nidhogg = Nidhogg

pattern-any = any { $n }
pattern-same = { $n } of a kind
pattern-pairs = { $n ->
    [4] two pairs
   *[other] pairs, { $n } dice
}
pattern-different = { $n } different

## The table in words: common

nothing = —
show-number = { $n }
show-seat = { $seat }
show-slot = { $seat }, slot { $slot }
show-list = { $items }
    .separator = { ", " }
show-card-text = { $card_text }
show-ability = { $jarl_main }
show-second = { $jarl_second }

## The table in words: where the game stands

title-setup = Setting up
title-turn = The table
title-battle = A battle
title-ragnarok = Ragnarök
title-over = The game is over
show-turn = Turn { $turn }: { $seat }.
show-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $dice ->
    [one] { $dice } extra die
   *[other] { $dice } extra dice
} in the supply.
title-draws = Drawing cards
show-draws = As an action { $action } cards, in phase B { $phase_b }; one of them is kept.
show-back = Went back into the deck before the game: { $cards }
    .separator = { ", " }
show-ending-solo = The deck is empty: only a final attack on the monster's last card can still win.
show-ending = The end is near: after this turn everyone has one more.
show-last-turns = { $turns ->
    [one] { $turns } turn is left before Ragnarök.
   *[other] { $turns } turns are left before Ragnarök.
}
show-loki = Loki's card for whoever loses a battle: “{ $card }”. By difference of strength: { $card_text }
show-won = The monster is slain!
show-lost = The monster has won.

## The table in words: players and parties

title-players = Players
    .help = Shields are the own ones left, trophies those taken from others. Shield points count sets of trophies. Valhalla counts the cards in the pile.
title-parties = Parties
show-no-parties = No party has a warrior yet.
show-trophy = { $emblem }: { $count }
show-partner = { $seat } and { $partner_seat } are on one side.
show-viking = { $seat } is the Last Viking, level { $level }.
show-seen = You know of these cards in the hand of { $seat }: { $cards }
    .separator = { ", " }
show-with-tyr = { $card } ({ $tyr })

## The table in words: battle

title-fight = The battle
title-ragnarok-turn = The last fight
title-last-fight = { $seat } in the last fight
title-attacker = Attacker: { $seat }
title-defender = Defender: { $seat }
title-monster-side = The monster: strength { $strength }
show-decided = The battle is decided.
show-phase-before = Before the rolls.
show-phase-attack = Attack phase.
show-phase-defence = Defence phase.
show-needed = To win, { $needed } or more is needed.
show-help = { $seat } has called on Thor: “{ $card }”.
show-banned = “{ $card }” cannot be played in this battle.
show-picked = Dice picked for the roll: { $dice }.
    .separator = { ", " }
show-chance = Chance to win by this roll: { $percent } %.
show-outcomes-glory = Glory after the roll: { $items }.
    .separator = { "; " }
show-outcomes = Strength after the roll: { $items }.
    .separator = { "; " }
show-outcome = { $value } ({ $percent } %)
show-strength = Strength { $strength }.
show-strength-of = Strength { $strength }: { $parts }.
    .separator = { ", " }
part-warriors = warriors { $n }
part-cards = cards { $n }
part-jarl = jarl { $n }
part-brought = Valhalla { $n }
show-glory-armed = { $glory } glory armed so far.
show-dice-alone = Free dice: { $dice }.
    .separator = { ", " }
show-dice = Free dice: { $dice }; with them up to { $best }.
    .separator = { ", " }
show-no-dice = No free dice.
show-free-rerolls = { $count ->
    [one] { $count } free reroll is due.
   *[other] { $count } free rerolls are due.
}
show-fewer = { $count ->
    [one] { $count } die fewer is rolled.
   *[other] { $count } dice fewer are rolled.
}
show-promised = { $count ->
    [one] { $count } extra die comes with the first roll.
   *[other] { $count } extra dice come with the first roll.
}
show-tactics = Tactics played: { $cards }
    .separator = { ", " }
show-supplies = Counting as dice: { $cards }
    .separator = { ", " }
show-given-up = Given up for the smiths: { $cards }
    .separator = { ", " }
show-jarl-off = No jarl works for this side in the battle.
state-active = in battle: { $dice }
    .separator = { ", " }
state-in = in battle without dice
state-muted = on the path to Valhalla, strength not counted
state-blocked = bound by a dwarf
state-ready = the dice arm it
state-lacks = lacks { $weapons }
    .separator = { ", " }
state-short = { $count ->
    [one] lacks { $count } die ({ $pattern })
   *[other] lacks { $count } dice ({ $pattern })
}

## The table in words: the monster

title-monster = { $card }
show-monster = Strength { $strength }; your Valhalla holds at most { $cap } glory.
show-monster-clans = Its clans: { $clans }; { $signs ->
    [one] { $signs } warrior sign
   *[other] { $signs } warrior signs
}.
    .separator = { ", " }
show-monster-need = It attacks when covered: { $weapons }.
    .separator = { ", " }
show-monster-covered = All its symbols are covered: it attacks.
show-monster-open = Still open: { $weapons }.
    .separator = { ", " }
show-glory-bar = Glory in your Valhalla: { $glory } of { $cap }, added to your strength.
show-loss = Level { $level }: a lost battle costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the deck.
show-next-card = Next: { $card }. Cards left: { $left }.
show-last-card = This is its last card.
show-valhalla = In Valhalla: { $cards }
    .separator = { ", " }

## The table in words: piles and your cards

title-piles = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
show-open = Lying open: { $cards }
    .separator = { ", " }
show-pile = From the top: { $cards }
    .separator = { ", " }
show-more = Then: { $cards }
    .separator = { ", " }
title-deep = Deeper in the discard pile
show-deep = Down from there: { $cards }
    .separator = { ", " }
show-no-pile = The discard pile is empty.
title-offered = Jarls to choose from
title-drawn = Cards you have drawn
title-hand = Your hand
title-picked = Cards you have picked
title-mine = Your points
show-no-hand = Your hand is empty.
show-points = { $total ->
    [one] { $total } point so far.
   *[other] { $total } points so far.
}
show-valhalla-points = Valhalla: { $glory }.
show-shield-points = Own shields { $own }, captured shields { $captured }, sets { $sets }.
show-shield-worth = An own shield is worth { $own }, a captured one { $captured }; sets of captured ones: { $sets }.
show-set = { $size } different +{ $glory }
show-picked-cards = Picked: { $cards }
    .separator = { ", " }
show-warrior-card = { $clan }, strength { $strength }, glory { $glory }: { $weapons }
kind-tactic = tactic
kind-commission = commission
kind-thor = Thor's Help
kind-tyr = Tyr's Wrath
kind-jarl = jarl

## The table in words: heads of columns

column-player = Player
column-jarl = Jarl
column-shields = Shields
column-trophies = Trophies
column-shield-points = Shield points
column-hand = Hand
column-valhalla = Valhalla
column-warrior = Warrior
column-strength = Strength
column-weapons = Weapons
column-glory = Glory
column-text = What it does
column-state = State
column-card = Card
column-kind = Kind

## The result: where glory came from

source-valhalla = Valhalla
source-own_shields = Own shields
source-captured_shields = Captured shields
source-shield_sets = Sets of shields
source-last_viking = The Last Viking
source-beaten = Monster cards beaten
source-shields_left = Shields left
source-deck_left = Cards left in the deck
