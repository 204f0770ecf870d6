### God of War: части партии и виды решений в её истории.

chapter-round-begins = Раунд { $round }
    .short = { $round }
chapter-scene-laid-out = { $quest }

lane-Defend = защита
lane-HeroAction = разыграть карту
lane-HeroAction-end = закончить активацию
lane-HeroAction-move = перемещение
lane-TakeUpgrade = взять улучшение
