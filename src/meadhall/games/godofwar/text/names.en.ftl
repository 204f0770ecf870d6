### God of War: heroes, runes, status cards, companions, symbols. value = name; .text, .help as on cards.

## Heroes

kratos = Kratos
    .text = Health 10, rage track of 5. Spartan Rage: +3 to his next attack, and he heals 3 damage.
    .help = The bonus waits for his next attack even in a later round, counts against armour and is spent by that attack (GW-217 to GW-220). Alone he is played with two companions (GW-206).
atreus = Atreus
    .text = Health 7, rage track of 4. Stormbringer: up to two enemies anywhere take 2 damage each.
    .help = Stormbringer is not an attack: no die, no rage, no bonuses; armour stops it (GW-221 to GW-223).
mimir = Mimir
    .text = Health 5, rage track of 3. Voice of Wisdom: every other player draws 1 card.
    .help = He is carried by a host, never attacks, may use interaction points in the host’s activation, and may take blows aimed at the host (GW-224 to GW-233).
freya = Freya
    .text = Health 8, rage track of 6. Ancient Magic: a Freya token on a hero will prevent all the damage of one hit.
    .help = There are two tokens; the player of the threatened hero decides when one is used (GW-234 to GW-237, GW-274).
brok = Brok
    .text = Health 6, rage track of 3. Gear Up: Brok or Sindri gets a defence card of 3.
    .help = Both brothers are played by one player with one hand; each moves once and has his own rage (GW-238 to GW-248).
sindri = Sindri
    .text = Health 6, rage track of 3. Arm: Brok or Sindri gets a melee card of 3.
    .help = Both brothers are played by one player with one hand; each moves once and has his own rage (GW-238 to GW-248).
brok_sindri = Brok and Sindri
    .text = Two figures of health 6 with one deck and one hand.
    .help = Each brother moves once a turn and has his own rage; the player says who plays which card (GW-238 to GW-248).

## Rage

spartan_rage = Spartan Rage
    .text = +3 to your next attack; heal 3 damage.
stormbringer = Stormbringer
    .text = Up to two enemies take 2 damage each; it cannot be blocked.
voice_of_wisdom = Voice of Wisdom
    .text = One player of your choice draws 1 card.
ancient_magic = Ancient Magic
    .text = Put a Freya token on a hero; it will prevent all the damage of one hit.
gear_up = Gear Up
    .text = Brok or Sindri gets a defence card of 3.
arm = Arm
    .text = Brok or Sindri gets a melee card of 3.
gear_up_card = Sturdy gear (defence 3)
    .text = A defence card of 3, kept until used or until the quest ends.
arm_card = Fine weapon (melee 3)
    .text = A melee card of 3, kept until used or until the quest ends.

## Companions

stunning_shot = Atreus: stunning shot
    .text = A ranged card that stuns its target; add at least one modifier.
aim = Atreus: aim
    .text = +3 to your attack.
double_shot = Atreus: double shot
    .text = A ranged attack on any two enemies; add at least one modifier.
cover = Atreus: cover
    .text = A defence card of 1.
remedy = Mimir: remedy
    .text = Heal 2 damage.
weak_spot = Mimir: weak spot
    .text = Add the enemy die to this attack instead of subtracting it.
path = Mimir: path
    .text = One more move.
foresight = Mimir: foresight
    .text = Look at the top two upgrade cards; put each on the top or under the deck.
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
