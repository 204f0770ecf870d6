### «Кровь и ярость»: сколько стоит или что даёт выбор, в битве и в поздних фазах эпохи.
### $total = сила вашего клана в битве.

## Розыгрыш карт

hint-commit = { $strength ->
    [0] Ничего не прибавит; ваша сила: { $total } против { $rivals_gen } без карт
   *[other] +{ $strength }; ваша сила: { $total } против { $rivals_gen } без карт
}
hint-commit-sight = Столько, сколько лучшая карта другого клана; ваша сила: не меньше { $total } против { $rivals_gen } без карт
hint-commit-quest = До +{ $strength } по дару Тюра; ваша сила тогда: { $total } против { $rivals_gen } без карт
hint-outcome = Сила { $mine } против { $rivals_gen }: { $result }
hint-win = { $open ->
    [1] победа, если никто не добавит карту
   *[0] победа
}
hint-tie = { $open ->
    [1] ничья, проиграют все, если никто не добавит карту
   *[0] ничья, проиграют все
}
hint-lose = { $open ->
    [1] поражение, если никто не добавит карту
   *[0] поражение
}
hint-spare = Сила ваших фигурок станет { $strength }

## Спасение фигурок и карт

hint-flee = Уйдёт в Иггдрасиль и уцелеет
hint-let-fall = { $figures_count ->
    [one] Погибнет { $figures_count } фигурка
    [few] Погибнут { $figures_count } фигурки
   *[other] Погибнет { $figures_count } фигурок
}
hint-let-fall-ships = { $figures_count ->
    [one] Погибнет { $figures_count } фигурка
    [few] Погибнут { $figures_count } фигурки
   *[other] Погибнет { $figures_count } фигурок
}; улучшение корабля даст { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}
hint-discard-rest = { $cards ->
    [one] Навсегда уйдёт в сброс { $cards } карта
    [few] Навсегда уйдут в сброс { $cards } карты
   *[other] Навсегда уйдёт в сброс { $cards } карт
}

## Награды

hint-raise = { $value } → { $after }
hint-raise-legend = { $value } → { $after }; в конце игры ещё { $glory } славы
hint-return = { $horns ->
    [0] Бесплатно; больше шлемы никого не позволят
    [one] Бесплатно; шлемы позволят ещё { $horns } фигурку
    [few] Бесплатно; шлемы позволят ещё { $horns } фигурки
   *[other] Бесплатно; шлемы позволят ещё { $horns } фигурок
}

## Сброс и Рагнарёк

hint-save = { $cards ->
    [0] Сбрасывать нечего
    [one] В сброс уйдёт { $cards } карта
    [few] В сброс уйдут { $cards } карты
   *[other] В сброс уйдёт { $cards } карт
}
    .nom = { $cards ->
        [0] сбрасывать нечего
        [one] в сброс уйдёт { $cards } карта
        [few] в сброс уйдут { $cards } карты
       *[other] в сброс уйдёт { $cards } карт
    }
hint-ragnarok = { $glory ->
    [0] Славы от Рагнарёка не будет
    [one] { $glory } слава от Рагнарёка
   *[other] { $glory } славы от Рагнарёка
}
