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
