### Заголовки того, что sim находит во многих партиях.

study-order = Победы по очереди хода в первой эпохе
study-player-1 = Первый
study-player-2 = Второй
study-player-3 = Третий
study-player-4 = Четвёртый
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
