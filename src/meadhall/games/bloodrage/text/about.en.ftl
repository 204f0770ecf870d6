### What the game says of itself on the home page and where a table is opened.

bloodrage-title = Blood Rage
bloodrage-line = Raids at the end of the world: choose the gods’ gifts and die with glory
bloodrage-length = 60–90 min

bloodrage-option-cards = Card set
    .help = The published game has 102 cards; the early rulebook had 99, with three monsters less.
    .value-102 = 102 cards
    .value-99 = 99 cards
bloodrage-option-first_game = First game
    .help = In the first age nobody drafts: everyone plays with all eight cards dealt.
bloodrage-option-first_player = First player
    .help = Who begins the first age.
    .value-random = by chance
    .value-0 = the first seat
    .value-1 = the second seat
    .value-2 = the third seat
    .value-3 = the fourth seat
