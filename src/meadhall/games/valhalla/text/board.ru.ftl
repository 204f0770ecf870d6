### «Вальхалла»: что говорит нарисованный стол.

va-you = Вы
va-house = дом { $emblem ->
    [bear] Медведя
    [wolf] Волка
    [boar] Кабана
    [stag] Оленя
    [raven] Ворона
   *[serpent] Змея
}
va-percent = { $n } %
va-chance-short = шанс { $n } %
va-leaves-out = Точно, если обе стороны перебрасывают лучшим образом. Не учтены: тактики, третьи игроки, способности по выбору, дополнительные кубики.
va-ends = Сила в битве, %
va-ends-mine = вы наберёте
va-ends-beaten = её превзойдут
va-spoken = { $name }: сила { $strength }, доблесть { $glory }, { $weapons }

## Где идёт игра

va-step-setup = Подготовка
va-step-turns = Ходы
va-step-your-a = Ваш ход: действие
va-step-a = Ход { $name }
va-step-b = карты
va-step-next = затем ход { $name }
va-step-monster = затем чудовище
va-step-before = Перед битвой
va-step-attack = Атака
va-step-your-attack = Ваша атака
va-step-defence = Защита
va-step-your-defence = Ваша защита
va-step-after = Исход
va-step-last = Последний круг
va-step-ragnarok = Рагнарёк
va-step-end = Итог
va-clock = Ход { $turn } · до Рагнарёка { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}
va-clock-solo = Ход { $turn } · уровень { $level } · в колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}
va-clock-last = До Рагнарёка { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
va-clock-ending = После этого хода у каждого ещё один
va-clock-ragnarok = Последний бой каждого
va-clock-over = Сыграно { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}

## Игроки

va-others = Другие игроки
va-own-board = Ваш планшет
va-party = { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}, { $clans ->
    [one] { $clans } клан
    [few] { $clans } клана
   *[many] { $clans } кланов
}
va-warriors = { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}
va-nobody = отряд пуст
va-partner = партнёр
va-viking-level = Последний викинг, уровень { $n }
va-hand = Рука
va-valhalla = Вальхалла
va-shields = Щиты
va-trophies = Трофеи
va-no-trophies = пока нет
va-shields-of = { $n ->
    [one] { $n } свой щит
    [few] { $n } своих щита
   *[many] { $n } своих щитов
}, чужих: { $taken }
va-known = вы знаете { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
va-jarl = ярл
va-jarl-second = обе способности
va-jarl-off = ярл молчит
va-second-on = вторая: в силе
va-second-off = вторая: не сейчас
va-use-jarl = Помощь ярла
va-use-second = Вторая способность
va-stake-new = новый щит
va-stake-known = такой щит есть
va-stake-last = последний щит: конец
va-stake-end = конец игры
va-not-partner = ваш партнёр
va-not-empty = отряд пуст: не напасть
va-not-shieldless = нет щитов: не напасть

## Свой планшет

va-own-shields = Свои щиты · { $n ->
    [0] очков не дают
    [one] по { $n } очку
    [few] по { $n } очка
   *[many] по { $n } очков
}
va-shields-alone = Щиты · без них поражение
va-own-trophies = Трофеи · { $n ->
    [one] по { $n } очку
    [few] по { $n } очка
   *[many] по { $n } очков
}
va-next-set = разных { $size }: ещё +{ $glory }
va-slot-free = свободно
va-slot-here = место свободно
va-my-valhalla = Моя Вальхалла
va-valhalla-cards = { $glory ->
    [one] очко доблести
    [few] очка доблести
   *[many] очков доблести
}, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} лицом вниз
va-with-shields = Со щитами сейчас
va-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
va-your-hand = Ваша рука
va-no-hand = В руке нет карт.
va-hand-rest = В руке ещё { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}: в битве они не нужны

## Середина стола

va-deck = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
va-deck-short = Колода
va-discard = Сброс: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
va-discard-short = Сброс
va-supply = Запас
va-extra-dice = { $n ->
    [0] дополнительных кубиков нет
    [one] { $n } дополнительный кубик
    [few] { $n } дополнительных кубика
   *[many] { $n } дополнительных кубиков
}

## Битва

va-battle = Битва
va-ragnarok = Рагнарёк: последний бой
va-role-attacks = нападает
va-role-defends = защищается
va-role-attacks-you = нападаете
va-role-defends-you = защищаетесь
va-role-ragnarok = последний бой
va-in-battle = в бою · { $n }
va-enters = в Вальхаллу · +{ $n }
va-would-give = даст { $n }
va-lacks-short = нужно
va-lacks-dice = { $n ->
    [one] ещё { $n } кубик
    [few] ещё { $n } кубика
   *[many] ещё { $n } кубиков
}
va-bound = пленён двергом
va-on-path = на пути в Вальхаллу
va-lent = Воин партнёра: { $name }
va-sum = Откуда сила
va-part-cards = карты
va-part-jarl = ярл
va-part-brought = Вальхалла
va-could = с этими кубиками до { $n }
va-fewer = { $n ->
    [one] на { $n } кубик меньше
    [few] на { $n } кубика меньше
   *[many] на { $n } кубиков меньше
}
va-needed = Нужно { $n } или больше
va-tie-help = при равенстве побеждает нападающий
va-before = Перед бросками
va-before-help = сначала карты и ярлы
va-attack-now = Нападающий вооружается
va-attack-help = затем ответит защитник
va-ragnarok-sum = Доблесть для Вальхаллы
va-ragnarok-help = кто вооружён, уходит в Вальхаллу
va-you-win = Победа ваша!
va-wins = Побеждает { $name }
va-monster-wins = Побеждает чудовище
va-no-winner = Победителя нет
va-prize = Взятый щит: { $name }
va-banned = Под запретом «{ $card }»
va-dice = Кубики
va-free-dice = Свободные кубики
va-free-dice-of = Свободные кубики { $name }
va-free-rerolls = { $n ->
    [one] { $n } бесплатный переброс
    [few] { $n } бесплатных переброса
   *[many] { $n } бесплатных перебросов
}
va-no-dice = Свободных кубиков нет.
va-dice-wait = Кубики ещё не брошены.
va-dice-done = Битва решена, кубики возвращаются в запас.
va-at-stake = На кону: { $last ->
    [1] последний щит
   *[0] щит
} { $name }
va-at-stake-new = На кону: { $last ->
    [1] последний щит { $name }
   *[0] щит { $name }, у вас такого нет
}
va-at-stake-yours = На кону: { $last ->
    [1] ваш последний щит
   *[0] один ваш щит
}
va-at-stake-partner = На кону: { $last ->
    [1] последний щит партнёра
   *[0] щит партнёра
}
va-at-stake-face = На кону: { $last ->
    [1] последний лик чудовища
   *[0] лик чудовища
}
va-spent-dice = Сброшены
va-end-defence = Закончить защиту?
va-ended-now = Сейчас { $ours } : { $theirs }.
va-ended-unarmed = Никто не вооружён, поэтому { $ours } : { $theirs } — поражение.
va-ended-held = Щит останется у вас.
va-ended-taken = { $name } заберёт { $last ->
    [1] ваш последний щит
   *[0] ваш щит
}.
va-ended-go = В Вальхаллу { $n ->
    [one] уйдёт
   *[other] уйдут
} { $cards }: { $glory ->
    [one] { $glory } очко
    [few] { $glory } очка
   *[many] { $glory } очков
}.
va-ended-may = В Вальхаллу можно отправить: { $cards }, { $glory ->
    [one] { $glory } очко
    [few] { $glory } очка
   *[many] { $glory } очков
}.
va-turn-to = Каким оружием повернуть?
va-roll-chance = победить этим броском
va-reroll-chance = победить, если перебрасывать лучшим образом
va-mark-win = победа
va-mark-short = не хватит
va-mark-total = станет { $n }
va-mark-chance = победить
va-mark-best = наибольшее
va-mark-strength = силы
va-mark-symbols = символы
va-story-battle = Битва окончена
va-story-monster = Битва с чудовищем
va-story-ragnarok = Рагнарёк

## Одиночная игра

va-faces = { $name }: шесть ликов
va-cap = предел Вальхаллы
va-face = лик { $n } из { $of }
va-face-n = { $n ->
    [1] Первый лик
    [2] Второй лик
    [3] Третий лик
    [4] Четвёртый лик
    [5] Пятый лик
   *[other] Последний лик
}
va-faces-beaten = Побеждено { $n } из { $of } ликов
va-face-beaten = побеждён
va-face-now = сейчас против вас
va-face-next = следующий
va-face-hidden = скрыт
va-cap-of = Вальхалла, предел { $n }
va-if-win = Победа откроет следующий лик; бойцы войдут в Вальхаллу в её пределах.
va-if-slain = Победа сразит чудовище.
va-if-lose = Поражение унесёт из колоды { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
va-brings = Идёт с вами в каждую битву
va-brings-sum = Вальхалла { $glory } + воины
va-loss = поражение: −{ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
va-signs = { $n ->
    [one] { $n } воин
    [few] { $n } воина
   *[many] { $n } воинов
}
va-attack-monster = Напасть: { $name }
va-attacks-when = Нападёт, когда накроет { $n ->
    [one] { $n } символ
    [few] все { $n } символа
   *[many] все { $n } символов
}
va-monster-rolls = Следующий бросок, { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}:
va-monster-attacks = что нападёт
va-open-left = { $n ->
    [0] накрыты все
    [one] остался { $n }
   *[other] осталось { $n }
}

## Конец

va-end-title = Вальхалла открыла врата
va-end-dark = Врата закрыты
va-end-won = { $name }: победа, отрыв — { $n ->
    [0] только по правилу равенства
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
va-end-allies = { $name }: общая победа, отрыв — { $n ->
    [0] только по правилу равенства
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
va-end-shared = Победу делят: { $names }
va-end-slain = { $name }: чудовище повержено
va-end-lost = { $name }: чудовище победило
va-in-numbers = В числах
va-ledger = Чьи щиты у кого
va-own-count = свои { $n }
va-worth = Свой щит — { $own }, чужой — { $captured }
va-place = { $n }-е место
va-last-fights = Рагнарёк: последний бой каждого
va-last-help = кто вооружён, уходит в Вальхаллу; остальные — в сброс
va-nobody-armed = никто не вооружён
va-no-party = Отряд пуст: биться некому
va-rerolls = { $n ->
    [0] без перебросов
    [one] { $n } переброс
    [few] { $n } переброса
   *[many] { $n } перебросов
}
va-die-free = { $die }: не пригодился
va-die-paid = { $die }: сброшен
va-how-ended = Как всё кончилось
va-moment-turn = Ход { $n }
va-moment-shield = { $name } забирает последний щит { $from }: начинается последний круг.
va-moment-deck = Колода пуста: начинается последний круг.
va-moment-late = { $name } успевает взять щит { $from }.
va-moment-decides = { $name } прибавляет { $n } и выходит вперёд; до этого — { $before }.
va-moment-most = Больше всех прибавляет { $name }: +{ $n }. Первое место не меняется.
va-moment-tie-captured = Очков поровну: решают захваченные щиты, их больше у победителя.
va-moment-tie-own = Очков и трофеев поровну: решают свои щиты, их больше у победителя.
va-your-battles = Ваши битвы
va-attacks-made = Нападений
va-defences-made = Защит
va-of-them = { $n }, побед { $won }
va-of-them-held = { $n }, отбито { $held }
va-strongest = Сильнейший удар
va-your-points = { $n ->
    [one] Ваше { $n } очко
    [few] Ваши { $n } очка
   *[many] Ваши { $n } очков
}
va-from-battles = Воины из битв
va-from-ragnarok = Рагнарёк
va-block-battles = битвы, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
va-block-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
va-fallen = Воины, взятые в Вальхаллу из битв
va-block-ragnarok = Рагнарёк
va-block-own_shields = свои щиты
va-block-captured_shields = чужие щиты
va-block-shield_sets = наборы
va-block-last_viking = викинг

## Телефон

va-tab-mine = Моё
va-tab-others = Другие
va-tab-piles = Колоды

## Список карт

va-filter-kind = Вид
va-filter-clan = Клан
va-filter-set = Набор
kind-warrior = воин
kind-loki = Хитрость Локи
kind-monster = чудовище
kind-companion = верный соратник
kind-memo = памятка
kind-solo_memo = памятка одиночной игры
kind-last_viking_marker = Последний викинг
kind-last_viking_bonus = Последний викинг
va-set-base = Основа
va-set-jarls = Ярлы
va-set-loki = Хитрость Локи
va-set-thor = Помощь Тора
va-set-valkyries = Валькирии
va-set-dwarves = Дверги
va-set-tyr = Гнев Тюра
va-set-last_viking = Последний викинг
va-set-solo = Одиночная игра

## Что делают карты, в двух словах

va-short-bonus_clan_diversity = 3 клана: +{ $three }, 4: +{ $four }
va-short-bonus_vs_enemy_clan-bear = против медведя: +{ $amount }
va-short-bonus_vs_enemy_clan-wolf = против волка: +{ $amount }
va-short-bonus_vs_enemy_clan-boar = против кабана: +{ $amount }
va-short-bonus_vs_enemy_clan-stag = против оленя: +{ $amount }
va-short-bonus_vs_enemy_clan-giant = против великана: +{ $amount }
va-short-bonus_own_clan-bear = медведи рядом: +{ $one }, +{ $two }
va-short-bonus_own_clan-wolf = волки рядом: +{ $one }, +{ $two }
va-short-bonus_own_clan-boar = кабаны рядом: +{ $one }, +{ $two }
va-short-bonus_own_clan-giant = великаны рядом: +{ $one }, +{ $two }
va-short-giant_take_die = враг теряет кубик
va-short-per_other = Вальхалла: +{ $glory } за каждого
va-short-alone = Вальхалла: +{ $glory } в одиночку
va-short-with_clan = Вальхалла: +{ $glory } с сородичем
va-short-block_enemy_warrior = пленит врага
va-short-hold_enemy_from_valhalla = не пустит врага
va-short-opponent_discards_tactic = враг сбросит тактику
va-short-discard_hand_for_strength = за карту: +{ $amount }
va-short-fury = +{ $amount } к боевой силе
va-short-fury_outnumbered = +{ $amount }, если отряд меньше
va-short-heroic_attack = Сбросьте любой кубик
va-short-heroic_attack_sword = Сбросьте меч
va-short-heroic_attack_axe = Сбросьте топор
va-short-heroic_attack_spear = Сбросьте копьё
va-short-heroic_attack_bow = Сбросьте лук
va-short-heroic_attack_shield = Сбросьте щит
va-short-new_weapons = { $take } серых кубика, один ваш
va-short-counterattack = До { $times } бесплатных перебросов
va-short-weapon_exchange = Все свои пустые — на выбор
va-short-surround_the_leader = Ярл врага молчит
va-short-virtual_die = Вместо кубика: { $weapon }
va-short-path_to_valhalla = Боец точно уйдёт в Вальхаллу
va-short-call_to_arms = Верхний воин сброса встаёт в отряд
va-short-war_cry_party = +{ $amount } за каждого воина
va-short-war_cry_activated = Сила по числу бойцов
va-short-prefilled_symbol = символ накрыт: { $weapon }

## Названия, где остальное сказано на самой карте

va-title-war_cry_activated = Боевой клич (бойцы)
va-title-tyr_vs_bear = Гнев Тюра (медведь)
va-title-tyr_vs_wolf = Гнев Тюра (волк)
va-title-tyr_vs_boar = Гнев Тюра (кабан)
va-title-tyr_vs_stag = Гнев Тюра (олень)
va-title-tyr_vs_giant = Гнев Тюра (великаны)

## Воины по ремеслу: клан виден по вымпелу

va-trade-swordsman = Мечник
va-trade-axeman = Секироносец
va-trade-spearman = Копейщик
va-trade-archer = Лучник
va-trade-shield_bearer = Щитоносец
va-trade-reaver = Рубака
va-trade-raider = Налётчик
va-trade-hunter = Охотник
va-trade-watchman = Дозорный
va-trade-housecarl = Хускарл
va-trade-two_blade_fighter = Обоерукий мечник
va-trade-berserker = Берсерк
va-trade-iron_breaker = Сокрушитель
va-trade-champion = Поединщик
va-trade-frenzied_berserker = Неистовый берсерк
va-trade-veteran = Ветеран
va-trade-warlord = Воевода
va-trade-captain_of_drengs = Предводитель дренгов
va-trade-vanguard = Передовой боец
va-trade-shield_wall_fighter = Боец стены щитов
va-trade-defender = Защитник
va-trade-forester = Лесовик
va-trade-scout = Разведчик
va-trade-spear_thrower = Метатель копий
va-trade-marksman = Меткий стрелок
va-trade-tracker = Следопыт
va-trade-spear_master = Мастер копья
va-trade-wanderer = Скиталец
va-trade-path_guard = Страж троп
va-trade-war_leader = Вожак
va-trade-great_hunter = Великий охотник
va-trade-bulwark = Оплот
va-trade-gatekeeper = Хранитель ворот
va-trade-harpooner = Гарпунщик
va-trade-hersir = Херсир
va-trade-huntmaster = Ловчий
va-trade-wall_breaker = Крушитель стен
va-trade-hero = Герой
va-trade-keen_eyed_archer = Зоркий стрелок
va-trade-tower_guard = Башенный страж
va-trade-sworn_guard = Верный страж
va-trade-weapon_master = Мастер оружия
va-trade-keeper_of_the_grove = Хранитель рощи
va-trade-giant_wanderer = Великан-странник
va-trade-giant_brawler = Великан-драчун
va-trade-giant_crusher = Великан-крушитель
va-trade-giant_chieftain = Великан-вождь
va-trade-blade_master = Мастер клинка
va-trade-giant_gatherer = Великан-собиратель
va-trade-giant_reaper = Великан-жнец
va-trade-giant_hermit = Великан-отшельник
va-trade-giant_king = Конунг великанов
va-trade-dwarf_binder = Дверг-пленитель
va-trade-dwarf_soul_catcher = Дверг-ловец душ
va-trade-dwarf_saboteur = Дверг-вредитель
va-trade-dwarf_smith = Дверг-кузнец
