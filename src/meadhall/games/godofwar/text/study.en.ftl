### Headings of what sim finds in many games.

gw-study-games = Whole games
gw-study-won = Won
gw-study-scenes = Scenes completed
gw-study-places = Completed, by place in the saga
gw-study-first = First quest
gw-study-second = Second quest
gw-study-boss = Final boss
gw-study-with = Games won with this hero
gw-study-without = Games won without this hero
gw-study-rounds = Rounds
gw-study-all = In a game
gw-study-damage = Damage in a scene
gw-study-taken = To heroes
gw-study-dealt = To enemies
gw-study-hurt = Damage to heroes, by scene
gw-study-falls = Fell unconscious in a scene
