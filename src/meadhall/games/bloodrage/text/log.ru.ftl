### «Кровь и ярость»: что случилось, строка за строкой. Настоящее время: у кланов и игроков нет рода.

## Сколько и чего

log-glory = { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}
log-rage = { $rage ->
    [one] { $rage } ярость
   *[other] { $rage } ярости
}
log-figure = { $figure_nom }

## Подготовка и эпохи

first-player = Первым ходит { $seat }.
destroyed-at-start = Провинция { $place } уничтожена ещё до начала игры.
age-begins = { $age ->
    [1] Начинается первая эпоха.
    [2] Начинается вторая эпоха.
   *[3] Начинается третья, последняя эпоха.
}
final-scoring = Три эпохи позади: итоговый подсчёт.
legendary = { $seat } получает { log-glory } за легендарный уровень { $stat_gen }.

## Дары богов

phase-gifts = Эпоха { $age }, дары богов: каждому сдано по восемь карт.
packs-pass = { $cards ->
    [one] Пачки уходят налево, в каждой { $cards } карта.
    [few] Пачки уходят налево, в каждой { $cards } карты.
   *[many] Пачки уходят налево, в каждой { $cards } карт.
}
you-keep = Вы оставляете себе карту «{ $card }».

## Действия

phase-action = Эпоха { $age }, действия: запас ярости у всех пополнен.
passes = { $seat } пасует.
invades = { $seat } вторгается { $figure_ins } { $place_into }.
brings = Карта «{ $card }»: { $seat } приводит ещё и воина { $place_into }.
marches = { $seat }: { log-figure } идёт { $start_from } { $place_into }.
upgrades = { $seat } кладёт на планшет улучшение «{ $card }».
replaces = { $seat } сбрасывает с планшета карту «{ $card }».
commits = { $seat } кладёт на планшет волю богов рубашкой вверх (всего { $quests }).
you-commit = Ваша воля богов — «{ $card }».
acts = { $seat }: действует карта «{ $card }».

## Разграбление

pillages = { $seat } начинает разграбление { $place_gen }.
joins = { $seat } посылает { $figure_acc } { $start_from } { $place_into }.
stays-out = { $seat } никого не посылает в битву.
sends-no-more = { $seat } больше никого не посылает в битву.
unopposed = { $seat } не встречает сопротивления { $place_in }.
pillaged = { $seat } разграбляет { $place_acc }: { $token }.
raises = { $seat } повышает { $stat_acc } до { $value } (деление { $step }).
gains-glory = { $seat } получает { log-glory }.
steps = Вождь { $seat_gen } переходит { $place_into }.

## Битва: розыгрыш карт

battle = Битва { $place_in }: сошлись { $seats }.
reveals = { $seat } открывает карту «{ $card }».
reveals-nothing = { $seat } сражается без карты.
cancels = Карта «{ $card }»: { $seat } отменяет текст карт соперников.
watches = { $glory ->
    [0] Карта «{ $card }»: { $seat } сбрасывает все открытые карты, и все выбирают заново.
   *[other] Карта «{ $card }»: { $seat } сбрасывает все открытые карты, получает { log-glory }, и все выбирают заново.
}
spares = { $seat } оставляет в битве { $figure_acc }.
uses-quest = { $seat } считает волю богов картой битвы +{ $value }.
adds = { $seat } добавляет карту «{ $card }».
adds-nothing = { $seat } ничего не добавляет.

## Битва: исход

total = { $seat }: сила { $total } (фигурки { $figures }, карты { $cards }).
battle-won = Битву { $place_in } выигрывает { $seat }.
battle-tied = Ничья { $place_in }: { $seats } равны, и проигрывают все.
battle-glory = { $seat } получает { log-glory } за победу в битве.
card-glory = { $seat } получает { log-glory } по карте «{ $card }».
gains-rage = { $rage ->
    [0] { $seat } не получает ярости: запас и так полон.
   *[other] { $seat } получает { log-rage }.
}
steals-rage = { $rage ->
    [0] { $seat } ничего не отбирает: у { $from_seat_gen } не осталось ярости.
   *[other] { $seat } забирает у { $from_seat_gen } { log-rage }.
}
steals-glory = { $glory ->
    [0] { $seat } ничего не отбирает: у { $from_seat_gen } нет славы.
   *[other] { $seat } забирает у { $from_seat_gen } { log-glory }.
}
takes-card = { $seat } забирает у { $from_seat_gen } карту «{ $card }».
keeps = { $seat } возвращает на руку карту «{ $card }».

## Гибель и спасение

destroyed = { $seat } теряет { $figures_acc } { $place_in }.
protects = Карта «{ $card }»: { $seat } спасает { $figure_acc }.
flees = { $seat }: { log-figure } отступает в Иггдрасиль.

## Сброс, воля богов, Рагнарёк, Вальхалла

phase-discard = { $age ->
    [3] Эпоха { $age }, сброс: карты больше не нужны.
   *[other] Эпоха { $age }, сброс: сохранить можно одну карту.
}
keeps-card = { $cards ->
    [0] { $seat } сохраняет одну карту.
    [one] { $seat } сохраняет одну карту и сбрасывает { $cards } карту.
    [few] { $seat } сохраняет одну карту и сбрасывает { $cards } карты.
   *[many] { $seat } сохраняет одну карту и сбрасывает { $cards } карт.
}
keeps-none = { $cards ->
    [0] { $seat } остаётся без карт.
    [one] { $seat } сбрасывает { $cards } карту и остаётся без карт.
    [few] { $seat } сбрасывает { $cards } карты и остаётся без карт.
   *[many] { $seat } сбрасывает { $cards } карт и остаётся без карт.
}
phase-quest = Эпоха { $age }, воля богов: все выложенные карты открыты.
quest-fulfilled = { $seat } исполняет волю богов «{ $card }» и получает { log-glory }.
quest-failed = { $seat } не исполняет волю богов «{ $card }».
phase-ragnarok = Эпоха { $age }, Рагнарёк: провинция { $place } гибнет.
ragnarok-glory = { $seat } получает { log-glory } за павших в Рагнарёке.
phase-valhalla = Эпоха { $age }, Вальхалла отпускает павших.
returns = { $figures_count ->
    [one] { $seat } возвращает в резерв { $figures_count } фигурку.
    [few] { $seat } возвращает в резерв { $figures_count } фигурки.
   *[many] { $seat } возвращает в резерв { $figures_count } фигурок.
}
