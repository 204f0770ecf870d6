### «Вальхалла»: вопросы игроку, описание стола, итог.

valhalla = Вальхалла
score = Доблесть

## Вопросы: значение = что спрашивают, атрибуты = как названы ответы

ChooseJarl = Какой ярл поведёт ваших воинов?
TakeFirstWarrior = С какого воина начнётся ваш отряд?
SetAside = Стартовая рука: какую карту сбросите первой?
SetSecondAside = Стартовая рука: какую карту сбросите кроме карты «{ $first }»?
GatherHand = Стартовая рука: выложить карту в резерв или добрать руку из него?
    .lay = Выложить карту в резерв
    .finish = Добрать руку и закончить
LayCard = Какую карту выкладываете в общий резерв?
TakeReserve = Какую карту резерва берёте?
ExchangeCard = Какие карты стартовой руки обменяете?
    .done = Обменять выбранные и начать

ChooseAction = Ваш ход: что делаете?
    .one = Выставить одного воина
    .two = Выставить двух воинов
    .attack = Напасть
    .draw = Взять карты
AddWarrior = { $left ->
    [1] Какой воин вступает в отряд?
   *[other] Какой воин вступает в отряд первым?
}
    .stop = Больше никого
DiscardWarrior = Один воин должен покинуть планшет: кого сбрасываете?
PickWarrior = Какой воин?
WhichWarrior = Какую ячейку вы имеете в виду?
ChooseTarget = На кого нападаете?
KeepCard = { $keep ->
    [1] Какую карту оставляете себе?
   *[other] Какую карту оставляете себе? Всего — { $keep }.
}
GiveUpCard = Сбросите карту, чтобы оставить себе на одну больше?
    .pass = Ничего не сбрасывать
DiscardCard = Какую карту сбрасываете?
DiscardTactic = Нужно сбросить тактику. Какую?
    .show = Тактик нет: показать руку

Prepare = Перед битвой: что используете?
    .pass = Больше ничего
    .jarl = Способность ярла
BanTactic = Какую тактику запретите в этой битве? Рука: { $of_seat }.
    .pass = Никакую
Fight = Ваша фаза: что дальше?
    .reroll = Переброс: сбросить кубик
    .free_reroll = Бесплатный переброс
    .jarl = Способность ярла
    .second = Дополнительная способность ярла
    .end = Закончить фазу
PayDie = Какой кубик сбрасываете за переброс?
RerollDice = Какие кубики перебрасываете?
    .all = Бросить все
    .roll = Бросить выбранные
TurnDie = Какой кубик поворачиваете?
    .stop = Больше не поворачивать
TurnTo = Какое вооружение покажет кубик? Сейчас: { $die }.
PayForTactic = Какой кубик сбрасываете за тактику?
KeepDie = Какой из двух дополнительных кубиков оставляете?
LayWeapons = Какой кубик кладёте на воина?
ArmShort = { $penalty ->
    [0] Какой воин вступит в битву без одного символа?
   *[other] Какой воин вступит в битву без одного символа, с силой на { $penalty } меньше?
}
SendWarrior = Победа! Кто отправляется в Вальхаллу?
    .all = Все
    .done = Больше никто
UseJarl = После битвы: воспользуетесь ярлом?
    .jarl = Способность ярла
    .second = Дополнительная способность ярла
    .pass = Нет
GiveCard = Какую карту отдаёте? Получает { $to_seat }.
SendIdle = Какой не сражавшийся воин отправляется в Вальхаллу?
ReturnTactic = Какую тактику возвращаете в руку?
TakeGlory = { $amount ->
    [one] Бонус: { $amount } очко доблести. Какую карту берёте из сброса?
    [few] Бонус: { $amount } очка доблести. Какую карту берёте из сброса?
   *[many] Бонус: { $amount } очков доблести. Какую карту берёте из сброса?
}
    .usual = Как можно меньше карт, с самого низа

TakeLokiBonus = Вы проиграли: какой бонус Локи берёте?
    .other = Строка { $option }
    .pass = Никакого
SendFallen = Локи: какой ваш воин уходит в Вальхаллу?
    .stop = Больше никто
TakeFromHand = Локи: какую карту забираете? Рука: { $from_seat }.
TakeDiscarded = Локи: какую карту берёте из сброса?
PlayThor = Другие готовятся к битве: призовёте Тора?
    .pass = Нет
HelpWhom = «{ $card }»: кому помогает Тор?
WalkPath = Путь к Вальхалле: какой ваш воин на него ступает?
PlayCommission = Победа! Разыграете поручение?
    .pass = Нет
BindWarrior = Какого воина противника связывает дверг?
ForgeWeapon = Отдадите карту кузнецу?
    .pass = Нет
HoldWarrior = Какого воина противника не пустить в Вальхаллу?
LayTyr = Подложите под воина карту гнева Тюра?
    .pass = Нет

FinalAttack = Колода кончилась. Последнее нападение?
    .attack = Напасть
    .give_up = Сдаться
SendNext = Победа! Кто следующим уходит в Вальхаллу?
SendFitting = Кто уходит в Вальхаллу?
    .done = Больше никто
LoseGlory = Ваша Вальхалла теряет 1 очко доблести: какую карту отдаёте?

## Игроки, вооружение, кланы

bear = Медведь
    .gen = Медведя
wolf = Волк
    .gen = Волка
boar = Кабан
    .gen = Кабана
stag = Олень
    .gen = Оленя
raven = Ворон
    .gen = Ворона
serpent = Змей
    .gen = Змея
sword = меч
axe = топор
spear = копьё
bow = лук
shield = щит
blank = пусто
grey_sword = меч (дополнительный кубик)
grey_axe = топор (дополнительный кубик)
grey_spear = копьё (дополнительный кубик)
grey_bow = лук (дополнительный кубик)
grey_shield = щит (дополнительный кубик)
grey_blank = пусто (дополнительный кубик)
clan-bear = клан медведя
clan-wolf = клан волка
clan-boar = клан кабана
clan-stag = клан оленя
clan-giant = инеистые великаны
clan-dwarf = дверги
garm = Гарм
fenrir = Фенрир
jormungandr = Ёрмунганд
nidhogg = Нидхёгг

pattern-any = { $n ->
    [one] { $n } любой
   *[other] { $n } любых
}
pattern-same = { $n ->
    [one] { $n } одинаковый
   *[other] { $n } одинаковых
}
pattern-pairs = { $n ->
    [4] две пары
   *[other] пары, кубиков: { $n }
}
pattern-different = { $n ->
    [one] { $n } разный
   *[other] { $n } разных
}

## Стол словами: общее

nothing = —
show-number = { $n }
show-seat = { $seat }
show-slot = { $seat }, ячейка { $slot }
show-list = { $items }
    .separator = { ", " }
show-card-text = { $card_text }
show-ability = { $jarl_main }
show-second = { $jarl_second }

## Стол словами: положение в игре

title-setup = Подготовка
title-turn = Стол
title-battle = Идёт битва
title-ragnarok = Рагнарёк
title-over = Игра окончена
show-turn = Ход { $turn }: { $seat }.
show-deck = { $deck ->
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[many] В колоде { $deck } карт
}, { $dice ->
    [one] в запасе { $dice } дополнительный кубик
    [few] в запасе { $dice } дополнительных кубика
   *[many] в запасе { $dice } дополнительных кубиков
}.
title-draws = Сколько карт брать
show-draws = За действие — { $action }, в фазе Б — { $phase_b }; одна остаётся у вас.
show-back = До начала игры вернулись в колоду: { $cards }
    .separator = { ", " }
show-ending-solo = Колода пуста: победу принесёт только последнее нападение на последнюю карту чудовища.
show-ending = Близится конец: после этого хода у каждого будет ещё один.
show-last-turns = { $turns ->
    [one] До Рагнарёка остался { $turns } ход.
    [few] До Рагнарёка осталось { $turns } хода.
   *[many] До Рагнарёка осталось { $turns } ходов.
}
show-loki = Карта Локи для проигравшего битву: «{ $card }». По разнице сил: { $card_text }
show-won = Чудовище повержено!
show-lost = Чудовище победило.

## Стол словами: игроки и отряды

title-players = Игроки
    .help = Щиты — свои, ещё не потерянные; трофеи — отнятые у других. В очках за щиты учтены наборы трофеев. Для Вальхаллы показано число карт в стопке.
title-parties = Отряды
show-no-parties = Воинов в отрядах нет.
show-trophy = { $emblem }: { $count }
show-partner = { $seat } и { $partner_seat } заодно.
show-viking = { $seat } — последний викинг, уровень { $level }.
show-seen = Вам известны карты в руке { $seat_gen }: { $cards }
    .separator = { ", " }
show-with-tyr = { $card } ({ $tyr })

## Стол словами: битва

title-fight = Битва
title-ragnarok-turn = Последний бой
title-last-fight = { $seat } в последнем бою
title-attacker = Атакует { $seat }
title-defender = Защищается { $seat }
title-monster-side = Чудовище: сила { $strength }
show-decided = Исход битвы решён.
show-phase-before = До бросков.
show-phase-attack = Фаза атаки.
show-phase-defence = Фаза защиты.
show-needed = Для победы нужно { $needed } или больше.
show-help = { $seat } призывает Тора: «{ $card }».
show-banned = Карту «{ $card }» нельзя разыграть в этой битве.
show-picked = Для броска выбраны: { $dice }.
    .separator = { ", " }
show-chance = Шанс победить этим броском: { $percent } %.
show-outcomes-glory = Доблесть после броска: { $items }.
    .separator = { "; " }
show-outcomes = Сила после броска: { $items }.
    .separator = { "; " }
show-outcome = { $value } ({ $percent } %)
show-strength = Сила { $strength }.
show-strength-of = Сила { $strength }: { $parts }.
    .separator = { ", " }
part-warriors = воины { $n }
part-cards = карты { $n }
part-jarl = ярл { $n }
part-brought = Вальхалла { $n }
show-glory-armed = Доблесть вооружённых воинов: { $glory }.
show-dice-alone = Свободные кубики: { $dice }.
    .separator = { ", " }
show-dice = Свободные кубики: { $dice }; с ними до { $best }.
    .separator = { ", " }
show-no-dice = Свободных кубиков нет.
show-free-rerolls = { $count ->
    [one] Остался { $count } бесплатный переброс.
    [few] Осталось { $count } бесплатных переброса.
   *[many] Осталось { $count } бесплатных перебросов.
}
show-fewer = { $count ->
    [one] Бросается на { $count } кубик меньше.
    [few] Бросается на { $count } кубика меньше.
   *[many] Бросается на { $count } кубиков меньше.
}
show-promised = { $count ->
    [one] К первому броску добавится { $count } дополнительный кубик.
    [few] К первому броску добавятся { $count } дополнительных кубика.
   *[many] К первому броску добавятся { $count } дополнительных кубиков.
}
show-tactics = Разыграны тактики: { $cards }
    .separator = { ", " }
show-supplies = Лежат как кубики: { $cards }
    .separator = { ", " }
show-given-up = Отданы кузнецам: { $cards }
    .separator = { ", " }
show-jarl-off = Ярл этой стороны в битве не действует.
state-active = в бою: { $dice }
    .separator = { ", " }
state-in = в бою без кубиков
state-muted = на пути к Вальхалле, сила не считается
state-blocked = связан двергом
state-ready = кубиков хватает
state-lacks = не хватает: { $weapons }
    .separator = { ", " }
state-short = { $count ->
    [one] не хватает { $count } кубика ({ $pattern })
   *[other] не хватает { $count } кубиков ({ $pattern })
}

## Стол словами: чудовище

title-monster = { $card }
show-monster = Сила { $strength }; в вашей Вальхалле не больше { $cap } доблести.
show-monster-clans = Его кланы: { $clans }; символов воинов: { $signs }.
    .separator = { ", " }
show-monster-need = Нападёт, когда накрыты: { $weapons }.
    .separator = { ", " }
show-monster-covered = Все символы накрыты: оно нападает.
show-monster-open = Ещё открыты: { $weapons }.
    .separator = { ", " }
show-glory-bar = Доблести в вашей Вальхалле: { $glory } из { $cap }; она прибавляется к силе.
show-loss = Уровень { $level }: проигранная битва стоит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из колоды.
show-next-card = Следующая: «{ $card }». Осталось карт: { $left }.
show-last-card = Это его последняя карта.
show-valhalla = В Вальхалле: { $cards }
    .separator = { ", " }

## Стол словами: стопки и ваши карты

title-piles = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
   *[many] Сброс: { $count } карт
}
show-open = Лежат открыто: { $cards }
    .separator = { ", " }
show-pile = Начиная сверху: { $cards }
    .separator = { ", " }
show-more = Далее: { $cards }
    .separator = { ", " }
title-deep = Глубже в сбросе
show-deep = Далее вниз: { $cards }
    .separator = { ", " }
show-no-pile = Сброс пуст.
title-offered = Ярлы на выбор
title-drawn = Взятые карты
title-hand = Ваша рука
title-picked = Отобранные карты
title-mine = Ваши очки
show-no-hand = В руке нет карт.
show-points = { $total ->
    [one] Пока { $total } очко.
    [few] Пока { $total } очка.
   *[many] Пока { $total } очков.
}
show-valhalla-points = Вальхалла: { $glory }.
show-shield-points = Свои щиты { $own }, чужие щиты { $captured }, наборы { $sets }.
show-shield-worth = Свой щит стоит { $own }, чужой { $captured }; наборы чужих: { $sets }.
show-set = { $size } разных +{ $glory }
show-picked-cards = Выбраны: { $cards }
    .separator = { ", " }
show-warrior-card = { $clan }, сила { $strength }, доблесть { $glory }: { $weapons }
kind-tactic = тактика
kind-commission = поручение
kind-thor = помощь Тора
kind-tyr = гнев Тюра
kind-jarl = ярл

## Стол словами: заголовки столбцов

column-player = Игрок
column-jarl = Ярл
column-shields = Щиты
column-trophies = Трофеи
column-shield-points = Очки за щиты
column-hand = Рука
column-valhalla = Вальхалла
column-warrior = Воин
column-strength = Сила
column-weapons = Вооружение
column-glory = Доблесть
column-text = Что делает
column-state = Состояние
column-card = Карта
column-kind = Вид

## Итог: откуда доблесть

source-valhalla = Вальхалла
source-own_shields = Свои щиты
source-captured_shields = Чужие щиты
source-shield_sets = Наборы щитов
source-last_viking = Последний викинг
source-beaten = Побеждено карт чудовища
source-shields_left = Осталось щитов
source-deck_left = Осталось карт в колоде
