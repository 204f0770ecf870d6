### Заголовки и строки того, что sim находит во многих партиях.

study-leaders = Победы по вождям
study-turns = Победы по очереди хода в первом раунде
study-turn-1 = Первый
study-turn-2 = Второй
study-turn-3 = Третий
study-turn-4 = Четвёртый
study-fights = Выигранные бои из начатых
study-any-enemy = Все враги
study-troll = Тролли
study-draugr = Драугры
study-monster = Чудовища
study-kraken = Кракены
study-enemies = Выигранные бои по врагам
study-trolls = Тролль, по раундам
study-troll-fought = С ним сражались
study-troll-killed = Убит
study-blame = Позор на игрока
study-blame-left = Осталось в конце
study-blame-troll = От выживших троллей
study-blame-passed = От убийц троллей
study-blame-begged = От мольбы
study-runes-used = Использованные руны
study-runes-won = Победы владельцев руны
study-places = Визиты рабочих за партию
