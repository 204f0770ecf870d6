### Заголовки того, что sim находит во многих партиях.

gw-study-games = Партии целиком
gw-study-won = Выиграны
gw-study-scenes = Пройденные сцены
gw-study-places = Пройдено, по месту в саге
gw-study-first = Первый квест
gw-study-second = Второй квест
gw-study-boss = Финальный босс
gw-study-with = Партии, выигранные с этим героем
gw-study-without = Партии, выигранные без этого героя
gw-study-rounds = Раунды
gw-study-all = За партию
gw-study-damage = Урон за сцену
gw-study-taken = Героям
gw-study-dealt = Противникам
gw-study-hurt = Урон героям, по сценам
gw-study-falls = Потеряли сознание за сцену
