### «Кровь и ярость»: чего стоит выбор в фазе действий и что он даёт.
### $left = ярость, которая останется; $mine, $rival = ваша сила там и сила сильнейшего соперника.
### .nom = то же внутри другой подсказки.

## Ярость

hint-cost = { $cost ->
    [0] Без затрат, останется { $left }
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

## Места

hint-both = { $first }; { $second_nom }
hint-standing = Сила { $mine } против { $rival }
    .nom = сила { $mine } против { $rival }
hint-prize = награда: { $token }
hint-pillaged = награда уже взята
hint-prey = Сила { $mine } против { $rival }; награда: { $token }
    .nom = сила { $mine } против { $rival }; награда: { $token }
hint-province = { $free ->
    [one] Свободна { $free } деревня
    [few] Свободны { $free } деревни
   *[other] Свободно { $free } деревень
}; сила { $mine } против { $rival }; { $prize }{ $doomed ->
    [0] { "" }
   *[other] ; обречена
}
hint-yggdrasil = Места хватит всем; сила { $mine } против { $rival }; { $prize }
hint-fjord = { $provinces }
    .separator = { "; " }
hint-support = { $place }: { $standing_nom }

## Карты

hint-card-lost = Карта «{ $card }» уйдёт в сброс
hint-monster-lost = Карта «{ $card }» уйдёт в сброс, её чудовище покинет игру
hint-quest-fulfilled = Сейчас исполнена
hint-quest-open = Сейчас не исполнена
