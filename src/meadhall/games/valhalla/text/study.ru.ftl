### Заголовки того, что sim находит во многих партиях.

study-game = За партию
study-turns = Ходов у каждого игрока
study-battles = Битвы
study-rerolls = Перебросы
study-wounds = Побеждённые карты чудовища
study-end = Что приводит к последнему кругу
study-deck-empty = Кончилась колода
study-last-shield = Потерян последний щит
study-order = Победы по очерёдности хода
study-player-1 = Первый игрок
study-player-2 = Второй игрок
study-player-3 = Третий игрок
study-player-4 = Четвёртый игрок
study-player-5 = Пятый игрок
study-player-6 = Шестой игрок
study-attacks = Чем кончаются атаки
study-attack-won = Победа атакующего
study-attack-lost = Победа защитника
study-attack-nobody = Атакующий никого не вооружил
study-jarls = Победы по ярлам
study-clans = Победы тех, кто выставил воина клана
study-reached = Воины отрядов, попавшие в Вальхаллу
study-solo = Побеждённые чудовища
study-fights = Выигранные битвы в соло
study-attacks-monster = В атаке
study-monster-attacks = В защите
