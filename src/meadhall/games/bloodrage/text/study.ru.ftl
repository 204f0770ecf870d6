### Заголовки того, что sim находит во многих партиях.

study-pillages = Чем кончаются разграбления
study-pillage-unopposed = Защитников нет
study-pillage-won = Победа нападавшего
study-pillage-lost = Победа другого клана
study-pillage-tied = Никто не победил
study-quests = Исполненная воля богов
study-game = За партию
study-battles = Битвы
study-fallen = Уничтоженные фигурки
study-upgrades = Победы тех, кто взял улучшение
