### What the game says of itself on the home page and where a table is opened.

godofwar-title = God of War: The Card Game
godofwar-line = Heroes together against Ragnarök: strike, shield each other, turn the scene over
godofwar-length = 60–90 min

godofwar-option-difficulty = Difficulty
    .help = Changes only numbers: the heroes’ health and hand limit, the enemies’ health and strength (GW-276).
    .value-story = story
    .value-normal = normal
    .value-hard = hard
    .value-ragnarok = Ragnarök
godofwar-option-length = Length
    .help = The whole saga is two quests and a final boss; a single scene takes a quarter of the time (GW-277).
    .value-saga = whole saga
    .value-scene = a single scene
godofwar-option-scene = First scene
    .help = Which scene comes first; for a first game take the Travelers (GW-029). A final boss only as a single scene.
    .value-random = by chance
    .value-travelers = Travelers
    .value-ogre = The Ogre
    .value-grendels = Grendels of Ashes and Frost
    .value-helheim = Helheim
    .value-alfheim = Alfheim
    .value-muspelheim = Muspelheim
    .value-hraezlyr = Hræzlyr
    .value-magni_modi = Magni and Modi
    .value-baldur = Baldur
    .value-sigrun = Sigrun, the Valkyrie Queen
godofwar-option-first_player = First player
    .help = Who begins the first round.
    .value-random = by chance
    .value-0 = the first seat
    .value-1 = the second seat
    .value-2 = the third seat
    .value-3 = the fourth seat
