### «Кровь и ярость»: вопросы игроку, описание стола, итог.

bloodrage = Кровь и ярость
score = Слава

## Вопросы: значение = что спрашивают, атрибуты = как названы ответы

DraftCard = Дары богов: какую карту оставите себе?
DraftSecondCard = Дары богов: какую карту оставите вместе с картой «{ $first }»?

TakeAction = Ваш ход: что делаете?
    .invade = Вторжение
    .march = Марш
    .upgrade = Улучшение
    .quest = Воля богов
    .pillage = Разграбление
    .challenge = Вызов Тюра: снова разграбить провинцию
    .sacrifice = Жертва Фригг: отдать две фигурки
    .summon = Владения Фригг: вторгнуться из Вальхаллы
    .pass = Пас

ChooseInvader = Вторжение: какой фигуркой?
ChooseFallen = Владения Фригг: какая фигурка вторгается из Вальхаллы?
ChooseLanding = { $cost ->
    [0] Вторжение без платы: куда отправляется { $figure_nom }?
    [one] Вторжение за { $cost } ярость: куда отправляется { $figure_nom }?
   *[other] Вторжение за { $cost } ярости: куда отправляется { $figure_nom }?
}
FreeInvade = После улучшения можно вторгнуться без платы: какой фигуркой?
    .pass = Не вторгаться
BringWarrior = Помощь Фригг: привести ещё одного воина { $place_into }?
    .warrior = Привести воина
    .pass = Не приводить
PillageAtOnce = Владения Тора: сразу начать разграбление { $place_gen }?
    .pillage = Разграбить
    .pass = Не сейчас

MarchFrom = Марш: из какой провинции уходите?
MarchTo = Марш { $start_from }: куда идёте?
MarchFigure = { $moved ->
    [0] Марш { $start_from } { $goal_into }: кто идёт?
   *[other] Марш { $start_from } { $goal_into }: кто ещё идёт?
}
    .done = Больше никто

ChooseUpgrade = Улучшение: какую карту кладёте на планшет?
ChooseSlot = Улучшение «{ $card }»: в какую ячейку?
    .free = В свободную ячейку
    .other = Вместо карты «{ $option }»
ChooseQuest = Воля богов: какую карту кладёте на планшет рубашкой вверх?
ChooseChallenge = Вызов Тюра: какую провинцию разграбить ещё раз?
SacrificeFrom = { $left ->
    [1] Жертва Фригг: откуда вторая фигурка?
   *[other] Жертва Фригг: откуда первая фигурка?
}
SacrificeFigure = Жертва Фригг: какую фигурку отдаёте { $place_in }?

ChoosePillage = Разграбление: какую провинцию?
JoinBattle = Сигнал к битве за { $province_acc }: откуда пошлёте фигурку?
    .pass = Никого не посылать
SendFigure = Сигнал к битве за { $province_acc }: кто выступает { $start_from }?
CommitCard = Битва: какую карту кладёте рубашкой вверх?
SpareFigure = Прилив Одина: какая ваша фигурка останется в битве?
UseQuest = Считать вашу волю богов картой битвы?
    .other = { $option ->
        [0] Нет, пусть останется блефом
       *[other] Да, картой битвы +{ $option }
    }
AddCard = Карты открыты: добавите ещё одну?
    .pass = Ничего не добавлять
KeepCard = Доблесть Тюра: какую сыгранную карту вернёте на руку?
    .pass = Остальное в сброс
MoveLeader = Владыка молотов: куда переходит вождь?
    .pass = Остаётся на месте
ReturnToBattle = Благословение Локи: вернётесь в провинцию воином?
    .warrior = Вторгнуться воином
    .pass = Не возвращаться
SaveFigures = Под угрозой { $place_in }: { $figures }. Кого спасаете?
    .flee = Вёльва отступает в Иггдрасиль
    .pass = Никого
    .other = Спасти { $option_acc } Защитой Фригг
RaiseStat = Какую характеристику повышаете?

SaveCard = Сброс: какую карту сохраните на следующую эпоху?
    .none = Ни одной
FaceRagnarok = Рагнарёк губит { $province_acc }: увести Вёльву?
    .flee = Отступить в Иггдрасиль
    .pass = Погибнуть со славой

## Места вне поля

reserve = Резерв
    .nom = резерв
    .gen = резерва
    .dat = резерву
    .acc = резерв
    .ins = резервом
    .loc = резерве
    .in = в резерве
    .into = в резерв
    .from = из резерва
valhalla = Вальхалла
    .gen = Вальхаллы
    .dat = Вальхалле
    .acc = Вальхаллу
    .ins = Вальхаллой
    .loc = Вальхалле
    .in = в Вальхалле
    .into = в Вальхаллу
    .from = из Вальхаллы

## Описание стола: общее

nothing = —
blank = {""}
show-number = { $n }
show-seat = { $seat }
show-list = { $items }
    .separator = { ", " }

## Описание стола: эпоха

title-age = Эпоха { $age } из 3: { $phase }
phase-name-gifts = дары богов
phase-name-action = действия
phase-name-discard = сброс
phase-name-quest = воля богов
phase-name-ragnarok = Рагнарёк
phase-name-valhalla = Вальхалла
phase-name-end = конец игры
show-first = Первый игрок эпохи — { $seat }.
show-turn = Ходит { $turn_seat }. Первый игрок эпохи — { $seat }.
show-doom = Рок навис над { $place_ins }: по { $glory } славы за каждую погибшую там фигурку.
show-later-dooms = Дальше рок ждёт { $places_acc }.

## Описание стола: разграбление и битва

title-battle = Разграбление: { $seat } хочет взять { $place_acc }
show-prize = Награда: { $token }.
show-call = Сигнал к битве: можно прислать фигурки из соседних провинций.
show-blank-card = { $card } (текст отменён)
show-figures = { $figures } ({ $strength })
    .separator = { ", " }

## Описание стола: поле

title-board = Игровое поле
    .help = Соседние по кольцу провинции стоят рядом, последняя граничит с первой, а Иггдрасиль — со всеми. Фьорд стоит под двумя провинциями, которые он поддерживает. В скобках — сила клана в провинции вместе с его кораблями во фьорде.
show-place = { $place }
show-doomed = { $place } (рок)
show-destroyed = уничтожена
show-no-limit = ∞
show-room = { $free } из { $villages }
show-reward = { $token }
show-reward-taken = взято ({ $token })
show-support = { $seat }: с фьорда ({ $strength })
show-force = { $seat }: { $figures } ({ $strength })
    .separator = { ", " }
show-fleet = { $seat }: { $figures }
    .separator = { ", " }
show-forces = { $items }
    .separator = { "; " }

short-token_rage = ярость +1
short-token_axes = топоры +1
short-token_horns = шлемы +1
short-token_glory5 = { log-glory }
short-token_all = +1 ко всем
short-fjord_ne = ≈ фьорд СВ
short-fjord_se = ≈ фьорд ЮВ
short-fjord_sw = ≈ фьорд ЮЗ
short-fjord_nw = ≈ фьорд СЗ

## Описание стола: кланы

title-clans = Кланы
    .help = Запас — сколько ярости осталось. Ярость, Топоры и Шлемы — характеристики: в скобках деление шкалы, звёздочка означает легендарный уровень. Шлемы ограничивают число фигурок на поле. Рука — сколько карт на руке, Воля — сколько карт воли богов выложено.
show-clan = { $seat }{ $you ->
    [1] {" "}(вы)
   *[other] {""}
}{ $passed ->
    [1] , пас
   *[other] {""}
}
show-stat = { $value } ({ $step })
show-stat-legendary = { $value } ({ $step }★)
title-sheets = Планшеты
show-seen = Все видели карты { $seat_gen }: { $cards }.
    .separator = { ", " }
show-discards = Сброшено открыто: { $cards }.
    .separator = { ", " }

## Описание стола: ваши карты

title-pack = Круг { $round }: пачка, из которой вы выбираете
title-cards = Ваша рука
show-no-hand = Рука пуста.
show-quests = Ваша выложенная воля богов: { $cards }.
    .separator = { ", " }
show-gone = Ваши карты, сброшенные втайне: { $cards }.
    .separator = { ", " }
show-card-text = { $card_text }
show-battle-card = битва +{ $strength }
show-quest-card = воля богов
show-leader-card = вождь, цена { $cost }
show-warrior-card = воины, цена { $cost }
show-ship-card = корабль, цена { $cost }
show-clan-card = клан, цена { $cost }
show-monster-card = чудовище, цена { $cost }, сила { $strength }

## Описание стола: заголовки столбцов

column-clan = Клан
column-figures = Фигурки (сила)
column-cards = Карты
column-strength = Всего
column-province = Провинция
column-region = Регион
column-room = Мест
column-reward = Награда
column-forces = Кто здесь (сила)
column-glory = Слава
column-rage = Запас
column-rage-stat = Ярость
column-axes = Топоры
column-horns = Шлемы
column-on-board = На поле
column-hand = Рука
column-quests = Воля
column-upgrades = Улучшения
column-reserve = Резерв
column-valhalla = Вальхалла
column-card = Карта
column-kind = Вид
column-text = Что делает

## Итог: откуда слава

source-battles = Битвы
source-pillaging = Разграбление
source-quests = Воля богов
source-ragnarok = Рагнарёк
source-valhalla = Вальхалла
source-ships = Корабли
source-cards = Карты битвы
source-upgrades = Улучшения
source-legends = Легендарные уровни
