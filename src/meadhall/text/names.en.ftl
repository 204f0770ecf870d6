### Given names of bots: none of them is the name of anything in a game.

bot-name-thorolf = Thorolf
bot-name-ketil = Ketil
bot-name-thorgerd = Thorgerd
bot-name-eyvind = Eyvind
bot-name-vigdis = Vigdis
bot-name-steinar = Steinar
bot-name-jorunn = Jorunn
bot-name-kolbein = Kolbein
bot-name-asgerd = Asgerd
bot-name-hallvard = Hallvard
bot-name-bergljot = Bergljot
bot-name-njal = Njal
bot-name-ingeborg = Ingeborg
bot-name-hoskuld = Hoskuld
bot-name-halldis = Halldis
bot-name-thrand = Thrand

## What bots say: a greeting when the game begins, a word when it is over (server/bot_talk.py)

bot-hail-1 = Hail, all! Good luck to everybody.
bot-hail-2 = Greetings. May the better one win.
bot-hail-3 = Skål! I have been looking forward to this.
bot-hail-4 = Well met. Shall we?
bot-hail-5 = Good to see you at the table.
bot-hail-6 = Hail! May luck be fair to us all.
bot-good-game-1 = Good game! Thank you all.
bot-good-game-2 = Well played. I would gladly do it again.
bot-good-game-3 = That was a good fight. My thanks.
bot-good-game-4 = Good game. The next horn is on me.
bot-good-game-5 = Thank you, that was worth a song.
bot-good-game-6 = Well fought, all of you. Until next time!
