### What the game says of itself on the home page and where a table is opened.

midgard-title = Champions of Midgard
midgard-line = Gather your band, sail beyond the horizon, slay trolls and monsters
midgard-length = 60–90 min

midgard-option-hall_of_glory = Hall of Glory
    .help = Defeated enemies lie open before everybody (CM-178).
midgard-option-distrust = Distrust of the People
    .help = Everybody starts with one blame (CM-179).
midgard-option-first_player = First player
    .help = Who begins the first round.
    .value-random = by chance
    .value-0 = the first seat
    .value-1 = the second seat
    .value-2 = the third seat
    .value-3 = the fourth seat
