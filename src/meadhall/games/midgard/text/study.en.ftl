### Headings and rows of what sim finds in many games.

study-leaders = Wins by leader
study-turns = Wins by turn in the first round
study-turn-1 = First
study-turn-2 = Second
study-turn-3 = Third
study-turn-4 = Fourth
study-fights = Fights won of those begun
study-any-enemy = All enemies
study-troll = Trolls
study-draugr = Draugr
study-monster = Monsters
study-kraken = Krakens
study-enemies = Fights won by enemy
study-trolls = The troll, by round
study-troll-fought = Fought
study-troll-killed = Killed
study-blame = Blame, a player
study-blame-left = Left in the end
study-blame-troll = From trolls that lived
study-blame-passed = From killers of trolls
study-blame-begged = From begging
study-runes-used = Runes used
study-runes-won = Wins of the rune's owner
study-places = Visits of workers, a game
