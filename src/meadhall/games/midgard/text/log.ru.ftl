### «Чемпионы Мидгарда»: что случилось, строка за строкой. Настоящее время: у игроков нет рода.

## Подготовка и раунды

first-player = Первый игрок — { $seat }.
picks-leader = { $seat } берёт вождя: { $leader }.
keeps-destiny = { $seat } оставляет себе судьбу «{ $card }».
round-begins = Начинается раунд { $round }.
merchant-arrives = Пришёл торговый корабль: { $card }.
troll-lives = Тролль выжил: все получают позор.
combat-total = { $seat } после боя: { $changes }.
    .separator = { ", " }
change-up = { $what_low } +{ $n }
change-down = { $what_low } −{ $n }

## Рабочие

places = { $seat } ставит рабочего: { $place }.
begs = { $seat } молит богов: еда и позор.
repeats-deal = { $seat }, { $place }: { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}.
looks-at-journey = { $seat } смотрит поход: { $shore }.
sees-journey = { $seat } видит: { $shore }, { $card }.
draws-destinies = { $cards ->
    [1] { $seat } берёт судьбу.
    [one] { $seat } берёт { $cards } судьбу и оставляет одну.
    [few] { $seat } берёт { $cards } судьбы и оставляет одну.
   *[other] { $seat } берёт { $cards } судеб и оставляет одну.
}
builds = { $seat } строит { $ship_acc }.
moors = { $seat } ставит { $ship_acc } у { $shore_gen }.
trades = { $seat } уходит с рынка: еда { $food }, дерево { $wood }, монеты { $coins }.
takes-cargo = { $seat } забирает груз «{ $card }».
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
gifts = { $seat } получает дары: еда { $food }, дерево { $wood }, монеты { $coins }.
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
hunts = { $seat } возвращается с охоты: еда { $food }.
fights = { $seat } вступает в бой: { $enemy }.
nobody-fights = У { $seat_gen } некому сражаться: { $enemy }.
rolls = { $seat } бросает кубики: { $dice }.
    .separator = { ", " }
rerolls = { $seat } перебрасывает: { $dice }.
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
double-glory = { $seat } получает за двойной удар { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
}.
loses-fight = { $seat } терпит поражение: { $enemy }.
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
scores-destinies = { $seat } получает за судьбы: слава { $glory }.
scores-sets = { $seat } получает за наборы врагов: слава { $glory }.
scores-runes = { $seat } получает за руны: слава { $glory }.
scores-ship = { $seat } получает за корабль: слава { $glory }.
scores-favor = { $seat } получает за милость: слава { $glory }.
scores-coins = { $seat } получает за монеты: слава { $glory }.
scores-blame = { $seat } теряет за позор: слава { $glory }.
final-glory = { $seat } заканчивает игру: слава { $glory }.
