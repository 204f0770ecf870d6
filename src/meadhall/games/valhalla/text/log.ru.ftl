### «Вальхалла»: что случилось, строка за строкой. Настоящее время: у игроков нет рода.

## Подготовка

first-player = Первым ходит { $seat }.
leads = { $seat }: отряд ведёт ярл { $jarl }.
loki-card = Карта Локи в этой игре: «{ $card }».
loki-discards-more = «{ $card }»: до начала игры будет сброшено на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} больше обычного.
loki-discards-fewer = «{ $card }»: до начала игры будет сброшено на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} меньше обычного.
partners = { $seat } и { $partner_seat } заодно.
first-discard = { $count ->
    [0] До начала игры ничего не сброшено.
    [one] До начала игры сброшена { $count } карта.
    [few] До начала игры сброшено { $count } карты.
   *[many] До начала игры сброшено { $count } карт.
}
first-warriors = Первые воины: { $cards }
sets-aside = { $seat } сбрасывает из стартовой руки: { $cards }
shuffled-back = { $count ->
    [one] В колоду возвращается { $count } карта.
    [few] В колоду возвращаются { $count } карты.
   *[many] В колоду возвращаются { $count } карт.
}
reserve = В общий резерв: { $cards }
lays = { $seat } выкладывает в резерв карту «{ $card }».
takes-reserve = { $seat } берёт из резерва карту «{ $card }».
exchanges = { $count ->
    [0] { $seat } оставляет стартовую руку.
    [one] { $seat } обменивает { $count } карту.
    [few] { $seat } обменивает { $count } карты.
   *[many] { $seat } обменивает { $count } карт.
}

## Ходы

turn = Ходит { $seat }.
adds = { $seat } пополняет отряд: { $cards }
loses-warrior = { $seat } сбрасывает с планшета карту «{ $card }».
loses-tyr = { $seat }: вместе с воином уходит карта «{ $card }».
draws = { $count ->
    [0] { $seat } не находит в колоде ни одной карты.
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[many] { $seat } берёт { $count } карт.
}
you-drew = Вы взяли: { $cards }
keeps = Из взятых карт { $seat } сбрасывает: { $cards }
discards = { $seat } сбрасывает карту «{ $card }».
discards-hand = { $seat } сбрасывает всю руку: { $cards }
shows-hand = { $seat } показывает руку: { $cards }
shows-empty-hand = { $seat } показывает пустую руку.
takes-random = { $seat } вслепую забирает карту из руки { $from_seat_gen }.
takes-chosen = { $seat } забирает карту из руки { $from_seat_gen }.
nothing-to-take = { $seat } ничего не находит в руке { $from_seat_gen }.
you-took = Вы забрали карту «{ $card }».
was-taken = { $seat } забирает у вас карту «{ $card }».
gives-card = { $seat } отдаёт карту, её получает { $to_seat }.
you-got = { $seat } отдаёт вам карту «{ $card }».
looks-at-hand = { $seat } смотрит руку { $at_seat_gen }.
peeks = { $count ->
    [one] { $seat } смотрит { $count } карту из руки { $at_seat_gen }.
    [few] { $seat } смотрит { $count } карты из руки { $at_seat_gen }.
   *[many] { $seat } смотрит { $count } карт из руки { $at_seat_gen }.
}
you-saw = Вы увидели: { $cards }
bans = { $seat } запрещает в этой битве карту «{ $card }».
deck-empty = Колода закончилась.
last-shield = { $seat } теряет последний свой щит.
last-round = У каждого ещё один ход, а затем — Рагнарёк.

## Битва

attacks = { $seat } нападает, защищается { $on_seat }.
uses-jarl = { $seat }: в дело вступает ярл { $jarl }.
plays = { $seat } разыгрывает карту «{ $card }».
rolls = { $seat } бросает кубики: { $dice }.
rerolls = { $seat } перебрасывает кубики, выпало: { $dice }.
pays-die = { $seat } сбрасывает кубик ({ $die }) ради переброса.
pays-tactic = { $seat } сбрасывает кубик ({ $die }) за тактику.
pays-supply = { $seat } отдаёт за тактику карту «{ $card }».
extra-dice = { $count ->
    [1] { $seat } бросает дополнительный кубик: { $dice }.
   *[other] { $seat } бросает дополнительные кубики: { $dice }.
}
keeps-die = { $seat } оставляет один дополнительный кубик: { $die }.
turns = { $seat } поворачивает кубик: { $die } → { $weapon }.
activates = { $seat } вооружает воина «{ $card }»: сила { $strength }.
activates-glory = { $seat } вооружает воина «{ $card }»: доблесть { $glory }.
takes-die = { $from_seat } бросает на кубик меньше: его отнимает { $seat }.
binds = { $seat } связывает воина «{ $card }».
gives-up = { $seat } отдаёт ради силы карту «{ $card }».
walks-path = { $seat }: воин «{ $card }» ступает на путь к Вальхалле.
ends-fight = { $seat } заканчивает последний бой, доблесть: { $glory }.
dice-used = { $seat }: на воинах остались { $dice }.
dice-unused = { $seat }: не пригодились { $dice }.
ends-phase = { $seat } заканчивает фазу с силой { $strength }.
no-winner = { $seat } никого не вооружает: победителя в битве нет.
wins-battle = { $seat } побеждает, { $over_seat } проигрывает: { $ours } против { $theirs }.
takes-shield = { $seat } забирает щит, его теряет { $from_seat }.
holds = { $seat } не пускает в Вальхаллу воина «{ $card }».
enters-valhalla = { $seat } отправляет в Вальхаллу: { $cards }
bonus-glory = { $due ->
    [0] { $seat }: бонусных очков доблести положено { $amount }, но таких карт в сбросе нет.
    [one] { $seat } получает { $due } бонусное очко доблести.
    [few] { $seat } получает { $due } бонусных очка доблести.
   *[many] { $seat } получает { $due } бонусных очков доблести.
}
takes-glory = { $seat } берёт из сброса: { $cards }
takes-back = { $seat } возвращает в руку карту «{ $card }».
takes-discarded = { $seat } берёт из сброса карту «{ $card }».
commission = { $seat } выполняет «{ $card }», доблесть: { $glory }.

## Дополнения

loki-bonus = { $seat } берёт бонус Локи, строка { $row }.
thor-helps = { $seat } призывает Тора («{ $card }»), помощь получает { $helped_seat }.
thor-honours = { $seat }: карта «{ $card }» уходит в Вальхаллу.
lays-tyr = { $seat } подкладывает карту «{ $card }» под воина «{ $warrior }».
viking-rises = { $seat } — новый последний викинг.
viking-falls = { $seat } больше не последний викинг, звание возвращается на середину стола.
viking-glory = { $seat } получает награду последнего викинга, уровень { $level }.
viking-dice = { $count ->
    [one] { $seat } получает { $count } дополнительный кубик против последнего викинга.
    [few] { $seat } получает { $count } дополнительных кубика против последнего викинга.
   *[many] { $seat } получает { $count } дополнительных кубиков против последнего викинга.
}

## Конец

ragnarok = Настаёт Рагнарёк.
game-over = Игра окончена.

## Одиночная игра

attacks-monster = { $seat } нападает: «{ $card }».
monster-attacks = «{ $card }» нападает, защищается { $seat }.
beats-monster = { $seat } побеждает: { $ours } против { $theirs }.
beaten = { $seat } терпит поражение: { $ours } против { $theirs }.
monster-wounded = Чудовище ранено: карта «{ $card }» пройдена.
monster-shows = Оно ещё яростнее: «{ $card }».
monster-slain = Чудовище повержено!
monster-waits = Чудовище ждёт: нападать не на кого.
monster-rolls = Чудовище бросает кубики: { $dice }.
deck-loses = Сброшено из колоды: { $cards }
loses-shield = { $seat } теряет щит.
shields-lost = Потерян последний свой щит.
loses-glory = { $seat } отдаёт из Вальхаллы карту «{ $card }».
solo-lost = Чудовище победило.
