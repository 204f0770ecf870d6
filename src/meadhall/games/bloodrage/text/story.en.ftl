### Blood Rage: the parts of a game and the kinds of decisions, in its story.

chapter-age-begins = Age { $age ->
    [1] I
    [2] II
   *[3] III
}
    .short = { $age ->
        [1] I
        [2] II
       *[3] III
    }

lane-TakeAction-invade = invade
lane-TakeAction-march = march
lane-TakeAction-pass = pass
lane-TakeAction-pillage = pillage
lane-TakeAction-quest = quest
lane-TakeAction-upgrade = upgrade
