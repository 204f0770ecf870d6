## The first lesson (lessons/first.toml)
##
## The value says what to do, in the imperative; .text why, in two sentences; .text-2 and so on the
## same for the second click of a step and further ones; .why is the question that the rule
## answers; .gain what changes; .then what happens while others move.

lesson-first = First lesson
    .about = Two rounds against the Travelers, a poisoned shot and the last blow at the Ogre. You are Kratos, and Atreus fights at your side.

lesson-first-place = Stand in column 1
    .text = Your enemies are the cards of the scene, and the heroes win or lose together. The quest is to defeat both Travelers. Begin with easier prey: the Draugr in column 1.
    .why = Where may a hero be placed?
    .then = Atreus stands in column 3. Everybody has drawn a hand: up to 8 cards in this game.
lesson-first-set = Build a set and strike
    .text = An attack is a set: one card with a symbol and any modifiers. Take the Leviathan Axe: melee, number 1.
    .text-2 = The numbers of a set add up. Add Strength +2 to make it 3.
    .text-3 = The enemy rolls a die and takes 0 to 3 off your strength. The rest is damage. Strike!
    .why = What is a set?
    .gain = Rage 0 → 1
lesson-first-move = Go to column 2
    .text = The Draugr is wounded, and you are angrier: each attack adds 1 rage. You strike in your own column only, but once an activation a hero moves to any column with room.
    .text-2 = In column 2 an armoured Traveler stands below, and an archer above.
    .why = Who can be attacked?
lesson-first-shot = Reach the archer
    .text = Melee reaches only the bottom row, ranged both. Axe Recall has both symbols.
    .text-2 = Such a card is declared when it is played. Declare ranged.
    .text-3 = The enemy below does not shield the one above. Aim at the archer.
    .text-4 = Add Strength +2, and save Strength +1: you will need it soon.
    .text-5 = Strength 3. Strike!
    .why = How far does ranged reach?
    .gain = Rage 1 → 2
lesson-first-rune = Let the scene act
    .text = After the hero the scene acts. The shield and Strength +1 are still in your hand for just that: end the activation.
    .text-2 = Turn over the top upgrade card. Every scene card with its rune does its part; what each rune would do is shown beforehand.
    .why = Who acts on a rune?
lesson-first-defence = Fend off the blow
    .text = Thurisaz: the Traveler swings a sword of strength 2. Defence is a set too, and a shield card begins it.
    .text-2 = Your defence is taken off the blow, and no die is rolled. Add Strength +1: 2 against 2.
    .why = How is a hero’s damage worked out?
    .gain = Damage 2 → 0
    .then = Atreus felled an archer, and the card turned over. But Thurisaz came up again, and your shield is gone. At the end of a round the scene acts once more.
lesson-first-upgrade = Improve your deck
    .text = Two more runes took 4 health from Kratos. The round is over: what is left in hand is discarded, and everybody takes one of the revealed cards. A modifier serves attack and defence alike.
    .why = Where does the new card go?
    .then = The new card went on top of your deck and is in your hand already. Atreus stunned the Traveler with the shield, who will miss the next rune.
lesson-first-special = Play a special card
    .text = Special cards are played at any moment, even in another’s turn. Spartan Resolve heals Kratos and lets you draw a card.
    .why = When are special cards played?
lesson-first-armour = Break the armour
    .text = The Traveler before you has armour 5 and cannot be hurt until it is gone. One attack of that strength breaks it, without a die. Heavy Cleave gives 2…
    .text-2 = …and 3 more make it just enough.
    .text-3 = The armour breaks and the card turns over. Strike!
    .why = How is armour broken?
    .gain = Rage 2 → 3
    .then = On the back is the same Traveler without armour. Damage stays on a card that turns over; other tokens go.
lesson-first-cart = Search the cart
    .text = The cart left in column 1 is an interaction point. You have not moved in this activation yet.
    .text-2 = Go back to column 1.
    .text-3 = A point is used from its own column. The price of the cart is a melee card.
    .text-4 = Discard a Leviathan Axe: the cart turns over and heals Kratos.
    .why = How are points used?
    .gain = Health 8 → 11
lesson-first-poison = Do not get poisoned
    .text = Another quest: the Ogre. The Revenant shoots at the farthest column with heroes, which is yours, and the shot is poisoned. But poison needs a wound: no damage, no poison. Begin with the shield.
    .text-2 = Add Strength +1: 2 against 2.
    .text-3 = That will do: save the other modifiers for the next blow.
    .why = When does poison work?
    .gain = No damage, no poison
lesson-first-rage = Unleash the rage
    .text = Three rounds later the rage track is full. Spartan Rage heals 3 damage and adds 3 to your next attack.
    .why = When is rage used?
    .gain = Health 10 → 12
lesson-first-blow = Strike the Ogre
    .text = The Ogre covers four cards but has one health, of which 13 is left. Strike the fist before you: Melee +3…
    .text-2 = …Strength +2, and 3 more from the rage: 8 in all.
    .text-3 = Save Strength +3 for the next blow. Strike!
    .why = Where does a large enemy’s damage go?
lesson-first-last = Finish the Ogre
    .text = 5 to go. You may attack as often as your cards allow. Take the card with two symbols.
    .text-2 = The fist is in the bottom row: melee will do.
    .text-3 = 2 and 3 make just 5. Now it is up to the die.
    .why = When is a quest completed?
    .then = The die shows 0, the Ogre falls, the quest is completed! The heroes are well again, and all rage is back at 0.
lesson-first-thin = Remove a weak card
    .text = Instead of taking a card you may remove one from your discard pile for good. The fewer weak cards, the more often strong ones come.
    .text-2 = Part with one Leviathan Axe.
    .why = What instead of an upgrade?
lesson-first-path = Choose your path
    .text = Of two quests you play one, and the other becomes an obstacle that makes its scene harder. After the second quest a boss waits: defeat it, and you win the game.
    .why = What becomes of the other quest?
lesson-first-end = Now you know what matters
    .text = The game is lost when all heroes are unconscious, or when a quest’s defeat condition is met. Play on, or begin a new game: where it gets hard I will help.

## Help in the first real game

tip-keep = Keep cards for defence
    .text = After you the scene acts, then your allies and the scene again. Defence cards and modifiers in hand will still be needed, and at the end of the round the rest is discarded anyway.
tip-poison = No damage, no poison
    .text = Poison, stun and push work only if at least 1 damage comes through. Try to fend such a blow off entirely: a weaker defence lowers the damage but does not stop the poison.
tip-count = Count before you strike
    .text = An attack weaker than the armour does nothing, and against a body the die takes up to 3. You see what would come of it: add a modifier if it is too little.
tip-farthest = In front, or farthest away
    .text = Melee hits whoever is in front in a column; shots go to the farthest column with heroes. Standing behind an ally, you are sheltered.
tip-thin = A new card or a thinner deck?
    .text = In the first rounds take strong cards: they win games. Removing weak ones pays when nothing on offer suits you.
