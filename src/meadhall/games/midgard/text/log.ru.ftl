### «Чемпионы Мидгарда»: что случилось, строка за строкой. Настоящее время: у игроков нет рода.

## Подготовка и раунды

first-player = Первый игрок — { $seat }.
picks-leader = { $seat } берёт вождя: { $leader }.
keeps-destiny = { $seat } оставляет себе судьбу «{ $card }».
round-begins = Начинается раунд { $round }.
merchant-arrives = Пришёл торговый корабль: { $card } ({ $gain }).
    .separator = { ", " }
troll-lives = Тролль выжил: все получают позор.
combat-total = { $seat } после боя: { $changes }.
    .separator = { ", " }
change-up = { $what_low } +{ $n }
change-down = { $what_low } −{ $n }

## Рабочие

places = { $seat } ставит рабочего: { $place }.
begs = { $seat } молит богов: еда и позор.
takes-stock = { $seat } забирает всё, что есть ({ $place }): { $gain }.
finds-nothing = { $seat } ничего не находит: { $place }.
deals = { $seat } меняет: { $cost } → { $gain }.
gains = { $seat } получает: { $gain }.
keeps-warrior = { $seat } берёт { $warrior_acc }.
no-room = { $warriors ->
    [one] У { $seat_gen } нет места: { $warriors } воин уходит в запас.
    [few] У { $seat_gen } нет места: { $warriors } воина уходят в запас.
   *[other] У { $seat_gen } нет места: { $warriors } воинов уходят в запас.
}
looks-at-journey = { $seat } смотрит поход у { $shore_gen }.
sees-journey = { $seat } видит поход у { $shore_gen }: «{ $card }».
draws-destinies = { $cards ->
    [1] { $seat } берёт судьбу.
    [one] { $seat } берёт { $cards } судьбу и оставляет одну.
    [few] { $seat } берёт { $cards } судьбы и оставляет одну.
   *[other] { $seat } берёт { $cards } судеб и оставляет одну.
}
builds = { $seat } строит { $ship_acc }.
moors = { $seat } ставит { $ship_acc } у { $shore_gen }.
trades = { $seat } уходит с рынка, имея: { $goods }.
trades-nothing = { $seat } уходит с рынка без обмена.
takes-cargo = { $seat } забирает груз «{ $card }»: { $gain }.
    .separator = { ", " }
takes-rune = { $seat } берёт руну «{ $card }».
buys-favor = { $seat } покупает { $favor ->
    [one] { $favor } милость
    [few] { $favor } милости
   *[other] { $favor } милостей
} за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
hires = { $seat } нанимает рабочего за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.

## Руны

uses-rune = { $seat } применяет руну «{ $card }».
gifts = { $seat } получает дары: { $goods }.
wealth = { $seat } удваивает богатство: ещё { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
success-leads = { $seat } открывает судьбу «{ $card }», и она сбывается: слава { $glory }.
success-ties = { $seat } открывает судьбу «{ $card }», но делит первенство: слава { $glory }.
success-trails = { $seat } открывает судьбу «{ $card }», но первенства нет: слава { $glory }.

## Отправка викингов

demands-order = { $seat } требует порядка хода: все отправляют заново, по очереди.
sends = { $seat } отправляет { $target_into }: { $crew }.
    .separator = { ", " }
sends-nobody = { $seat } никого не отправляет { $target_into }.

## Бой

hunts-with-nobody = У { $seat_gen } дома никого: охотиться некому.
hunts = { $seat } приносит с охоты { $food ->
    [one] { $food } еду
   *[other] { $food } еды
}.
fights = { $seat } вступает в бой с врагом «{ $enemy }».
nobody-fights = { $seat_dat } некем сразиться с врагом «{ $enemy }».
rolls = { $seat } бросает кубики: { $dice_low }.
    .separator = { ", " }
rerolls = { $seat } после переброса: { $dice_low }.
    .separator = { ", " }
damage = { $seat } наносит { $hits ->
    [one] { $hits } рану
    [few] { $hits } раны
   *[other] { $hits } ран
} и теряет { $losses ->
    [0] 0 воинов
    [one] { $losses } воина
   *[other] { $losses } воинов
}.
spends-favor = { $seat } тратит милость.
favor-glory = { $seat } получает за потраченную милость { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
double-glory = { $seat } получает за двойной удар { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
loses-fight = { $seat } терпит поражение от врага «{ $enemy }».
defeats = { $seat } побеждает { $enemy_acc }: слава { $glory }{ $wood ->
    [0] { "" }
   *[other] , дерево { $wood }
}{ $coins ->
    [0] { "" }
   *[other] , монеты { $coins }
}{ $favor ->
    [0] { "" }
   *[other] , милость { $favor }
}.
claims-glory = { $seat } получает по руне «Слава» ещё { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
passes-blame = { $seat } передаёт позор { $other_seat_dat }.

## Походы

journey = { $seat } плывёт { $shore_into }, поход: «{ $card }».
loses-aboard = { $seat } отдаёт морю { $what_acc }.
starves = { $warriors ->
    [one] У { $seat_gen } гибнет от голода { $warriors } воин.
    [few] У { $seat_gen } гибнут от голода { $warriors } воина.
   *[other] У { $seat_gen } гибнут от голода { $warriors } воинов.
}
banned-destroyed = { $warriors ->
    [one] У { $seat_gen } гибнет { $warriors } воин: его оружие здесь бессильно.
    [few] У { $seat_gen } гибнут { $warriors } воина: их оружие здесь бессильно.
   *[other] У { $seat_gen } гибнут { $warriors } воинов: их оружие здесь бессильно.
}

## Конец игры

final-scoring = Восемь раундов позади: итоговый подсчёт.
destiny-revealed = { $seat } открывает судьбу «{ $card }»: слава { $glory }.
defeated-revealed = { $seat }, побеждённые враги: { $cards }.
    .separator = { ", " }
scores-destinies = { $seat } получает за судьбы { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
scores-sets = { $seat } получает за наборы врагов { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
scores-runes = { $seat } получает за руны { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
scores-ship = { $seat } получает за корабль { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
scores-favor = { $seat } получает за милость { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
scores-coins = { $seat } получает за монеты { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
scores-blame = { $seat } теряет за позор { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
final-glory = Итог { $seat_gen }: { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
}.
