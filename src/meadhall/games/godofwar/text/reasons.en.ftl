### God of War: why something cannot be chosen now.

## Now something else is asked

closed-asks-card = Now you choose a card.
closed-asks-hero = Now you choose a hero.
closed-asks-hero_board = Now you choose the hero you will play.
closed-asks-quest = Now you choose where the path leads.
closed-asks-scene_card = Now you choose a card of the scene.
closed-asks-enemy = Now you choose an enemy.
closed-asks-column = Now you choose a column.
closed-asks-place = Now you choose between the front and the back.
closed-asks-action = Now you choose what to do in this activation.
closed-asks-word = First answer what you are asked.

## Moving and columns

closed-moved = You have moved in this activation. One move is allowed; you will move again in your next one.
closed-nowhere = There is no free place in another column, and nobody to change places with.
closed-with-host = Mimir moves along with his host.
closed-own-column = The hero stands in this column.
closed-swap = The hero stands in this column; to go to the front or the back, change places instead.
closed-full = Both places of this column are taken.
closed-pushed = The blow drives a hero one column away from the attacker, to a free place.
closed-move-first = Choose “Move” first, then the column.

## Cards

closed-modifier = A modifier is added to a set: begin with an attack card, then add it.
closed-modifier-defence = A modifier is added to a set: begin with a defence card, then add it.
closed-needs-modifier = It has no number of its own: it takes a modifier card in hand.
closed-no-number = The set has no number yet: add a modifier.
closed-no-target-melee = There is no living enemy in the bottom row before your hero, and melee reaches no further: move first.
closed-no-target-ranged = There is no living enemy in your hero’s column: move first.
closed-defence-later = Defence is played when a hero of yours is attacked.
closed-own-activation = It is played in your own hero activation.
closed-no-defence = It has no defence symbol: a defence begins with one.
closed-one-icon = A set has one card with a symbol; only modifiers can be added to it.
closed-not-special = At this moment only special cards can be played.
closed-special-after = First play the set: special cards may raise it once it is declared.
closed-special-before = Special cards are played just before the defence; that moment has passed.
closed-after-rune = Special cards can be played again once the rune lies open.
closed-at-the-end = At the end of the activation special cards have a moment of their own.
closed-reroll = It rolls the die again: it is played right after a roll.
closed-die-only = After the roll only cards that roll the die again can be played.
closed-set-only = Now only cards that raise the set can be played.
closed-needs-set = It raises a set, and none is being played.
closed-crystal-later = A crystal is broken in your own hero activation.
closed-mimir-cards = Mimir never attacks: he plays special cards, pays for interaction points and defends.
closed-in-set = It is in the set that you are playing.
closed-laid-out = It has been played and lies before its player until this activation is over.
closed-discarded = It lies in your discard pile and comes back when your deck is shuffled anew.
closed-on-offer = It is on offer: upgrades are taken in the upgrade phase.
closed-wrong-symbol = It does not show the symbol that is to be paid: { $symbol }.
closed-low-number = Its number is too low: { $least } or more is needed.
closed-pays-other = You need this card for another symbol of the price.
closed-remove-first = It lies in your discard pile: choose to remove a card first, and then this one.
closed-removing = You have chosen to remove a card: take it from your discard pile.
closed-not-status = Only a stun or poison card goes back to its pile.
closed-not-their-status = It belongs to another player than the one who is helped.

## Interaction points

closed-point-dead = The enemy on this card is defeated, and its point no longer works.
closed-point-column = It is used from column { $column }, and none of your conscious heroes stands there.
closed-point-used-turn = It has been used in this activation. It can be used once in each.
closed-point-used-once = It has been used in this scene, and once is all it gives.
closed-point-condition = It is not open yet. Needed: { $conditions }.
closed-point-cost = You cannot pay for it. It takes cards with these symbols: { $symbols }.

## Rage and companions

closed-rage = The rage is at { $rage } of { $track }; it can be used when the track is full. Each attack adds 1.
closed-rage-later = A ready rage is used in your own turn: in the hero activation, after the rune is revealed, or before a hero defends.
closed-ability-used = This ability has been used. Kratos’ rage readies it again, and so does a new quest.
closed-ability-own-turn = This help is for Kratos’ own hero activation.
closed-ability-other = This is an action of its own: finish the attack first.
closed-in-attack = Begin an attack first; this help is added to it before the roll.
closed-no-die = No die is rolled against armour, so there is nothing to add.
closed-two-enemies = The double shot needs two different living enemies.
closed-no-upgrades = The upgrade deck is empty.

## The scene

closed-no-enemy = There is no enemy on this card.
closed-defeated = This enemy is defeated.
closed-health-card = This card only keeps an enemy’s damage: attack the enemy’s cards in the scene.
closed-immune = As things stand this card cannot be attacked; other cards of the same enemy can.
closed-other-column = An attack reaches its own column only, and this is column { $column }: move there first.
closed-melee-below = Melee reaches the bottom row only; the top row takes a ranged attack.
closed-attack-first = First choose an attack card from your hand, then its target.
closed-no-ranged-card = You have no ranged card in hand that could be played now, and melee does not reach the top row.
closed-no-attack-card = You have no attack card in hand that could be played now.
closed-picked = This enemy has been chosen already.
closed-other-enemy = The effect is for another enemy or another column.

## Heroes

closed-not-your-hero = This hero is another player’s.
closed-fallen = This hero is unconscious until the scene ends.
closed-other-brother = The other brother keeps this card.
closed-mimir-safe = Mimir is never a target himself.
closed-mimir-himself = Mimir is carried by another hero.
closed-behind = Only the front hero of a column is hit.
closed-nearer = Another column with heroes is farther from the attacker.
closed-gets-token = This hero is the one who gets the token.
closed-no-token = No Freya token lies on this hero.
closed-brothers-only = This is for Brok or Sindri.
closed-taken = Another player has chosen this hero.

## The path

closed-quest-played = This card of the path is behind you or being played.
closed-quest-later = The way is chosen when the quest is completed.
closed-quest-left = You left this quest aside: it was an obstacle.
closed-boss-later = The boss comes after the second quest.
