## The first lesson (lessons/first.toml)
##
## The value says what to do, in the imperative; .text says why, in two sentences; .text-2 and on are
## the same for the second and later clicks of a step; .why is the question that the rule answers;
## .gain is what will change; .then is what happens while the others move.

lesson-first = First lesson
    .about = Gather a party, win a battle, fight one off and face Ragnarök. You have one rival, and Solveig is your jarl.

lesson-first-first = Take the Housecarl
    .text = Whoever has the most glory wins: on a card it stands in the laurel wreath. The gold coin is strength, and below are the weapons: the Housecarl needs a sword and a shield.
    .why = Who takes a warrior first?
lesson-first-hand = Set two cards aside
    .text = Of seven cards you keep five. Warriors matter most now, so set New Weapons aside first.
    .text-2 = And Counterattack: its time will come.
    .why = What does one begin with?
    .then = Your rival sets two cards aside as well.
lesson-first-recruit = Add two warriors
    .text = A turn is one action. You may add two warriors at once if they have no more than 3 weapon symbols together.
    .text-2 = The Archer needs only a bow. And with 3 different clans in the party he is 2 stronger.
    .text-3 = The Swordsman needs a sword, and he makes it 3 clans: bear, wolf and boar.
    .why = How many may I add?
lesson-first-keep = Keep the Raider
    .text = A turn ends with 2 cards drawn: keep one, discard the other. Watch the deck: when it runs out, Ragnarök comes.
    .why = How does a turn end?
    .then = Your rival adds the Tower Guard: strength 6, but he needs a bow and 2 shields.
lesson-first-attack = Attack
    .text = The chance has been worked out: about 90 %. If you win, you take a shield from your rival, and the warriors who fought go to Valhalla. There their glory becomes yours.
    .why = Whom may I attack?
lesson-first-arm = Arm the Archer
    .text = The dice are rolled. Cover all symbols on a warrior's card, and he fights. You need at least one armed warrior: without one neither tactics nor jarl will help.
    .why = What if nobody is armed?
    .gain = Strength 0 → 3
lesson-first-reroll = Find a sword
    .text = There is a shield for the Housecarl, but no sword. Reroll: you discard one die as the price and roll any others again.
    .text-2 = Give up the blank: it arms nobody.
    .text-3 = The bow is no longer needed: roll it again…
    .text-4 = …with one spare shield…
    .text-5 = …and another. Leave the last one for the Housecarl.
    .text-6 = Roll!
    .text-7 = A sword! The Housecarl is ready to fight.
    .why = What does a reroll cost?
    .gain = Strength 3 → 7
lesson-first-fury = Play Fury
    .text = The defender has not rolled yet, so some strength to spare will not hurt. Tactics are played from your hand in your own phase and discarded after the battle.
    .why = When are tactics played?
    .gain = Strength 7 → 9
lesson-first-tie = End your attack
    .text = There is nothing more to add. Now the defender rolls and needs more than 9: a tie goes to the attacker.
    .why = Who wins a tie?
    .then = Your rival reaches exactly 9. A tie is your victory, and Fury made it one!
lesson-first-shield = Keep the Berserker
    .text = Your rival's shield is worth 2 points. Housecarl and Archer went to Valhalla and brought 3. Your party has shrunk, so keep a warrior.
    .why = Where do the victors go?
    .gain = Glory 0 → 5
    .then = Your rival has three warriors by now, and you have one.
lesson-first-refill = Fill your party
    .text = Time to prepare for a defence. A single warrior may have any number of symbols.
    .text-2 = The Berserker: strength 4, and 3 more if the opponent has a warrior of the stag clan. There is one.
    .text-3 = The card at the end of the turn: keep the Hunter.
    .why = When is a boar stronger?
    .then = Your rival attacks, but could arm only the Forester. With the jarl's help that is strength 4.
lesson-first-defend = Fight off the attack
    .text = Defence works the same way, but you need more than 4. Begin with the Swordsman: he too has 3 more, against wolves.
    .text-2 = The Berserker lacks an axe, but you have a jarl: in defence Solveig turns a blank.
    .text-3 = Let it show an axe.
    .text-4 = Now there are two axes. Into battle, Berserker!
    .text-5 = 11 against 4. You may end the phase.
    .why = What can a jarl do?
    .gain = Strength 0 → 11
lesson-first-valhalla = Choose who goes to Valhalla
    .text = A winning defender decides freely. Those who go bring 3 points but leave your party empty; those who stay will fight on. Choose.
    .why = Must warriors be sent?
    .then = Your shields are safe. So the turns go on, until the deck or somebody's shields run out.
lesson-first-ragnarok = Face Ragnarök
    .text = Eight battles lie behind you, and the end is here. Everybody rolls one last time, and armed warriors go to Valhalla. Begin with the Hunter.
    .text-2 = Now it is time for Counterattack: 2 rerolls at no cost.
    .text-3 = Take the first one.
    .text-4 = None of these four dice was of use: roll them all.
    .text-5 = An axe and a bow: just what the Forester needs!
    .why = What is Ragnarök?
    .gain = Glory 16 → 20
lesson-first-points = End the fight
    .text = The rest of party and hand will be discarded. Then Valhalla and shields are counted: with two players each captured shield is worth 2 points. You can win without shields of your own.
    .why = What scores points?
lesson-first-yours = Begin a game of your own
    .text = A new table, new warriors. One symbol is easy to arm; several make a warrior stronger and worth more. Take whom you like.
    .why = Where do these warriors come from?
lesson-first-end = Now you know what matters
    .text = Gather a party, weigh the chance, mind your shields and do not fear Valhalla. Your rival is a beginner, and I will warn you of the traps.

## Tips in the first real game

tip-armed = Arm at least one
    .text = Tactics and jarl give nothing unless a warrior is armed. First cover the symbols of one, then add strength.
tip-chance = Look at the chance
    .text = Beside your rival stands the chance to win. A tie is yours, and even in defeat you keep your warriors.
tip-dice = Every reroll costs a die
    .text = A discarded die does not come back before the end of the battle. Keep enough for your warriors.
tip-room = Four places in a party
    .text = To add a warrior to a full party you must discard one of your own. That one does not reach Valhalla.
tip-send = Send or keep?
    .text = A warrior in Valhalla means points. A warrior in the party guards your shields. Then again, nobody may attack an empty party.
