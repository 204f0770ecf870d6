### God of War: what the drawn table says.

gw-title = God of War
gw-goals-done = { $n ->
    [one] { $n } condition met
   *[other] { $n } conditions met
}
gw-path = Path
gw-journey = The journey begins
gw-quests = Quests
gw-bosses = Final bosses
gw-heroes = Heroes
gw-own = Your side
gw-you = you
gw-first = First player
gw-round = round { $round }
gw-health = Health
gw-health-of = Health { $left } of { $health }
gw-rage-of = Rage { $rage } of { $track }
gw-rage-ready = { $name } is ready
gw-ready = Rage is ready
gw-bonus = +{ $n } to the next attack
gw-bonus-word = Bonus
gw-freya-token = Freya token
gw-host = Carries Mimir
gw-hand = Cards in hand
gw-deck = Deck
gw-discard = Discard pile
gw-your-hand = Your hand
gw-empty = empty
gw-column = Column { $n }
gw-front = in front
gw-back = behind
gw-defence-card = a defence card?
gw-limit = Hand limit
gw-on-top = On top of the deck:
gw-upgrade-deck = Upgrade deck

## Phases

gw-phase-preparation = Preparation
gw-phase-hero = Hero
gw-phase-mine = Your turn: hero
gw-phase-scene = Scene
gw-phase-extra = Extra rune
gw-phase-upgrade = Upgrade

## The scene

gw-armor = Armour { $n }
gw-armor-broken = Armour { $n } destroyed
gw-defense = Defence { $n }
gw-stunned = Stunned: skips its rune
gw-tokens-word = Tokens
gw-tokens = { $most ->
    [0] Tokens: { $n }
   *[other] Tokens: { $n } of { $most }
}
gw-element = The card’s rule is in force
gw-tip-enemy = { $name }: health { $left } of { $health }
gw-tip-armor = Armour: { $values }
gw-tip-rune = { $rune }: { $told }
gw-tip-nothing = There is nothing here.

## Runes

gw-forecast = What each rune would do
gw-order = In this order
gw-now = now
gw-rune-sum = Damage of the rune: { $n }
gw-rune-saved = { $n } held off, { $rest } ahead
gw-quiet = hits nobody
gw-die = Enemy die
gw-die-shows = The enemy die shows { $n }
gw-last-throw = Last throw:
gw-offer = Upgrades of the round: { $n } of { $all }
gw-offer-none = none yet
gw-seen = You have seen:

## The set

gw-set = Set
gw-defence = Defence
gw-defends = Defence of { $hero }
gw-held-off = The attack is weakened
gw-more = more?
gw-damage = { $n ->
    [0] no damage
   *[other] damage
}
gw-falls = falls unconscious
gw-no-extras = Without damage there are no extra effects.
gw-against-armor = against armour { $n }
gw-needs-number = Add a modifier: the card has no number.
gw-breaks = Armour { $armor } breaks. No damage, no die.
gw-too-weak = Not enough for armour { $armor }: the attack is lost.
gw-hits = { $same ->
    [1] { $least } damage against health { $left }; chance to defeat it { $chance } %.
   *[other] { $least } to { $most } damage against health { $left }; chance to defeat it { $chance } %.
}
gw-choose-target = Choose a target in the scene.
gw-help = What else helps
gw-freya-helps = A Freya token prevents all damage of a hit
gw-ask = Ask
gw-asked = asked
gw-ask-for = Ask { $who } for “{ $card }”
gw-ask-defence = { $who }, help me: “{ $card }”!
gw-ask-set = { $who }, raise my set: “{ $card }”!
gw-keep = better kept for blow { $n }
gw-keep-short = keep

## Cards and decks

gw-kind-melee = Melee
gw-kind-ranged = Ranged
gw-kind-joker = Jokers
gw-kind-defense = Defence
gw-kind-modifier = Numbers
gw-kind-special = Special
gw-kind-status = Status
gw-all-cards = { $n ->
    [one] { $n } card in all
   *[other] { $n } cards in all
}
gw-discard-of = { $n ->
    [one] Discard pile: { $n } card
   *[other] Discard pile: { $n } cards
}
gw-filter-owner = Whose cards
gw-owner-kratos = Kratos
gw-owner-atreus = Atreus
gw-owner-mimir = Mimir
gw-owner-freya = Freya
gw-owner-brok_sindri = Brok and Sindri
gw-owner-upgrade = Upgrades
gw-owner-status = Status and crystals

## Upgrades and the path

gw-offer-title = Revealed by the runes of this round
gw-in-upgrades = In the upgrade deck: { $n }
gw-in-turn = In turn order
gw-state-ahead = ahead
gw-state-now = now
gw-state-done = completed
gw-state-obstacle = obstacle
gw-state-left = left aside
gw-looked-at = Go here
gw-becomes-obstacle = Becomes an obstacle
gw-victory = Victory:
gw-defeat = Defeat:
gw-obstacle = Obstacle:
gw-all-down = all heroes are unconscious.

## What happened

gw-story-rune = The rune { $rune }
gw-story-won = Completed: { $quest }
gw-story-scene = A new scene: { $quest }
gw-story-victory = Victory!
gw-story-defeat = Defeat

## The end

gw-end-saga-won = { $rounds ->
    [one] “{ $quest }” was the last victory. The whole way took { $rounds } round.
   *[other] “{ $quest }” was the last victory. The whole way took { $rounds } rounds.
}
gw-end-scene-won = { $rounds ->
    [one] “{ $quest }” is completed in { $rounds } round.
   *[other] “{ $quest }” is completed in { $rounds } rounds.
}
gw-end-lost = The path ended at “{ $quest }”, in round { $round }:
gw-end-all-down = nobody is left to fight, the heroes are unconscious.
gw-end-missing = Still missing for victory:
gw-end-some-quest = The second quest
gw-end-some-boss = The final boss
gw-end-state-won = { $rounds ->
    [one] Completed in { $rounds } round
   *[other] Completed in { $rounds } rounds
}
gw-end-state-lost = { $rounds ->
    [one] Lost after { $rounds } round
   *[other] Lost after { $rounds } rounds
}
gw-end-state-now = Not finished
gw-end-state-before = Behind the heroes from the start
gw-end-state-ahead = The heroes never came here
gw-end-felled = { $n } defeated
gw-end-dealt = { $n } damage
gw-end-taken = { $n } taken
gw-end-fell = Unconscious: { $heroes }
gw-end-nobody-fell = Nobody fell unconscious
gw-end-shares = Who did what
gw-end-share-dealt = Damage to enemies
gw-end-share-felled = Enemies defeated
gw-end-share-held = Damage held off
gw-end-share-taken = Damage taken
gw-end-share-specials = Special cards
gw-end-share-falls = { $n ->
    [0] Never fell
    [one] Fell unconscious once
   *[other] Fell unconscious { $n } times
}
gw-end-step = { $n } of { $of }
gw-end-step-back = Back
gw-end-step-on = Next
gw-end-step-all = All at once
gw-end-again = Tell it again
gw-end-look = Look at the scene
gw-end-back = Back to the end
gw-behind = Behind you
gw-behind-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
gw-behind-felled = Enemies defeated
gw-behind-falls = Heroes fallen
gw-behind-upgrades = Upgrades taken
gw-behind-removed = Cards removed

## Tabs

gw-tab-runes = Runes
gw-tab-own = Mine
gw-tab-heroes = Heroes
