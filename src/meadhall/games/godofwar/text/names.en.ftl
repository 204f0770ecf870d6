### God of War: heroes, runes, status cards, companions, symbols. value = name; .text, .help as on cards.

## Heroes

kratos = Kratos
    .text = Health { $health }, rage track of { $track }. Spartan Rage: +{ $amount } to his next attack, and he heals { $second } damage.
    .help = The bonus waits for his next attack even in a later round, counts against armour and is spent by that attack (GW-217 to GW-220). Alone he is played with two companions (GW-206).
atreus = Atreus
    .text = Health { $health }, rage track of { $track }. Stormbringer: up to { $count } enemies anywhere take { $amount } damage each.
    .help = Stormbringer is not an attack: no die, no rage, no bonuses; armour stops it (GW-221 to GW-223).
mimir = Mimir
    .text = Health { $health }, rage track of { $track }. Voice of Wisdom: one player of your choice draws { figure-cards }.
    .help = He is carried by a host, never attacks, may use interaction points in the host’s activation, and may take blows aimed at the host (GW-224 to GW-233).
freya = Freya
    .text = Health { $health }, rage track of { $track }. Ancient Magic: a Freya token on a hero will prevent all the damage of one hit.
    .help = There are { $tokens } tokens; the player of the threatened hero decides when one is used (GW-234 to GW-237, GW-274).
brok = Brok
    .text = Health { $health }, rage track of { $track }. Gear Up: Brok or Sindri gets a defence card of { $value }.
    .help = Both brothers are played by one player with one hand; each moves once and has his own rage (GW-238 to GW-248).
sindri = Sindri
    .text = Health { $health }, rage track of { $track }. Arm: Brok or Sindri gets a melee card of { $value }.
    .help = Both brothers are played by one player with one hand; each moves once and has his own rage (GW-238 to GW-248).
brok_sindri = Brok and Sindri
    .text = Two figures of health { $health } with one deck and one hand.
    .help = Each brother moves once a turn and has his own rage; the player says who plays which card (GW-238 to GW-248).

## Rage

spartan_rage = Spartan Rage
    .text = +{ $amount } to your next attack; heal { $second } damage.
stormbringer = Stormbringer
    .text = Up to { $count } enemies take { $amount } damage each; no die is rolled, but armour stops it.
voice_of_wisdom = Voice of Wisdom
    .text = One player of your choice draws { figure-cards }.
ancient_magic = Ancient Magic
    .text = Put a Freya token on a hero; it will prevent all the damage of one hit.
gear_up = Gear Up
    .text = Brok or Sindri gets a defence card of { $value }.
arm = Arm
    .text = Brok or Sindri gets a melee card of { $value }.
gear_up_card = Sturdy gear (defence { $value })
    .text = A defence card of { $value }, kept until used or until the quest ends.
arm_card = Fine weapon (melee { $value })
    .text = A melee card of { $value }, kept until used or until the quest ends.

## Companions

stunning_shot = Atreus: stunning shot
    .text = A ranged card that stuns its target; add at least one modifier.
aim = Atreus: aim
    .text = +{ $amount } to your attack.
double_shot = Atreus: double shot
    .text = A ranged attack on any { $targets } enemies; add at least one modifier.
cover = Atreus: cover
    .text = A defence card of { $value }.
remedy = Mimir: remedy
    .text = Heal { $amount } damage.
weak_spot = Mimir: weak spot
    .text = Add the enemy die to this attack instead of subtracting it.
path = Mimir: path
    .text = One more move.
foresight = Mimir: foresight
    .text = Look at the top { $amount } upgrade cards; put each on the top or under the deck.
ability-atreus_1 = Atreus, first ability
ability-atreus_2 = Atreus, second ability
ability-mimir_1 = Mimir, first ability
ability-mimir_2 = Mimir, second ability

## Runes and status cards

fehu = Fehu
uruz = Uruz
thurisaz = Thurisaz
ansuz = Ansuz
stun = Stun
    .text = Discard it as soon as it is drawn; it is not replaced.
    .help = A hero hurt by a stunning attack puts it on top of the deck; it uses up one draw (GW-135, GW-136).
poison = Poison
    .text = Discard it as soon as it is drawn, take 1 damage, draw another card.
    .help = A hero hurt by a poisonous attack puts it on top of the deck; its damage cannot be defended against (GW-137 to GW-140).
crystal = Shatter Crystal
    .text = In your hero activation: discard it to draw a card. Pays for crystal symbols.
    .help = Gained crystals go on top of the deck and leave it at the end of the quest (GW-197 to GW-200).

## Symbols, kinds, words

symbol-melee = melee
symbol-ranged = ranged
symbol-defense = defence
symbol-modifier = modifier
symbol-special = special
symbol-crystal = crystal
symbol-at-least = { $symbol } of { $least } or more
attack-melee = melee
attack-ranged = ranged
attack-area = area
extra-stun = stun
extra-poison = poison
extra-push = push
extra-discard = discard
extra-rage_loss = loss of rage
dir-left = the column to the left
dir-own = its own column
dir-right = the column to the right
limit-once = once a scene
limit-turn = once an activation
difficulty-story = story
difficulty-normal = normal
difficulty-hard = hard
difficulty-ragnarok = Ragnarök
the-scene = the scene
none = none

## Figures with their words: the number is that of the card or hero

figure-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
figure-damage = { $amount } damage
figure-rage = { $amount } rage
