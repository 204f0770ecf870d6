### Valhalla: what the drawn table says.

va-you = You
va-house = House of the { $emblem ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [stag] Stag
    [raven] Raven
   *[serpent] Serpent
}
va-percent = { $n } %
va-chance-short = chance { $n } %
va-leaves-out = Exact if both sides reroll as is best. Not counted: tactics, third players, abilities used at will, extra dice.
va-ends = Strength in battle, %
va-ends-mine = you reach it
va-ends-beaten = then it is beaten
va-spoken = { $name }: strength { $strength }, glory { $glory }, { $weapons }

## Where the game stands

va-step-setup = Setting up
va-step-turns = Turns
va-step-your-a = Your turn: action
va-step-a = { $name }: action
va-step-b = cards
va-step-next = then { $name }
va-step-monster = then the monster
va-step-before = Before the battle
va-step-attack = Attack
va-step-your-attack = Your attack
va-step-defence = Defence
va-step-your-defence = Your defence
va-step-after = Outcome
va-step-last = Last round
va-step-ragnarok = Ragnarök
va-step-end = The end
va-clock = Turn { $turn } · { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} to Ragnarök
va-clock-solo = Turn { $turn } · level { $level } · { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck
va-clock-last = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} to Ragnarök
va-clock-ending = After this turn everyone has one more
va-clock-ragnarok = Everyone's last fight
va-clock-over = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} played

## Players

va-others = The other players
va-own-board = Your board
va-party = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}, { $clans ->
    [one] { $clans } clan
   *[other] { $clans } clans
}
va-nobody = no warriors
va-warriors = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
va-partner = partner
va-viking-level = Last Viking, level { $n }
va-hand = Hand
va-valhalla = Valhalla
va-shields = Shields
va-trophies = Trophies
va-no-trophies = none yet
va-shields-of = { $n ->
    [one] { $n } own shield
   *[other] { $n } own shields
}, { $taken } captured
va-known = you know { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
va-jarl = jarl
va-jarl-second = both abilities
va-jarl-off = the jarl is silent
va-second-on = second: in force
va-second-off = second: not yet
va-use-jarl = Use the jarl
va-use-second = Second ability
va-stake-new = new shield
va-stake-known = shield you hold
va-stake-last = last shield: the end
va-stake-end = the end
va-not-partner = your partner
va-not-empty = no party: cannot be attacked
va-not-shieldless = no shields: cannot be attacked

## The own board

va-own-shields = Own shields · { $n ->
    [0] worth nothing
    [one] { $n } point each
   *[other] { $n } points each
}
va-shields-alone = Shields · without them all is lost
va-own-trophies = Trophies · { $n ->
    [one] { $n } point each
   *[other] { $n } points each
}
va-next-set = { $size } different: +{ $glory }
va-slot-free = free
va-slot-here = a place is free
va-my-valhalla = My Valhalla
va-valhalla-cards = { $glory ->
    [one] point of glory
   *[other] points of glory
}, { $n ->
    [one] { $n } card
   *[other] { $n } cards
} face down
va-with-shields = With shields now
va-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
va-your-hand = Your hand
va-no-hand = Your hand is empty.
va-hand-rest = { $n ->
    [one] { $n } more warrior
   *[other] { $n } more warriors
} in hand: a battle has no use for them

## The middle

va-deck = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
va-deck-short = Deck
va-discard = Discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
va-discard-short = Discard
va-supply = Supply
va-extra-dice = { $n ->
    [0] no extra dice left
    [one] { $n } extra die
   *[other] { $n } extra dice
}

## Battle

va-battle = The battle
va-ragnarok = Ragnarök: the last fight
va-role-attacks = attacks
va-role-defends = defends
va-role-attacks-you = attack
va-role-defends-you = defend
va-role-ragnarok = the last fight
va-in-battle = in battle · { $n }
va-enters = Valhalla · +{ $n }
va-would-give = gives { $n }
va-lacks-short = lacks
va-lacks-dice = { $n ->
    [one] { $n } die short
   *[other] { $n } dice short
}
va-bound = bound by a dwarf
va-on-path = on the path to Valhalla
va-lent = A partner's warrior: { $name }
va-sum = Where the strength comes from
va-part-cards = cards
va-part-jarl = jarl
va-part-brought = Valhalla
va-could = up to { $n } with the dice as they lie
va-fewer = { $n ->
    [one] { $n } die fewer
   *[other] { $n } dice fewer
}
va-needed = { $n } or more to win
va-tie-help = a tie is the attacker's
va-before = Before the rolls
va-before-help = cards and jarls come first
va-attack-now = The attacker arms
va-attack-help = then the defender answers
va-ragnarok-sum = Glory for Valhalla
va-ragnarok-help = whoever is armed goes to Valhalla
va-you-win = You win!
va-wins = { $name } wins
va-monster-wins = The monster wins
va-no-winner = Nobody wins
va-prize = The shield taken: { $name }
va-banned = Forbidden: “{ $card }”
va-dice = Dice
va-free-dice = Free dice
va-free-dice-of = Free dice of { $name }
va-free-rerolls = { $n ->
    [one] { $n } free reroll
   *[other] { $n } free rerolls
}
va-no-dice = No free dice.
va-dice-wait = The dice are not rolled yet.
va-dice-done = The battle is decided; the dice go back.
va-at-stake = At stake: { $last ->
    [1] the last shield
   *[0] a shield
} of { $name }
va-at-stake-new = At stake: { $last ->
    [1] the last shield of { $name }
   *[0] a shield of { $name }, new to you
}
va-at-stake-yours = At stake: { $last ->
    [1] your last shield
   *[0] one of your shields
}
va-at-stake-partner = At stake: { $last ->
    [1] your partner's last shield
   *[0] a shield of your partner
}
va-at-stake-face = At stake: { $last ->
    [1] the monster's last face
   *[0] a face of the monster
}
va-spent-dice = Discarded
va-end-defence = End the defence?
va-ended-now = { $ours } to { $theirs } now.
va-ended-unarmed = Nobody is armed, so { $ours } to { $theirs } is a defeat.
va-ended-held = You keep the shield.
va-ended-taken = { $name } takes { $last ->
    [1] your last shield
   *[0] your shield
}.
va-ended-go = { $cards } { $n ->
    [one] goes
   *[other] go
} to Valhalla: { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
}.
va-ended-may = { $cards } may go to Valhalla: { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
}.
va-turn-to = To which weapon?
va-roll-chance = to win by this roll
va-reroll-chance = to win with the best rerolls
va-mark-win = victory
va-mark-short = not enough
va-mark-total = makes { $n }
va-mark-chance = to win
va-mark-best = at best
va-mark-strength = strength
va-mark-symbols = symbols
va-story-battle = The battle is over
va-story-monster = The battle with the monster
va-story-ragnarok = Ragnarök

## Solo

va-faces = Six faces of { $name }
va-cap = Valhalla's cap
va-face = face { $n } of { $of }
va-face-n = Face { $n }
va-faces-beaten = { $n } of { $of } faces beaten
va-face-beaten = beaten
va-face-now = now against you
va-face-next = comes next
va-face-hidden = hidden
va-cap-of = Valhalla, cap { $n }
va-if-win = Win, and its next face opens; your fighters enter Valhalla up to the cap.
va-if-slain = Win, and the monster is slain.
va-if-lose = Lose, and { $n ->
    [one] { $n } card leaves
   *[other] { $n } cards leave
} the deck.
va-brings = Brought into every battle
va-brings-sum = Valhalla { $glory } + warriors
va-loss = a lost battle: −{ $n ->
    [one] { $n } card
   *[other] { $n } cards
}
va-signs = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
va-attack-monster = Attack { $name }
va-attacks-when = Attacks when all { $n } are covered
va-monster-rolls = Its next roll, { $n ->
    [one] { $n } die
   *[other] { $n } dice
}:
va-monster-attacks = that it attacks
va-open-left = { $n ->
    [0] all covered
   *[other] { $n } open
}

## The end

va-end-title = Valhalla has opened its gates
va-end-dark = The gates stay shut
va-end-won = { $name } wins { $n ->
    [0] the tie
    [one] by one point
   *[other] by { $n } points
}
va-end-allies = { $name } win together { $n ->
    [0] by the tie-break
    [one] by { $n } point
   *[other] by { $n } points
}
va-end-shared = { $names } share the victory
va-end-slain = { $name } is slain
va-end-lost = { $name } has won
va-in-numbers = In numbers
va-ledger = Whose shields are whose
va-own-count = own { $n }
va-worth = An own shield { $own }, a captured one { $captured }
va-place = place { $n }
va-last-fights = Ragnarök: everybody's last fight
va-last-help = the armed go to Valhalla, the others to the discard pile
va-nobody-armed = nobody armed
va-no-party = No party left to fight
va-rerolls = { $n ->
    [0] no rerolls
    [one] { $n } reroll
   *[other] { $n } rerolls
}
va-die-free = { $die }: not used
va-die-paid = { $die }: discarded
va-how-ended = How it ended
va-moment-turn = Turn { $n }
va-moment-shield = The last shield of { $from } goes to { $name }: the last round begins.
va-moment-deck = The deck is empty: the last round begins.
va-moment-late = A shield of { $from } still goes to { $name }.
va-moment-decides = { $n } more for { $name }, enough to overtake { $before }.
va-moment-most = Most of all for { $name }: +{ $n }. The first place stays as it was.
va-moment-tie-captured = Equal points: the winner has more captured shields.
va-moment-tie-own = Equal points and trophies: the winner has kept more shields.
va-your-battles = Your battles
va-attacks-made = Attacks
va-defences-made = Defences
va-of-them = { $n }, { $won } won
va-of-them-held = { $n }, { $held } held
va-strongest = Strongest blow
va-your-points = { $n ->
    [one] Your { $n } point
   *[other] Your { $n } points
}
va-from-battles = Warriors from battles
va-from-ragnarok = Ragnarök
va-block-battles = battles, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
va-block-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
va-fallen = In Valhalla from battles
va-block-ragnarok = Ragnarök
va-block-own_shields = own shields
va-block-captured_shields = captured shields
va-block-shield_sets = sets
va-block-last_viking = Viking

## Phone

va-tab-mine = Mine
va-tab-others = Others
va-tab-piles = Piles

## The card list

va-filter-kind = Kind
va-filter-clan = Clan
va-filter-set = Set
kind-warrior = warrior
kind-loki = Loki's Trickery
kind-monster = monster
kind-companion = faithful companion
kind-memo = memo
kind-solo_memo = solo memo
kind-last_viking_marker = Last Viking
kind-last_viking_bonus = Last Viking
va-set-base = Base game
va-set-jarls = Jarls
va-set-loki = Loki's Trickery
va-set-thor = Thor's Help
va-set-valkyries = Valkyries
va-set-dwarves = Dwarves
va-set-tyr = Tyr's Wrath
va-set-last_viking = The Last Viking
va-set-solo = Solo

## What cards do, in few words

va-short-bonus_clan_diversity = 3 clans: +{ $three }, 4: +{ $four }
va-short-bonus_vs_enemy_clan-bear = against bears: +{ $amount }
va-short-bonus_vs_enemy_clan-wolf = against wolves: +{ $amount }
va-short-bonus_vs_enemy_clan-boar = against boars: +{ $amount }
va-short-bonus_vs_enemy_clan-stag = against stags: +{ $amount }
va-short-bonus_vs_enemy_clan-giant = against giants: +{ $amount }
va-short-bonus_own_clan-bear = bears beside: +{ $one }, +{ $two }
va-short-bonus_own_clan-wolf = wolves beside: +{ $one }, +{ $two }
va-short-bonus_own_clan-boar = boars beside: +{ $one }, +{ $two }
va-short-bonus_own_clan-giant = giants beside: +{ $one }, +{ $two }
va-short-giant_take_die = the foe loses a die
va-short-per_other = Valhalla: +{ $glory } each with it
va-short-alone = Valhalla: +{ $glory } alone
va-short-with_clan = Valhalla: +{ $glory } with its clan
va-short-block_enemy_warrior = binds a foe
va-short-hold_enemy_from_valhalla = holds a foe back
va-short-opponent_discards_tactic = the foe discards a tactic
va-short-discard_hand_for_strength = a card: +{ $amount }
va-short-fury = +{ $amount } strength
va-short-fury_outnumbered = +{ $amount } with the smaller party
va-short-heroic_attack = Discard any die
va-short-heroic_attack_sword = Discard a sword
va-short-heroic_attack_axe = Discard an axe
va-short-heroic_attack_spear = Discard a spear
va-short-heroic_attack_bow = Discard a bow
va-short-heroic_attack_shield = Discard a shield
va-short-new_weapons = Roll { $take } extra dice, keep one
va-short-counterattack = Up to { $times } free rerolls
va-short-weapon_exchange = Turn all your blanks
va-short-surround_the_leader = The foe's jarl is silent
va-short-virtual_die = Counts as a die: { $weapon }
va-short-path_to_valhalla = A fighter goes to Valhalla for sure
va-short-call_to_arms = The top warrior of the discard pile joins
va-short-war_cry_party = +{ $amount } for each warrior
va-short-war_cry_activated = Strength by fighters
va-short-prefilled_symbol = { $weapon } is covered

## Titles, where the card itself says the rest

va-title-tyr_vs_bear = Tyr's Wrath (bear)
va-title-tyr_vs_wolf = Tyr's Wrath (wolf)
va-title-tyr_vs_boar = Tyr's Wrath (boar)
va-title-tyr_vs_stag = Tyr's Wrath (stag)
va-title-tyr_vs_giant = Tyr's Wrath (giants)
va-title-war_cry_activated = War Cry (fighters)

## Warriors by trade: the pennant says the clan

va-trade-swordsman = Swordsman
va-trade-axeman = Axeman
va-trade-spearman = Spearman
va-trade-archer = Archer
va-trade-shield_bearer = Shield-bearer
va-trade-reaver = Reaver
va-trade-raider = Raider
va-trade-hunter = Hunter
va-trade-watchman = Watchman
va-trade-housecarl = Housecarl
va-trade-two_blade_fighter = Two-blade Fighter
va-trade-berserker = Berserker
va-trade-iron_breaker = Iron-breaker
va-trade-champion = Champion
va-trade-frenzied_berserker = Frenzied Berserker
va-trade-veteran = Veteran
va-trade-warlord = Warlord
va-trade-captain_of_drengs = Captain of Drengs
va-trade-vanguard = Vanguard
va-trade-shield_wall_fighter = Shield-wall Fighter
va-trade-defender = Defender
va-trade-forester = Forester
va-trade-scout = Scout
va-trade-spear_thrower = Spear-thrower
va-trade-marksman = Marksman
va-trade-tracker = Tracker
va-trade-spear_master = Spear-master
va-trade-wanderer = Wanderer
va-trade-path_guard = Path Guard
va-trade-war_leader = War Leader
va-trade-great_hunter = Great Hunter
va-trade-bulwark = Bulwark
va-trade-gatekeeper = Gatekeeper
va-trade-harpooner = Harpooner
va-trade-hersir = Hersir
va-trade-huntmaster = Huntmaster
va-trade-wall_breaker = Wall-breaker
va-trade-hero = Hero
va-trade-keen_eyed_archer = Keen-eyed Archer
va-trade-tower_guard = Tower Guard
va-trade-sworn_guard = Sworn Guard
va-trade-weapon_master = Weapon-master
va-trade-keeper_of_the_grove = Keeper of the Grove
va-trade-giant_wanderer = Giant Wanderer
va-trade-giant_brawler = Giant Brawler
va-trade-giant_crusher = Giant Crusher
va-trade-giant_chieftain = Giant Chieftain
va-trade-blade_master = Blade-master
va-trade-giant_gatherer = Giant Gatherer
va-trade-giant_reaper = Giant Reaper
va-trade-giant_hermit = Giant Hermit
va-trade-giant_king = Giant King
va-trade-dwarf_binder = Dwarf Binder
va-trade-dwarf_soul_catcher = Dwarf Soul-catcher
va-trade-dwarf_saboteur = Dwarf Saboteur
va-trade-dwarf_smith = Dwarf Smith
