### What the game says of itself on the home page and where a table is opened.

bloodrage-title = Blood Rage
bloodrage-line = Raids at the end of the world: choose the gods’ gifts and die with glory
bloodrage-length = 60–90 min

bloodrage-option-cards = Card set
    .help = The published set of 102 cards, or the early one of 99, without three monsters.
    .value-102 = 102 cards
    .value-99 = 99 cards
bloodrage-option-first_game = First game
    .help = No draft in the first age: everybody plays with all eight cards dealt.
bloodrage-option-first_player = First player
    .help = Who begins the first age.
    .value-random = by chance
    .value-0 = the first seat
    .value-1 = the second seat
    .value-2 = the third seat
    .value-3 = the fourth seat
