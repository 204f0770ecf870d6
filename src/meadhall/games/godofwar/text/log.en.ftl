### God of War: what happened, line by line.

plays-hero = { $seat } plays { $hero }.
first-player = { $seat } is the first player.
scene-laid-out = The scene is laid out: { $quest }.
obstacle-shown = Obstacle from “{ $quest }”: { $obstacle }
path-chosen = { $seat } leads the way: { $quest }.
round-begins = Round { $round } begins.
night-falls = { $round } rounds have passed, and night falls over the scene.
quest-completed = Completed: { $quest }.
game-won = Victory! The last scene, “{ $quest }”, is won.
game-lost = Defeat: the path ends at “{ $quest }”.

draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
draws-stun = { $seat } draws a stun card: it is discarded without replacement.
draws-poison = { $seat } draws a poison card.
reshuffles = { $seat } shuffles the discard pile into a new deck.
discards = { $seat } discards { $card }.
takes-status = { $seat } puts a card on top of the deck: { $card }.
sheds-status = A card of { $seat } goes back to its pile: { $card }.
shuffles-in = { $seat } shuffles a card into the deck: { $card }.
loses-card = { $seat } loses { $card } for good.
hand-limit-more = { $seat }: hand limit +{ $amount }.
hand-limit-less = { $seat }: hand limit −{ $amount }.
breaks-crystal = { $seat } breaks a crystal to draw a card.

hero-activation = { $seat } begins a hero activation.
mimir-joins = Mimir is carried by { $hero }.
swaps-places = { $hero } and { $other } change places in column { $column }.
moves-front = { $hero } stands in front in column { $column }.
moves-back = { $hero } stands behind in column { $column }.
is-pushed = { $hero } is driven to column { $column }.
plays-special = { $seat } plays { $card }.
uses-rage = { $hero } uses the rage: { $rage }.
interacts = { $hero }: { $point }.
companion-helps = A companion helps. { $variant }.
companions-ready = The companions’ abilities are ready again.
upgrades-sorted = Upgrade cards put back: { $top } on top, { $bottom } under the deck.
upgrade-seen = You looked at { $card } with the rune { $rune }.

attacks = { $hero } attacks { $card } with { $cards }: strength { $more ->
    [0] { $strength }.
   *[other] { $strength }, of it { $more } from effects.
}
set-raised = The set gets +{ $amount }.
die-rolled = The enemy die shows { $die }.
die-rerolled = Rolled again, the enemy die shows { $die }.
attack-sum = { $card }: strength { $strength } − die { $die } = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
attack-sum-defense = { $card }: strength { $strength } − die { $die } − defence { $defense } = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
attack-adds = { $card }: strength { $strength } + die { $die } = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
attack-adds-defense = { $card }: strength { $strength } + die { $die } − defence { $defense } = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
armor-breaks = Armour { $armor } is destroyed: { $card }.
armor-holds = Armour { $armor } holds against strength { $strength }: { $card }.
armor-stops = Armour stops the damage: { $card }.
enemy-hurt = { $enemy } takes { $amount } damage; { $left } health left.
enemy-heals = { $enemy } heals { $amount }.
enemy-stunned = Stunned: { $card }.
enemy-defeated = Defeated: { $enemy }.
turns-over = Turned over: { $cards }.
    .separator = ;{" "}
is-restored = Back again: { $card }.
tokens-now = { $count ->
    [one] { $card }: one token.
   *[other] { $card }: { $count } tokens.
}

rune-revealed = The rune { $rune } comes up, on { $card }.
rune-drawn = The upgrade deck is empty; chance brings the rune { $rune }.
element-acts = An element acts: { $card }.
obstacle-acts = An obstacle acts: { $quest }.
stun-wears-off = Instead of attacking, the stun wears off: { $card }.
scene-attacks = Attack by { $card }: { $kind }, strength { $strength }.
is-attacked = The target is { $hero }.
mimir-shields = Mimir takes the blow meant for { $hero }.
attack-blocked = The attack is weakened by { $amount }.
defends = { $hero } defends with { $cards }: strength { $strength }.
blow-sum = { $hero }: attack { $strength } − defence { $block } = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
unharmed = { $hero } is unharmed.
takes-damage = { $hero } takes { $amount } damage; { $left } health left.
cannot-be-hurt = { $hero } waits beside the fallen host and cannot be hurt.
falls = { $hero } falls unconscious.
heals = { $hero } heals { $amount }; { $left } health left.
freya-token-placed = A Freya token is placed on { $hero }.
freya-token-used = A Freya token saves { $hero } from { $amount } damage.
gains-rage = { $hero } gains { $amount } rage, { $rage } in all.
rage-ready = { $hero } gains { $amount } rage; at { $rage } the rage is ready.
loses-rage = { $hero } loses { $amount } rage.
bonus-waits = The next attack of { $hero } gets +{ $amount }.
gets-gear = { $hero } gets { $card }.

extra-activation = { $count ->
    [one] The extra scene activation begins.
   *[other] The extra scene activation begins, with { $count } runes.
}
upgrade-phase = The upgrade phase begins; all hands are discarded.
offer-stored = Not taken, under the upgrade deck: { $cards }.
upgrades-offered = Upgrades on offer: { $cards }.
takes-upgrade = { $seat } takes { $card }.
removes-card = { $seat } removes { $card } from the game.
