### «Кровь и ярость»: чего стоит выбор в фазе действий и что он даёт.
### $left = ярость, которая останется; $mine, $rivals = ваша сила там и сила каждого соперника.
### .nom = то же внутри другой подсказки.

## Ярость

hint-cost = { $cost ->
    [0] Без затрат, останется { $left }
    [one] { $cost } ярость, останется { $left }
   *[other] { $cost } ярости, останется { $left }
}
    .nom = { $cost ->
        [0] без затрат, останется { $left }
        [one] { $cost } ярость, останется { $left }
       *[other] { $cost } ярости, останется { $left }
    }
hint-from = От { $cost } ярости
hint-free = Без затрат ярости
hint-sacrifice = { $figures_count ->
    [one] { $figures_count } фигурка, без затрат ярости
    [few] { $figures_count } фигурки, без затрат ярости
   *[other] { $figures_count } фигурок, без затрат ярости
}
hint-pass = { $rage ->
    [one] Пропадёт { $rage } ярость
   *[other] Пропадёт { $rage } ярости
}; в этой эпохе действий больше не будет

## Сила

hint-stays = { $n }
hint-change = { $now } → { $after }
hint-change-at-most = { $now } → до { $after }
hint-rival = { $seat } ({ $strength })
    .gen = { $seat_gen } ({ $strength })
hint-strength = Сила { $mine } против { $rivals_gen }
    .nom = сила { $mine } против { $rivals_gen }
hint-alone = Сила { $mine }, соперников там нет
    .nom = сила { $mine }, соперников там нет

## Места

hint-both = { $first }; { $second_nom }
    .nom = { $first_nom }; { $second_nom }
hint-leave = Сейчас { $strength_nom }
hint-prize = Награда: { $token }
    .nom = награда: { $token }
hint-pillaged = Награда уже взята
    .nom = награда уже взята
hint-province = { $free ->
    [one] Свободна { $free } деревня
    [few] Свободны { $free } деревни
   *[other] Свободно { $free } деревень
}; { $strength_nom }; { $prize_nom }{ $doomed ->
    [0] { "" }
   *[other] ; обречена
}
    .nom = { $free ->
        [one] свободна { $free } деревня
        [few] свободны { $free } деревни
       *[other] свободно { $free } деревень
    }; { $strength_nom }; { $prize_nom }{ $doomed ->
        [0] { "" }
       *[other] ; обречена
    }
hint-yggdrasil = Места хватит всем; { $strength_nom }; { $prize_nom }
    .nom = места хватит всем; { $strength_nom }; { $prize_nom }
hint-places = { $provinces }
    .separator = { "; " }
hint-there = { $place }: { $strength_nom }

## Карты

hint-battle-card = Карта битвы +{ $strength }
hint-battle-card-open = Карта битвы с переменной силой
hint-quest-card = Воля богов, { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
}
hint-upgrade-card = { $kind }, цена { $cost }
hint-monster-card = Чудовище, цена { $cost }, сила { $strength }

hint-card-lost = Карта «{ $card }» уйдёт в сброс
hint-monster-lost = Карта «{ $card }» уйдёт в сброс, её чудовище покинет игру
hint-quest-fulfilled = Сейчас исполнена
    .nom = сейчас исполнена
hint-quest-open = Сейчас не исполнена
    .nom = сейчас не исполнена
