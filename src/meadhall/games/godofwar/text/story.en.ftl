### God of War: the parts of a game and the kinds of decisions, in its story.

chapter-round-begins = Round { $round }
    .short = { $round }
chapter-scene-laid-out = { $quest }

lane-Defend = defend
lane-HeroAction = play a card
lane-HeroAction-end = end the activation
lane-HeroAction-move = move
lane-TakeUpgrade = take an upgrade
