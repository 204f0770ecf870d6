### Headings of what sim finds in many games.

study-order = Wins by order of play, first age
study-player-1 = First
study-player-2 = Second
study-player-3 = Third
study-player-4 = Fourth
study-pillages = How pillages end
study-pillage-unopposed = Nobody there
study-pillage-won = The pillager wins
study-pillage-lost = Another clan wins
study-pillage-tied = Nobody wins
study-quests = Quests fulfilled
study-game = In a game
study-battles = Battles
study-fallen = Figures destroyed
study-upgrades = Wins of who laid the upgrade
