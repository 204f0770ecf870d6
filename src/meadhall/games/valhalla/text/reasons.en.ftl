### Valhalla: why something cannot be chosen now.

## The turn

closed-party-empty = Your party is empty: first add a warrior.
closed-no-targets = Nobody can be attacked: a player without warriors or without own shields is safe.
closed-no-warriors = You have no warrior in hand.
closed-one-warrior = You have only one warrior in hand.
closed-pair-symbols = Two warriors may have { $limit } weapon symbols together; yours have at least { $symbols }.
closed-symbols = { $limit ->
    [one] This warrior has { $symbols } weapon symbols, and only { $limit } is left for it.
   *[other] This warrior has { $symbols } weapon symbols, and only { $limit } are left for it.
}
closed-no-second = { $limit ->
    [0] After this warrior no weapon symbol is left for a second one.
    [one] After this warrior { $limit } weapon symbol is left, too few for any other in your hand.
   *[other] After this warrior { $limit } weapon symbols are left, too few for any other in your hand.
}
closed-yourself = That is you.
closed-partner = Partners and allies do not attack each other.
closed-target-party = This player has no warriors, and an empty party cannot be attacked.
closed-target-shields = This player has no own shields left and cannot be attacked.
closed-attack-first = First choose the action “Attack”, then the player.
closed-add-first = First choose to add one warrior or two, then which.

## Cards of the hand and when they are used

closed-kind-warrior = Warriors join your party by an action of your turn; they do not fight from the hand.
closed-kind-tactic = A tactic is played in your own phase of a battle, after the roll.
closed-kind-early = This card has the before-battle sign: it is played before the dice are rolled.
closed-kind-thor = Thor's Help is played before a battle between two other players.
closed-kind-tyr = Tyr's Wrath is laid under a warrior at the moment it joins your party.
closed-kind-commission = A commission is played after a battle you have won.
closed-set-aside = You have set this card aside already.
closed-not-tactic = This card is no tactic.
closed-not-seen-now = This card was not among those you have just seen.
closed-thor-condition = Neither fighter has as few warriors as this card asks for.
closed-demand-steady = The demand was to win without rerolls, and you made { $n }.
closed-demand-rout = The demand was to win by { $n } strength or more.
closed-demand-warband = The demand was to win with { $n } warriors activated or more.
closed-other-tactic = Your jarl takes back tactics of another kind.
closed-not-your-tactic = You did not play this card in this battle.
closed-no-points = This card is worth no glory.
closed-too-many-points = It is worth { $glory }, more than the { $n } that you may take.
closed-no-exact-sum = It is worth { $glory }, and no cards of the pile make up the other { $n }.
closed-worth-one-first = It is worth { $glory }: you lose 1 glory, so a card worth 1 goes first.
closed-no-change = It is worth { $glory }, and the discard pile has no change for it.

## A phase of a battle

closed-not-yours = This warrior is not in your party.
closed-partners = In Ragnarök only your own warriors fight.
closed-activated = This warrior is armed and in the fight already.
closed-bound = A dwarf has bound this warrior for the rest of the battle.
closed-lacks = Every weapon symbol must be covered by a die. Still missing: { $weapons }.
closed-lacks-dice = { $n ->
    [one] The weapons rolled do not fit the giant's pattern: one more die must fit.
   *[other] The weapons rolled do not fit the giant's pattern: { $n } more dice must fit.
}
closed-tactics-forgone = For your jarl's help you have given up tactics in this battle.
closed-tactics-limit = { $n ->
    [0] This monster allows no tactics.
    [one] This monster allows { $n } tactic in a battle, and you have played it.
   *[other] This monster allows { $n } tactics in a battle, and you have played them.
}
closed-banned = A jarl has forbidden this very card for this battle.
closed-barred = This monster allows neither Counterattack nor Weapon Exchange.
closed-attacker-only = Only the attacker may use this.
closed-defender-only = Only the defender may use this.
closed-ragnarok-strength = In Ragnarök there is no opponent, and strength is of no use.
closed-not-outnumbered = It takes fewer warriors in your party than in your opponent's.
closed-no-die-to-pay = It costs a die that you do not have free.
closed-no-extra-dice = No extra dice are left in the supply.
closed-no-dice-left = You have no free dice left.
closed-no-blank = None of your free dice shows the blank.
closed-no-leader = Your opponent has no jarl whose abilities could be stopped.
closed-nobody-to-walk = The attacker has no armed warrior who could take the path.
closed-no-warrior-in-pile = There is no warrior in the discard pile.
closed-no-use = It would do nothing now.
closed-few-dice = { $n ->
    [0] A reroll takes two free dice, one to discard and one to roll; you have none.
   *[other] A reroll takes two free dice, one to discard and one to roll; you have { $n }.
}
closed-no-free-reroll = Nothing has given you a free reroll.
closed-dice-later = First choose a warrior to arm, or a reroll; then its dice.

## Dice and weapons

closed-die-picked = You have picked this die already.
closed-die-laid = Dice on an armed warrior stay there until the end of the battle.
closed-die-other = This is none of your free dice.
closed-supply = Weapon Supply arms warriors and pays for tactics; it cannot be rerolled or turned.
closed-die-face = Only such dice may be turned now: { $faces }.
closed-die-weapon = The card asks for a die that shows: { $weapon }.
closed-die-not-new = You keep one of the extra dice you have just rolled.
closed-shows-already = The die shows this weapon already.
closed-no-such-weapon = You have no free die that shows this weapon.
closed-pattern = This weapon does not fit the warrior's symbols besides those already chosen.

## Warriors after a battle

closed-not-fought = This warrior was not armed in this battle.
closed-on-its-way = This warrior is on its way to Valhalla already.
closed-cap = It is worth { $glory } glory, and your Valhalla has room for { $room } more.
closed-fought = This warrior fought in this battle; choose one that did not.
closed-on-path = This warrior is on the Path to Valhalla already.
closed-not-opponents = This warrior is not in your opponent's own party.
closed-not-going = This warrior is not on its way to Valhalla.
closed-few-symbols = { $n ->
    [one] Your jarl helps only warriors with { $n } weapon symbol or more.
   *[other] Your jarl helps only warriors with { $n } weapon symbols or more.
}
closed-not-fighter = This player does not fight in this battle.
closed-thor-size = This player has too many warriors for the card's condition.
closed-other-slot = Another warrior stands in this slot; you choose between like ones.
closed-loki-row = This bonus is for a closer defeat: you may take the one due, or one below it.

## Jarls

closed-jarl-time = This ability is used at another time: { $when }.
jarl-time-own_phase = in your own phase of a battle
jarl-time-comparison = by itself, when strengths are compared
jarl-time-battle_static = by itself, all through a battle
jarl-time-attack_start = by itself, as your attack begins
jarl-time-before_battle = before a battle
jarl-time-after_battle_won = after a battle you have won
jarl-time-after_battle_lost = after a battle you have lost
jarl-time-after_others_battle = after a battle of two others
jarl-time-phase_a = by itself, as you add two warriors
jarl-time-phase_b = as you draw cards in phase B
closed-jarl-off = Your jarl's abilities do not work in this battle.
closed-jarl-used = You have used this ability already.
closed-jarl-either = Of this jarl's two abilities you may use one, and you have used the other.
closed-jarl-condition = The condition on your jarl's card is not met.
closed-jarl-standing = This ability works by itself; there is nothing to choose.
closed-jarl-ready = Your jarl can be used now: choose the ability by its button.
closed-jarl-other = This jarl leads another player.
closed-no-such-die = None of your free dice shows what your jarl can turn.
closed-nothing-to-give-up = It takes a card in your hand to give up, and an opponent.
closed-no-such-tactic = You have not played a tactic of the right kind in this battle.
closed-nobody-nearly-armed = None of your warriors that your jarl could help lacks just one weapon.
closed-foe-holds-nothing = Your opponent has no cards in hand.
closed-deck-gone = The deck is empty.
closed-nobody-idle = All your warriors fought; nobody is left to be sent.

## At other questions: where a card lies, and what is chosen now

closed-elsewhere = This card { $lies }; now you choose { $among }.
closed-asks = Now you choose { $among }.
lies-hand = is in your hand
lies-drawn = is one of those you drew
lies-picked = has been picked already
lies-shown = lies open on the table
lies-party = is in your party
lies-ally = is in your partner's party
lies-enemy = is in another player's party
lies-played = has been played in this battle
lies-valhalla = lies in your Valhalla
lies-known = is in another player's hand
lies-discard = lies in the discard pile
among-offered = one of the jarls dealt to you
among-revealed = one of the warriors laid open
among-hand = a card of your hand
among-gather = whether to lay down a card or fill your hand
among-reserve = a card of the common reserve
among-action = the action of your turn
among-hand-warrior = a warrior of your hand
among-party = a warrior of your party
among-slot = the slot of the warrior you mean
among-target = the player you attack
among-drawn = one of the cards you drew
among-hand-tactic = a tactic of your hand
among-before = what to use before the battle
among-ban = a tactic you have just seen
among-phase = what to do next in your phase
among-die = one of your free dice
among-weapon = a weapon
among-extra-die = one of the extra dice just rolled
among-fought = one of your warriors that fought
among-ability = whether to use your jarl
among-idle = one of your warriors that did not fight
among-played = a tactic you played
among-pile = a card of the discard pile
among-row = a bonus of Loki
among-other-hand = a card of the hand you look at
among-thor = a card of Thor's Help
among-helped = which fighter Thor helps
among-commission = a commission
among-enemy = a warrior of your opponent
among-tyr = a card of Tyr's Wrath
among-final = whether to attack one last time
among-valhalla = a card of your Valhalla
