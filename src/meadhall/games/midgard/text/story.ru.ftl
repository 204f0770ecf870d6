### Champions of Midgard: части партии и виды решений в её истории.

chapter-round-begins = Раунд { $round }
    .short = { $round }

lane-MoorShip = выбрать берег
lane-PlaceWorker = поставить рабочего
lane-RerollDice = перебросить кубики
lane-TakeRune = взять руну
