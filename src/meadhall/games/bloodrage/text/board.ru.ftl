### Что говорит нарисованное поле.

br-board = Карта
br-nobody = Здесь никого нет.
br-pillaged = разграблено
br-free =
    { $n ->
        [0] Нет свободных деревень
        [one] { $n } свободная деревня
        [few] { $n } свободные деревни
       *[many] { $n } свободных деревень
    }
br-first = Первый игрок
br-glory = Слава
br-glory-track = Шкала славы
br-rage-now = Ярость сейчас
br-hand = Карт на руке
br-quests = Выложено карт воли богов
br-decides = решает
br-passed = пас
br-no-rage = без ярости
br-waits = ждёт
br-own-sheet = Ваш планшет клана
br-you = Ваш клан
br-slot-leader = вождь
br-slot-warrior = воины
br-slot-ship = корабль
br-slot-monster = чудовище
br-slot-clan = клан
br-reserve = Резерв
br-empty = пусто
br-your-hand = Ваша рука
br-age = Эпоха { $age }
br-ragnarok = Рагнарёк
br-fell = уничтожена
br-per-fallen =
    { $n ->
        [one] { $n } слава за павшего
        [few] { $n } славы за павшего
       *[many] { $n } славы за павшего
    }
br-valhalla = Вальхалла
br-draft = Дары богов
br-tab-hand = Рука
br-tab-clan = Клан
br-tab-others = Другие
br-fate = Рагнарёк, Вальхалла и журнал
br-fallen =
    { $n ->
        [one] { $n } павший
       *[other] { $n } павших
    }

## Битва

br-battle = Битва за { $place }
br-step-call = Сигнал к битве
br-step-choose = Выбор карт
br-step-late = Карты после открытия
br-step-result = Исход
br-pillager = грабит провинцию
br-choosing = ещё выбирает
br-chosen = выбор сделан
br-tie = Ничья!
br-tie-help = Погибнут все участники битвы.
br-at-stake = На кону
br-only-glory = только боевая слава
br-axes-glory =
    { $n ->
        [one] { $n } слава за ваши топоры
       *[other] { $n } славы за ваши топоры
    }
br-of-figures = Сила фигурок
br-of-cards = Сила карт
br-waiting-for = Кого ждём
br-risk =
    { $n ->
        [one] Проиграв, вы потеряете { $n } фигурку.
        [few] Проиграв, вы потеряете { $n } фигурки.
       *[many] Проиграв, вы потеряете { $n } фигурок.
    }

## Что было, по шагам

br-story-battle = Исход битвы за { $place }
br-story-quest = Воля богов открыта
br-story-ragnarok = Рагнарёк: { $place }
br-story-valhalla = Вальхалла отпускает павших
br-story-final = Последний счёт
br-quest-done = Выполнено
br-quest-failed = Не выполнено
br-nobody-fell = Провинция гибнет в огне; в ней никого не было.

## Список карт

br-filter-kind = Вид
br-filter-god = Бог
br-filter-age = Эпоха
br-age-1 = Первая эпоха
br-age-2 = Вторая эпоха
br-age-3 = Третья эпоха

## Выбор карт

br-draft-round = { $keep ->
    [1] Круг { $round }: оставьте себе карту
    [few] Круг { $round }: оставьте себе { $keep } карты
   *[other] Круг { $round }: оставьте себе { $keep } карт
}, { $last ->
    [1] остальные уйдут в сброс
   *[other] остальные уйдут дальше
}
