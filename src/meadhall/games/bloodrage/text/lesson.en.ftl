## The first lesson (lessons/first.toml)
##
## The value says what to do, in the imperative; .text says why, in two sentences; .text-2 and on are
## the same for the second and later clicks of a step; .why is the question that the rule answers;
## .gain is what will change; .then is what happens while the others move.

lesson-first = First lesson
    .about = Age I from the gifts of the gods to Valhalla. You lead the Wolf clan against Raven and Serpent.

lesson-first-glory = Take “Alfheim!”
    .text = Whoever has the most Glory after three ages wins. Battles, plunder, quests and a worthy death bring it. This card promises 5 Glory to the strongest clan in Alfheim.
    .why = What do quests pay?
lesson-first-gifts = Call the Dwarf Chieftain
    .text = Everybody kept a card and passed the pack to the left; that happens six times. Red cards are for battle, green ones are quests, black ones improve your clan. A monster always comes in handy.
    .why = How are cards chosen?
    .then = Four more cards have been chosen for you. Everybody now holds six.
lesson-first-leader = Land your leader
    .text = Rage is what you can do in an age: you have 6. Invading puts a figure on the board, and the leader invades for free.
    .text-2 = The leader: strength 3, and not a drop of Rage. Begin with him.
    .text-3 = Gimle lies in Alfheim and holds a token worth 5 Glory. No rival is near.
    .why = Why is the leader free?
    .then = Raven and Serpent have landed their leaders too.
lesson-first-warriors = Bring a warrior
    .text = Other figures cost Rage equal to their strength: a warrior costs 1. Mind your Rage: at 0 you cannot do even what is free.
    .text-2 = A warrior: strength 1, price 1.
    .text-3 = Put him beside the leader: four villages of Gimle are free.
    .why = What can I do without Rage?
    .gain = Rage 6 → 5
lesson-first-pillage = Pillage Gimle
    .text = Your leader and your warrior stand here, and the lands around are empty: nobody can stop you. Pillaging costs no Rage, and the token pays 5 Glory.
    .why = Why is there no battle?
    .gain = Glory 0 → 5
    .then = The rivals pillage their own lands: each pays once an age.
lesson-first-upgrade = Upgrade your clan
    .text = Black cards work until the end of the game. Most cost Rage; the Dwarf Chieftain costs nothing.
    .text-2 = Lay down the Dwarf Chieftain: a monster of strength 2.
    .text-3 = A new monster may invade at once, free of charge.
    .text-4 = Myrkulor lies next to Gimle, and nobody has pillaged it yet.
    .why = When does a monster enter play?
    .then = Serpent has seen your dwarf and lands beside him.
lesson-first-quest = Take on a quest
    .text = Alfheim is yours, so promise it to the gods. The card is laid face down and costs no Rage; it is shown at the end of the age.
    .text-2 = “Alfheim!” is fulfilled if you are the strongest there.
    .why = May I change my mind?
    .then = The rivals improve their clans: Raven calls the Troll, Serpent's warriors now fight in pairs.
lesson-first-battle = Challenge Serpent
    .text = A rival warrior stands in Myrkulor: this pillage will not go without a battle. So much the better, for victory brings Glory.
    .text-2 = A call to battle: help may come from neighbouring lands. Call your own from Gimle.
    .text-3 = Send the leader and let the warrior guard Alfheim. That makes 5 against 1.
    .why = Who may come to a battle?
lesson-first-cards = Play a battle card
    .text = Cards are chosen in secret and shown together. Tyr's Smite adds 5; Thor's Hammer adds 1, but pays 3 more Glory if you win. Choose one; in a tie everybody dies.
    .why = Who wins a battle?
    .then = The cards are shown, and the battle is yours! The winner discards the card, the loser takes theirs back.
lesson-first-march = March to your doom
    .text = Utgard is doomed: at the end of the age it is destroyed, and every figure lost there brings its clan 2 Glory. Send the victors there; a march costs 1 Rage.
    .text-2 = Your victors stand in Myrkulor.
    .text-3 = A march leads to any land with free villages.
    .text-4 = Whoever you name will go. First the leader…
    .text-5 = …and the Dwarf Chieftain after him.
    .why = How much Glory do the fallen bring?
    .gain = Rage 5 → 4
lesson-first-pass = Bring the age to an end
    .text = Passing gives up your remaining Rage until the age ends. You have done what you came for: pass.
    .text-2 = Only one card of your hand goes with you into the next age. Which do you keep?
    .why = What does passing cost?
lesson-first-reward = Raise a stat
    .text = “Alfheim!” is fulfilled: 5 Glory and a step on any track. Rage gives more actions, Axes more Glory for victories, Horns more figures on the board.
    .why = What does a quest give?
    .gain = Glory +5
    .then = Ragnarök: Utgard is destroyed.
lesson-first-valhalla = Take a new gift
    .text = Leader and dwarf fell in Utgard for 4 Glory, rested in Valhalla and are back in your reserve. Age II begins: take any card.
    .why = Where do the fallen go?
lesson-first-end = Now you know what matters
    .text = Three such ages, and we shall know of whom the songs will tell. Finish this game or begin a new one: your rivals are beginners, and I will warn you of the traps.

## Tips in the first real game

tip-rage = Rage has the last word
    .text = At 0 Rage you can do nothing at all, not even what is free. Pillage and commit your quests while at least 1 is left.
tip-ties = A tie kills everyone
    .text = If two clans share the highest strength, nobody wins and all who took part are lost. Reckon with your rival's card.
tip-ships = Ships never march
    .text = A ship lies in its fjord and helps both lands beside it, but it goes nowhere from there.
tip-horns = No more figures than Horns
    .text = You may have no more figures on the board than Horns. The fallen make room until the age ends.
