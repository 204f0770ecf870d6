## The first lesson (lessons/first.toml)
##
## The value says what to do, in the imperative; .text says why, in two sentences; .text-2 and on are
## the same for the second and later clicks of a step; .why is the question that the rule answers;
## .gain is what will change; .then is what happens while the rival moves.

lesson-first = First lesson
    .about = A draugr, a troll, a voyage to a monster and the last round. You are Svanhildr the Swordmaiden, your rival is Ullr the Berserker.

lesson-first-leader = Take Svanhildr the Swordmaiden
    .text = After eight rounds the most glory wins: it comes from defeated enemies, destinies and runes. Every leader has a gift: Svanhildr’s swordsmen strike for two.
    .why = What can Svanhildr do?
lesson-first-forge = Recruit an axeman
    .text = Every round you and your rival place workers by turns: you have 4. The Forge gives you at once all axemen that lie there, just now one.
    .why = Where do warriors come from?
    .gain = Warriors 1 → 2
    .then = Your rival has taken the Armory: nobody else gets in there this round.
lesson-first-militia = Feed the Militia
    .text = Some places have a price. The Militia takes 1 food and brings 2 swordsmen.
    .why = How many workers fit on a place?
    .gain = Warriors 2 → 4, food 1 → 0
    .then = Your third worker fetches food from the Smokehouse: at sea, whoever goes hungry is lost.
lesson-first-draugr = Challenge a draugr
    .text = Red places give nothing at once: the worker makes the fight yours. This draugr strikes for 3, takes 4 hits to fall, and is worth 6 glory and a coin.
    .why = What does a red place give?
    .then = Your rival goes hunting: whoever stays at home brings food.
lesson-first-send = Send out your warriors
    .text = All workers are placed, so now divide your warriors. Send all 3 swordsmen to the draugr…
    .text-2 = …and the axeman after them: more dice, better odds.
    .text-3 = Your rival decides at the same time, and all is revealed together. Confirm.
    .why = Why is it secret?
    .then = Hunting comes first: each hit on your rival’s dice is a food.
lesson-first-roll = Roll the dice
    .text = A die is a warrior. Every hit wounds the enemy, every shield saves one of yours. You need 4 hits.
    .text-2 = Only 2 of 4, and two dice are blank. Spend your favor: it rerolls any dice of this roll.
    .text-3 = Mark the swordsman that shows a blank…
    .text-4 = …and the axeman too.
    .text-5 = Roll! A favor kept is worth 2 glory at the end, but victory is worth more.
    .why = How does favor work?
lesson-first-losses = Take your losses
    .text = Five hits: the draugr falls! But both sides strike at once: of its 3 blows a shield stops one, so two of yours are lost. Give up a swordsman first.
    .text-2 = Who else? An axeman hits more often, but Svanhildr’s swordsmen strike for two. You decide.
    .why = Who is lost in a fight?
    .gain = Glory 0 → 6

lesson-first-shipwright = Build a ship
    .text = Round three, and you have 7 warriors. For 2 wood and a coin the Shipwright builds a knarr: 6 spaces, and 3 glory at the end. You build one ship in the whole game, so choose well.
    .why = How many ships may I build?
lesson-first-moor = Choose a shore
    .text = To sail you need another worker: place it on the knarr.
    .text-2 = Shore 1 is near: 1 food feeds two. To a far shore it feeds only one. The lindworm there is worth 14 glory.
    .why = Who may moor at a shore?
lesson-first-eight = Make it eight
    .text = Two axemen wait in the Forge, but your longhouse has 8 spaces: 7 and 2 is nine. The surplus goes back to the supply, and you may not send your own away for it.
    .why = Why only eight?
    .gain = Warriors 7 → 8
lesson-first-troll = Take on the troll
    .text = Nobody touched two trolls, so everyone has 2 blame by now. Blame costs glory at the end: 1, 3, 6, 10, dearer each time.
    .why = What is blame for?
lesson-first-crews = Divide your warriors
    .text = There are 8 warriors and two fights. The troll strikes for 3 and takes 5 hits: send it 2 swordsmen…
    .text-2 = …1 spearman, whose shields save your own…
    .text-3 = …and 2 axemen. The others go to sea.
    .text-4 = Aboard the knarr go a swordsman…
    .text-5 = …a spearman…
    .text-6 = …and an axeman.
    .text-7 = To a near shore 2 food will do for three. But the sea is moody: take all 3, there are just 6 spaces.
    .text-8 = All is ready. Confirm.
    .why = How much food does it take?
    .then = Hunters first, then the troll and the draugr, and the distant shores last.
lesson-first-blame = Kill the troll
    .text = Five against a troll. Roll!
    .text-2 = Six hits against a defence of 5, and a shield: it does not get better. Keep the roll and save your favor.
    .text-3 = The troll is dead, but you lose two. Who goes first?
    .text-4 = And the second. Then the victor sheds a blame and hands a new one to the rival.
    .why = What does the troll’s killer get?
    .gain = Glory 0 → 9, blame 2 → 1
lesson-first-voyage = Set sail
    .text = First the journey: the card by the shore says what happens on the way. Turn it up.
    .text-2 = A storm! It takes a food or a warrior. You have food to spare, so give it that: the 2 left will do for three.
    .text-3 = Your warriors are fed and the shore is near. The lindworm strikes for 3 and takes 4 hits: attack!
    .text-4 = Five hits: it will fall. Your three fall too, but the victory is yours, for both sides strike at once. Keep the roll.
    .why = What happens at sea?
    .gain = Glory 9 → 23, favor 1 → 2

lesson-first-rune = Take a rune
    .text = The last round, and you lead 63 to 31. For 1 wood the Runesmith gives you a rune: its power works once, and the glory printed on it is yours in any case.
    .text-2 = Wealth doubles your coins, adding 5 at most. Take it.
    .why = When does a rune work?
lesson-first-destiny = Learn your destiny
    .text = The Sage’s House gives you a destiny, a secret goal until the end: most coins, most wood, most trolls… Whoever leads alone scores the most.
    .text-2 = You may also look at a journey in secret. Take a peek if you like.
    .why = What do destinies pay?
lesson-first-scoring = Turn coins into favor
    .text = At the end 3 coins make only 1 glory, and every favor 2. Destinies, runes, your ship and sets of enemies in three colours (5 each) count too; blame takes away. Visit the church.
    .text-2 = For 3 coins the church gives 2 favor: that is 4 glory instead of one.
    .why = What counts at the end?
    .gain = Glory at the end: +3
    .then = Your rival hurries to the last troll.
lesson-first-end = Now you know what matters
    .text = One worker and the rune Wealth are left: finish the last round and see the count. Or begin a new game: your rivals are beginners, and I will warn you of the traps.

## Tips in the first real game

tip-eight = The longhouse holds eight
    .text = Nobody ever has more than 8 warriors, those in fights included. What does not fit goes back to the supply, so look how many you would have.
tip-ship = One ship in the whole game
    .text = Once you have built a ship you cannot build another. Think how many warriors and how much food it has to carry: its hold never grows.
tip-food = The farther, the hungrier
    .text = To a near shore 1 food feeds two, to a far one it feeds one. Whoever goes hungry is lost, and food left over is wasted; but one to spare helps in a storm.
tip-troll = There is no way back
    .text = A fight that has begun goes on to the end, so send enough. And if nobody kills the troll, everybody takes a blame.
