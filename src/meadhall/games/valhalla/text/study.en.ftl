### Headings of what sim finds in many games.

study-game = In a game
study-turns = Turns of each player
study-battles = Battles
study-rerolls = Rerolls
study-wounds = Monster cards beaten
study-end = What brings the last round
study-deck-empty = The deck is empty
study-last-shield = A last shield falls
study-order = Wins by order of play
study-player-1 = First player
study-player-2 = Second player
study-player-3 = Third player
study-player-4 = Fourth player
study-player-5 = Fifth player
study-player-6 = Sixth player
study-attacks = How attacks end
study-attack-won = The attacker wins
study-attack-lost = The defender wins
study-attack-nobody = The attacker arms nobody
study-jarls = Wins by jarl
study-clans = Wins of who added a warrior of the clan
study-reached = Warriors of a party that reached Valhalla
study-solo = Monsters slain
study-fights = Solo battles won
study-attacks-monster = When attacking
study-monster-attacks = When attacked
