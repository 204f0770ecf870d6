### God of War: что говорит нарисованный стол.

gw-title = Бог войны
gw-goals-done = { $n ->
    [one] выполнено { $n } условие
    [few] выполнены { $n } условия
   *[many] выполнено { $n } условий
}
gw-path = Путь
gw-journey = Начало пути
gw-quests = Квесты
gw-bosses = Финальные боссы
gw-heroes = Герои
gw-own = Ваша сторона
gw-you = вы
gw-first = Первый игрок
gw-round = раунд { $round }
gw-health = Здоровье
gw-health-of = Здоровье { $left } из { $health }
gw-rage-of = Ярость { $rage } из { $track }
gw-rage-ready = { $name }: готово
gw-ready = Ярость готова
gw-bonus = +{ $n } к следующей атаке
gw-bonus-word = Бонус
gw-freya-token = Жетон Фрейи
gw-host = Носит Мимира
gw-hand = Карты на руке
gw-deck = Колода
gw-discard = Сброс
gw-your-hand = Ваша рука
gw-empty = пусто
gw-column = Столбец { $n }
gw-front = впереди
gw-back = позади
gw-defence-card = карта защиты?
gw-limit = Предел руки
gw-on-top = Наверху колоды:
gw-upgrade-deck = Колода улучшений

## Фазы

gw-phase-preparation = Подготовка
gw-phase-hero = Герой
gw-phase-mine = Ваш ход: герой
gw-phase-scene = Сцена
gw-phase-extra = Ещё одна руна
gw-phase-upgrade = Улучшение

## Сцена

gw-armor = Броня { $n }
gw-armor-broken = Броня { $n } разрушена
gw-defense = Защита { $n }
gw-stunned = Оглушён: пропустит свою руну
gw-tokens-word = Жетоны
gw-tokens = { $most ->
    [0] Жетонов: { $n }
   *[other] Жетонов: { $n } из { $most }
}
gw-element = Действует правило карты
gw-tip-enemy = { $name }: здоровье { $left } из { $health }
gw-tip-armor = Броня: { $values }
gw-tip-rune = { $rune }: { $told }
gw-tip-nothing = Здесь ничего нет.

## Руны

gw-forecast = Какая руна что сделает
gw-order = Что по порядку
gw-now = сейчас
gw-rune-sum = Урон от руны: { $n }
gw-rune-saved = закрыто { $n }, впереди { $rest }
gw-quiet = никого не заденет
gw-die = Кубик противника
gw-die-shows = На кубике противника { $n }
gw-last-throw = Последний бросок:
gw-offer = Улучшения раунда: { $n } из { $all }
gw-offer-none = пока нет
gw-seen = Вы видели:

## Набор

gw-set = Набор
gw-defence = Защита
gw-defends = Защита { $hero }
gw-held-off = Сила атаки снижена
gw-more = ещё?
gw-damage = { $n ->
    [0] урона нет
   *[other] урон
}
gw-falls = потеря сознания
gw-no-extras = Без урона нет и дополнительных эффектов.
gw-against-armor = против брони { $n }
gw-needs-number = Нужен модификатор: числа на карте нет.
gw-breaks = Броня { $armor } разобьётся. Урона не будет, кубик не бросается.
gw-too-weak = На броню { $armor } не хватает: удар пропадёт.
gw-hits = { $same ->
    [1] Урон { $least } при здоровье { $left }; вероятность победить { $chance } %.
   *[other] Урон от { $least } до { $most } при здоровье { $left }; вероятность победить { $chance } %.
}
gw-choose-target = Выберите цель на сцене.
gw-help = Что ещё поможет
gw-freya-helps = Жетон Фрейи снимет весь урон удара
gw-ask = Попросить
gw-asked = попросили
gw-ask-for = Попросить «{ $card }» ({ $who })
gw-ask-defence = { $who }, помогите: «{ $card }»!
gw-ask-set = { $who }, усильте удар: «{ $card }»!
gw-keep = лучше оставить на удар { $n }
gw-keep-short = оставить

## Карты и колоды

gw-kind-melee = Ближний бой
gw-kind-ranged = Дальний бой
gw-kind-joker = Джокеры
gw-kind-defense = Защита
gw-kind-modifier = Числа
gw-kind-special = Особые
gw-kind-status = Статусы
gw-all-cards = { $n ->
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[many] В колоде { $n } карт
}
gw-discard-of = { $n ->
    [one] Сброс: { $n } карта
    [few] Сброс: { $n } карты
   *[many] Сброс: { $n } карт
}
gw-filter-owner = Чьи карты
gw-owner-kratos = Кратос
gw-owner-atreus = Атрей
gw-owner-mimir = Мимир
gw-owner-freya = Фрейя
gw-owner-brok_sindri = Брок и Синдри
gw-owner-upgrade = Улучшения
gw-owner-status = Статусы и кристаллы

## Улучшение и путь

gw-offer-title = Открыто рунами за раунд
gw-in-upgrades = В колоде улучшений: { $n }
gw-in-turn = По очереди
gw-state-ahead = впереди
gw-state-now = сейчас
gw-state-done = пройден
gw-state-obstacle = препятствие
gw-state-left = позади
gw-looked-at = Пойти сюда
gw-becomes-obstacle = Станет препятствием
gw-victory = Победа:
gw-defeat = Поражение:
gw-obstacle = Препятствие:
gw-all-down = все герои без сознания.

## Что произошло

gw-story-rune = Руна { $rune }
gw-story-won = Пройдено: { $quest }
gw-story-scene = Новая сцена: { $quest }
gw-story-victory = Победа!
gw-story-defeat = Поражение

## Конец

gw-end-saga-won = { $rounds ->
    [one] «{ $quest }» — последняя победа. Весь путь занял { $rounds } раунд.
    [few] «{ $quest }» — последняя победа. Весь путь занял { $rounds } раунда.
   *[many] «{ $quest }» — последняя победа. Весь путь занял { $rounds } раундов.
}
gw-end-scene-won = { $rounds ->
    [one] Сцена «{ $quest }» пройдена за { $rounds } раунд.
    [few] Сцена «{ $quest }» пройдена за { $rounds } раунда.
   *[many] Сцена «{ $quest }» пройдена за { $rounds } раундов.
}
gw-end-lost = Путь оборвался на сцене «{ $quest }», в раунде { $round }:
gw-end-all-down = сражаться больше некому, герои без сознания.
gw-end-missing = До победы не хватило:
gw-end-some-quest = Второй квест
gw-end-some-boss = Финальный босс
gw-end-state-won = { $rounds ->
    [one] Пройдено за { $rounds } раунд
    [few] Пройдено за { $rounds } раунда
   *[many] Пройдено за { $rounds } раундов
}
gw-end-state-lost = { $rounds ->
    [one] Поражение: { $rounds } раунд боя
    [few] Поражение: { $rounds } раунда боя
   *[many] Поражение: { $rounds } раундов боя
}
gw-end-state-now = Не закончено
gw-end-state-before = Позади ещё до начала игры
gw-end-state-ahead = Сюда герои не дошли
gw-end-felled = повержено { $n }
gw-end-dealt = урон { $n }
gw-end-taken = получено { $n }
gw-end-fell = Без сознания: { $heroes }
gw-end-nobody-fell = Никто не потерял сознание
gw-end-shares = Кто что сделал
gw-end-share-dealt = Урон противникам
gw-end-share-felled = Повержено противников
gw-end-share-held = Отражено урона
gw-end-share-taken = Получено урона
gw-end-share-specials = Особых карт
gw-end-share-falls = { $n ->
    [0] Всегда на ногах
    [one] Без сознания: { $n } раз
    [few] Без сознания: { $n } раза
   *[many] Без сознания: { $n } раз
}
gw-end-step = { $n } из { $of }
gw-end-step-back = Назад
gw-end-step-on = Дальше
gw-end-step-all = Всё сразу
gw-end-again = Рассказать снова
gw-end-look = Посмотреть на сцену
gw-end-back = К итогам
gw-behind = Пройдено
gw-behind-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
gw-behind-felled = Повержено противников
gw-behind-falls = Потери сознания
gw-behind-upgrades = Взято улучшений
gw-behind-removed = Убрано карт

## Вкладки

gw-tab-runes = Руны
gw-tab-own = Мои
gw-tab-heroes = Герои
