### Champions of Midgard: the parts of a game and the kinds of decisions, in its story.

chapter-round-begins = Round { $round }
    .short = { $round }

lane-MoorShip = sail to a shore
lane-PlaceWorker = place a worker
lane-RerollDice = reroll dice
lane-TakeRune = take a rune
