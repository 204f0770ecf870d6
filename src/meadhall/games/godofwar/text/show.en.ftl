### God of War: the table in words, and what an option would do.

## Numbers and lists

show-number = { $n }
show-list = { $items }
    .separator = ;{" "}
show-of = { $left } of { $whole }
show-seat = { $seat }

## Quest

title-quest = Quest
show-phase-setup = Set-up; { $seat } is to decide first.
show-phase-preparation = Preparation phase; first { $seat }.
show-phase-hero = Hero activation of { $seat }.
show-phase-scene = Scene activation of { $seat }.
show-phase-extra = Extra scene activation; { $seat } reveals.
show-phase-upgrade = Upgrade phase; last turn: { $seat }.
show-first = First player: { $seat }.
show-difficulty = Difficulty: { $level }.
show-pyramid = Quests: { $quests }. Final bosses: { $bosses }.
    .separator = ;{" "}
show-quest = Now: { $quest }, round { $round }.
show-special = Special rule: { $rule }
show-victory = Victory: { $condition }.
show-victory-all = Victory when all of this holds:
show-defeat = Defeat: { $condition }.
show-defeat-all = Defeat when all of this holds:
show-condition = · { $condition }
show-obstacle = Obstacle of “{ $quest }”: { $told }.
    .separator = ;{" "}
show-won = The game is won.
show-lost = The game is lost.

## Under way

title-under-way = Under way
show-blow = Attack by { $card } on { $hero }, strength { $strength }; { $damage } would come through.
show-set = Set: { $cards }; sum { $sum }.
show-target = Against { $card }: strength { $strength } deals { $damage } damage; chance to defeat it { $chance } %.
show-target-breaks = Against { $card }: strength { $strength } breaks armour { $armor }; no damage, no die.
show-target-armor = Against { $card }: strength { $strength } is not enough for armour { $armor }.
damage-exactly = { $amount }
damage-between = { $least } to { $most }
show-die = Enemy die: { $die }.
show-coming = Still to come: { $told }.
    .separator = ;{" "}

## Scene

title-scene = Scene
column-place = Place
column-card = Card
column-state = State
column-runes = Runes
card-at = { $card } ({ $place })
place-top = top, column { $column }
place-bottom = bottom, column { $column }
place-aside = { $column ->
   *[other] beside
}
show-column = Column { $column }: { $heroes }.
show-column-empty = Column { $column }: nobody.
nothing = —
state-health = health { $left } of { $health }
state-armor = armour { $values }
state-defense = blocks { $amount }
state-dead = defeated
state-stunned = stunned
state-tokens = tokens { $count } of { $most }
show-rune-act = { $rune }: { $acts }
    .separator = ,{" "}
show-only-if = only if { $conditions }

title-elements = Elements, flips, interaction points
show-element = { $card }: { $told }.
    .separator = ;{" "}
show-element-text = { $card }: { $card_text }
when-cards = { $flip } ({ $cards })
    .separator = ;{" "}
when-enemy_defeated = turns over when the enemy is defeated
when-enemy_attacked = turns over after the enemy has attacked
when-armor_destroyed = turns over when all armour is destroyed
when-rune = turns over on the rune { $rune }
when-condition = turns over when { $conditions }
show-point = { $point } (costs { $cost }; { $limit }): { $effects }
show-point-if = { $point } (costs { $cost }; { $limit }; requires: { $conditions }): { $effects }

title-runes = What each rune would do now
show-rune = { $rune }, { $chance } %: { $acts }.
    .separator = ;{" "}
show-rune-quiet = { $rune }, { $chance } %: nothing.
show-card-acts = { $card } — { $acts }
    .separator = ,{" "}
act-stunned = the stun wears off
act-flip = turns over: { $cards }
    .separator = ;{" "}
act-flip-to = { $count ->
   *[other] turns over to { $cards }
}
act-attack = { $kind } of { $strength } on { $heroes }
act-attack-and = { $kind } of { $strength } on { $heroes }, with { $extras }
act-attack-one-of = { $kind } of { $strength } on one of { $heroes }
act-attack-one-of-and = { $kind } of { $strength } on one of { $heroes }, with { $extras }
act-attack-nobody = { $kind } of { $strength }, nobody is there

## Heroes

title-heroes = Heroes
column-hero = Hero
column-player = Player
column-health = Health
column-rage = Rage
column-column = Place
column-notes = Notes
show-rage = { $rage } of { $track } ({ $name })
show-rage-ready = { $rage } of { $track }: { $name } is ready
place-front = column { $column }, in front
place-back = column { $column }, behind
place-with_host = column { $column }, with the host
place-down = unconscious
note-bonus = +{ $amount } to the next attack
note-freya-tokens = { $count ->
    [one] a Freya token
   *[other] { $count } Freya tokens
}
note-host = carries Mimir

## Cards

title-cards = Cards
show-hand = Hand of { $seat }: { $cards }.
show-deck = { $seat }: { $hand } in hand, { $deck } in the deck, { $discard } discarded, hand limit { $limit }.
show-several = { $card } × { $count }
show-discard = Discarded by { $seat }: { $cards }.
show-top = On top of the deck of { $seat }: { $cards }.
show-card-text = { $card }: { $card_text }
title-upgrades = Upgrades
show-upgrade = { $card } ({ $rune })
show-offer = On offer this round: { $cards }.
show-upgrades-left = Upgrade cards in the deck: { $count }.
show-piles = Piles: stun { $stun }, poison { $poison }, crystals { $crystal }.
show-removed = Removed from the game: { $cards }.
show-seen-looking = You look at: { $cards }.
show-seen-top = On top of the upgrade deck, as you know: { $cards }.
title-companions = Companions
show-ability = { $ability }: { $variants }
show-ability-used = { $ability }: used ({ $variants })

## The vocabulary in words

to-actor = the hero who did it
to-self = the hero who did it
to-any = a hero of your choice
to-each = everybody
to-each_other = everybody else
to-brothers = Brok or Sindri
to-columns = every hero in { $count ->
    [one] column
   *[other] columns
} { $columns }
to-enemy = { $enemy }
to-column = { $count ->
   *[other] the enemies in column { $columns }
}
to-own = an enemy in the own column
to-choice = { $count ->
    [one] an enemy of your choice
   *[other] up to { $count } enemies of your choice
}
attack-melee-told = melee of { $strength } at { $where }
attack-melee-and = melee of { $strength } at { $where }, with { $extras }
attack-ranged-told = { $where ->
   *[other] ranged of { $strength } at the farthest hero
}
attack-ranged-and = { $where ->
   *[other] ranged of { $strength } at the farthest hero, with { $extras }
}
attack-area-told = area attack of { $strength } on { $count ->
    [one] column
   *[other] columns
} { $where }
attack-area-and = area attack of { $strength } on { $count ->
    [one] column
   *[other] columns
} { $where }, with { $extras }
effect-damage_heroes = { $amount } damage to { $who }, no defence
effect-damage_enemies = { $amount } damage to { $who }, armour stops it
effect-damage_enemies-pierce = { $amount } damage to { $who }, through armour
effect-heal_hero = { $who } heals { $amount }
effect-heal_enemy = { $who } heals { $amount }
effect-flip = turns over: { $cards }
    .separator = ;{" "}
effect-restore = comes back: { $cards }
    .separator = ;{" "}
effect-activate = attacks at once: { $cards }
    .separator = ;{" "}
effect-tokens-more = { $cards }: tokens +{ $amount }
effect-tokens-less = { $cards }: tokens −{ $amount }
effect-stun_enemy = stun for { $who }
effect-crystal = crystals for { $who }: { $amount }
effect-draw = cards drawn by { $who }: { $amount }
effect-discard = cards discarded by { $who }: { $amount }
effect-rage = rage for { $who }: { $amount }
effect-hand_limit-more = hand limit of { $who } +{ $amount }
effect-hand_limit-less = hand limit of { $who } −{ $amount }
effect-hand_limit-more-round = hand limit of { $who } +{ $amount } until the end of the round
effect-hand_limit-less-round = hand limit of { $who } −{ $amount } until the end of the round
effect-move_hero = one more move for { $who }
effect-next_attack_bonus = +{ $amount } to the next attack of { $who }
effect-shuffle_status = shuffled into the deck, { $who }: { $status }, { $amount }
effect-remove_status = a stun or poison card of { $who } goes back to its pile
effect-remove_cards = top cards of the deck removed for good, { $who }: { $amount }
condition-holds = { $condition } — yes
condition-open = { $condition } — not yet
condition-to-go = { $condition } — { $left } to go
condition-unseen = { $condition } — not in sight so far
if-enemy_health_at_most = { $enemy } has { $value } health or less
if-enemy_defeated = { $enemy } is defeated
if-enemy_alive = { $enemy } lives
if-all_enemies_defeated = no living enemy is in sight
if-tokens_at_least = { $card } holds { $value } tokens
if-side-front = { $card } shows its front
if-side-back = { $card } shows its back
rule-strength-enemy = attacks of { $enemy } get +{ $amount }
rule-strength-kind = attacks on heroes ({ $kind }) get +{ $amount }
rule-strength-per_token = attacks of { $enemy } get +{ $amount } for each token on { $per_token }
rule-defense = { $enemy } blocks { $amount } more
rule-immune = { $card } cannot be attacked
rule-hero_attack-columns = attacks made from { $count ->
    [one] column
   *[other] columns
} { $columns } get +{ $amount }
rule-hero_attack-enemy = attacks against { $enemy } get +{ $amount }
rule-hero_attack-card = attacks against { $card } get +{ $amount }
rule-end_of_turn = whoever ends an activation in { $count ->
    [one] column
   *[other] columns
} { $columns }: { $effects }
rule-end_of_round = at the end of the round: { $effects }
rule-armor = every armour value +{ $amount }
rule-pool_health = every health card +{ $amount }
rule-extra_reveals = more runes in the extra scene activation: { $amount }

## Hints

hint-does = { $what_text }
hint-hero = { $hero_text }
hint-point = costs { $symbols }: { $effects }
hint-who = { $hero }: { $told }
hint-hero-at = column { $column }, health { $left } of { $health }
hint-hero-health = { $column ->
   *[other] health { $left } of { $health }
}
hint-harm = { $hero }: health { $before } → { $after }
hint-fall = { $hero }: health { $before } → { $after }, falls unconscious
hint-column = { $cards }
hint-column-with = { $cards }; here: { $heroes }
hint-runes = { $runes }
    .separator = { " " }
hint-obstacle = left aside, an obstacle: { $obstacle }
hint-blow = { $hero }, health left { $left }, against strength { $strength }
hint-enemy = { $places }; health left { $left }
hint-target = { $place }; { $outcome }
hint-attack = strength { $strength }: { $damage } damage, chance to defeat { $chance } %
hint-breaks-armor = strength { $strength }: breaks armour { $armor }, no damage
hint-too-weak = strength { $strength }: not enough for armour { $armor }
hint-defence = defence { $strength }: { $damage } comes through
hint-comes-through = { $damage } comes through

## What is wrong with a scene

scene-ok = { $name }: this scene can be played.
scene-not-packed = this is not a packed scene: { $word }…
scene-too-long = this is too long: { $word } characters; at most { $expected }
scene-too-deep = brackets or keys are nested deeper than { $word } levels here
scene-long-number = the number { $word } is too long; at most { $expected } digits
scene-long-list = “{ $word }” has too many parts; at most { $expected }
scene-empty = there is nothing here; a scene begins with { $expected }
scene-toml = this is not TOML: { $word }
scene-unknown-key = there is no key “{ $word }” here; known: { $expected }
scene-missing-word = a word is missing in “{ $word }”; one of these is needed: { $expected }
scene-unknown-word = the word “{ $word }” is not known; one of: { $expected }
scene-unknown-part = the part “{ $word }” does not belong here; known: { $expected }
scene-missing-part = “{ $word }” lacks its part: { $expected }
scene-not-an-id = “{ $word }” is not an id: small letters, digits and underscores
scene-not-a-list = “{ $word }” must be a list
scene-not-alternatives = “{ $word }” must be a list of lists of conditions
scene-not-in-range = “{ $word }” must be a number within these bounds: { $expected }
scene-no-card = there is no card “{ $word }” in this scene; known: { $expected }
scene-no-enemy = there is no enemy “{ $word }” in this scene; known: { $expected }
scene-no-column = “{ $word }” names a column that the scene does not have
scene-no-pool = no health card counts for “{ $word }”
scene-no-side = the side “{ $word }” is missing
scene-no-name = a name is missing: { $word }
scene-no-cost = the point “{ $word }” costs nothing
scene-no-victory = the scene cannot be won: “{ $word }” is empty
scene-twice = “{ $word }” is there twice
scene-pool-twice = two health cards count for “{ $word }”
scene-two-healths = the enemy “{ $word }” has its own health in one place and a pool in another
scene-health-or-pool = the enemy “{ $word }” needs either health or a pool
scene-armor-order = “{ $word }” must be a list of numbers, the highest first
scene-enemy-aside = the enemy “{ $word }” cannot stand on a card beside the scene
scene-attack-aside = an attack from beside the scene must name columns, not be “{ $word }”
scene-attack-or-attacks = give either “attack” or “{ $word }”
scene-rune-without-attack = there are “{ $word }”, but no enemy that attacks
scene-flip-without-armor = “{ $word }” needs an enemy with armour on this side
scene-flip-without-attack = “{ $word }” needs an enemy that attacks on this side
scene-flip-without-enemy = “{ $word }” needs an enemy or a health card on this side
scene-condition-elsewhere = a flip on “{ $word }” must turn over its own card too
scene-not-in-scene = “{ $word }” is for action cards, not for scenes
scene-not-in-obstacle = “{ $word }” cannot be an obstacle: it would need to know the scene
scene-place-taken = the place of “{ $word }” is taken already
scene-empty-column = column { $word } has no card in the bottom row
