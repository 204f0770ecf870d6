### Blood Rage: части партии и виды решений в её истории.

chapter-age-begins = Эпоха { $age ->
    [1] I
    [2] II
   *[3] III
}
    .short = { $age ->
        [1] I
        [2] II
       *[3] III
    }

lane-TakeAction-invade = вторжение
lane-TakeAction-march = марш
lane-TakeAction-pass = пас
lane-TakeAction-pillage = разграбление
lane-TakeAction-quest = воля богов
lane-TakeAction-upgrade = улучшение
