### God of War: стол словами и что даст ответ.

## Числа и перечни

show-number = { $n }
show-list = { $items }
    .separator = ;{" "}
show-of = { $left } из { $whole }
show-seat = { $seat }

## Квест

title-quest = Квест
show-phase-setup = Подготовка к игре; первым решает { $seat }.
show-phase-preparation = Фаза подготовки; первым — { $seat }.
show-phase-hero = Активация героя: { $seat }.
show-phase-scene = Активация сцены: { $seat }.
show-phase-extra = Дополнительная активация сцены; открывает { $seat }.
show-phase-upgrade = Фаза улучшения; последний ход: { $seat }.
show-first = Первый игрок: { $seat }.
show-difficulty = Сложность: { $level }.
show-pyramid = Квесты: { $quests }. Финальные боссы: { $bosses }.
    .separator = ;{" "}
show-quest = Сейчас: «{ $quest }», раунд { $round }.
show-special = Особое правило: { $rule }
show-victory = Победа: { $condition }.
show-victory-all = Победа, когда выполнено всё:
show-defeat = Поражение: { $condition }.
show-defeat-all = Поражение, когда выполнено всё:
show-condition = · { $condition }
show-obstacle = Препятствие с карты «{ $quest }»: { $told }.
    .separator = ;{" "}
show-won = Партия выиграна.
show-lost = Партия проиграна.

## Что происходит

title-under-way = Что происходит
show-blow = Карта «{ $card }» атакует: { $hero }, сила { $strength }; пройдёт урон { $damage }.
show-set = Набор: { $cards }; сумма { $sum }.
show-target = Цель «{ $card }»: сила { $strength } наносит урон { $damage }; вероятность победить { $chance } %.
show-target-breaks = Цель «{ $card }»: сила { $strength } ломает броню { $armor }; урона и кубика не будет.
show-target-armor = Цель «{ $card }»: силы { $strength } не хватает на броню { $armor }.
damage-exactly = { $amount }
damage-between = от { $least } до { $most }
show-die = Кубик противника: { $die }.
show-coming = Ещё впереди: { $told }.
    .separator = ;{" "}

## Сцена

title-scene = Сцена
column-place = Место
column-card = Карта
column-state = Состояние
column-runes = Руны
card-at = { $card } ({ $place })
place-top = верхний ряд, столбец { $column }
place-bottom = нижний ряд, столбец { $column }
place-aside = { $column ->
   *[other] рядом со сценой
}
show-column = Столбец { $column }: { $heroes }.
show-column-empty = Столбец { $column }: никого.
nothing = —
state-health = здоровье { $left } из { $health }
state-armor = броня { $values }
state-defense = блокирует { $amount }
state-dead = вне боя
state-stunned = оглушение
state-tokens = жетонов { $count } из { $most }
show-rune-act = { $rune }: { $acts }
    .separator = ,{" "}
show-only-if = только если { $conditions }

title-elements = Элементы, перевороты, точки взаимодействия
show-element = { $card }: { $told }.
    .separator = ;{" "}
show-element-text = { $card }: { $card_text }
when-cards = { $flip } ({ $cards })
    .separator = ;{" "}
when-enemy_defeated = переворот, когда противник побеждён
when-enemy_attacked = переворот после атаки противника
when-armor_destroyed = переворот, когда вся броня уничтожена
when-rune = переворот по руне { $rune }
when-condition = переворот, когда { $conditions }
show-point = { $point } (цена: { $cost }; { $limit }): { $effects }
show-point-if = { $point } (цена: { $cost }; { $limit }; требуется: { $conditions }): { $effects }

title-runes = Что сделает каждая руна сейчас
show-rune = { $rune }, { $chance } %: { $acts }.
    .separator = ;{" "}
show-rune-quiet = { $rune }, { $chance } %: ничего.
show-card-acts = { $card } — { $acts }
    .separator = ,{" "}
act-stunned = проходит оглушение
act-flip = переворот: { $cards }
    .separator = ;{" "}
act-flip-to = переворот, { $count ->
    [1] откроется
   *[other] откроются
} { $cards }
act-attack = { $kind } силой { $strength }: { $heroes }
act-attack-and = { $kind } силой { $strength }: { $heroes } (при уроне { $extras })
act-attack-one-of = { $kind } силой { $strength } по одному на выбор: { $heroes }
act-attack-one-of-and = { $kind } силой { $strength } по одному на выбор: { $heroes } (при уроне { $extras })
act-attack-nobody = { $kind } силой { $strength }, но там никого

## Герои

title-heroes = Герои
column-hero = Герой
column-player = Игрок
column-health = Здоровье
column-rage = Ярость
column-column = Место
column-notes = Заметки
show-rage = { $rage } из { $track } ({ $name })
show-rage-ready = { $rage } из { $track }: готово — { $name }
place-front = столбец { $column }, впереди
place-back = столбец { $column }, позади
place-with_host = столбец { $column }, при носителе
place-down = без сознания
note-bonus = +{ $amount } к следующей атаке
note-freya-tokens = { $count ->
    [one] { $count } жетон Фрейи
    [few] { $count } жетона Фрейи
   *[many] { $count } жетонов Фрейи
}
note-host = несёт Мимира

## Карты

title-cards = Карты
show-hand = Рука ({ $seat }): { $cards }.
show-deck = { $seat }: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }, предел руки { $limit }.
show-several = { $card } × { $count }
show-discard = Сброс ({ $seat }): { $cards }.
show-top = Наверху колоды ({ $seat }): { $cards }.
show-card-text = { $card }: { $card_text }
title-upgrades = Улучшения
show-upgrade = { $card } ({ $rune })
show-offer = На выбор в этом раунде: { $cards }.
show-upgrades-left = Карт улучшений в колоде: { $count }.
show-piles = Стопки: оглушение { $stun }, отравление { $poison }, кристаллы { $crystal }.
show-removed = Убраны из игры: { $cards }.
show-seen-looking = Вы смотрите: { $cards }.
show-seen-top = Наверху колоды улучшений, как вы знаете: { $cards }.
title-companions = Компаньоны
show-ability = { $ability }: { $variants }
show-ability-used = { $ability }: уже использована ({ $variants })

## Словарь сцен словами

to-actor = действующий герой
to-self = действующий герой
to-any = герой на выбор
to-each = каждый
to-each_other = каждый другой
to-brothers = Брок или Синдри
to-columns = все герои в { $count ->
    [1] столбце
   *[other] столбцах
} { $columns }
to-enemy = { $enemy }
to-column = { $count ->
   *[other] противники в столбце { $columns }
}
to-own = противник в своём столбце
to-choice = { $count ->
    [one] противник на выбор
    [few] до { $count } противников на выбор
   *[many] до { $count } противников на выбор
}
attack-melee-told = ближний бой силой { $strength }: { $where }
attack-melee-and = ближний бой силой { $strength }: { $where }, при уроне { $extras }
attack-ranged-told = { $where ->
   *[other] дальний бой силой { $strength } по самому далёкому герою
}
attack-ranged-and = { $where ->
   *[other] дальний бой силой { $strength } по самому далёкому герою, при уроне { $extras }
}
attack-area-told = атака по области силой { $strength }, { $count ->
    [1] столбец
   *[other] столбцы
} { $where }
attack-area-and = атака по области силой { $strength }, { $count ->
    [1] столбец
   *[other] столбцы
} { $where }, при уроне { $extras }
effect-damage_heroes = урон { $amount } без защиты ({ $who })
effect-damage_enemies = урон { $amount }, броня его останавливает ({ $who })
effect-damage_enemies-pierce = урон { $amount } сквозь броню ({ $who })
effect-heal_hero = лечение { $amount } ({ $who })
effect-heal_enemy = лечение { $amount } ({ $who })
effect-flip = переворот: { $cards }
    .separator = ;{" "}
effect-restore = возвращается: { $cards }
    .separator = ;{" "}
effect-activate = немедленная атака: { $cards }
    .separator = ;{" "}
effect-tokens-more = { $cards }: жетоны +{ $amount }
effect-tokens-less = { $cards }: жетоны −{ $amount }
effect-stun_enemy = оглушение ({ $who })
effect-crystal = кристаллы: { $amount } ({ $who })
effect-draw = взять карт: { $amount } ({ $who })
effect-discard = сбросить карт: { $amount } ({ $who })
effect-rage = ярость +{ $amount } ({ $who })
effect-hand_limit-more = предел руки +{ $amount } ({ $who })
effect-hand_limit-less = предел руки −{ $amount } ({ $who })
effect-hand_limit-more-round = предел руки +{ $amount } до конца раунда ({ $who })
effect-hand_limit-less-round = предел руки −{ $amount } до конца раунда ({ $who })
effect-move_hero = ещё одно перемещение ({ $who })
effect-next_attack_bonus = +{ $amount } к следующей атаке ({ $who })
effect-shuffle_status = замешать в колоду: { $status }, { $amount } ({ $who })
effect-remove_status = карта оглушения или отравления возвращается в стопку ({ $who })
effect-remove_cards = навсегда убрать карт с верха колоды: { $amount } ({ $who })
condition-holds = { $condition } — да
condition-open = { $condition } — ещё нет
condition-to-go = { $condition } — осталось { $left }
condition-unseen = { $condition } — пока не виден
if-enemy_health_at_most = у противника «{ $enemy }» не больше { $value } здоровья
if-enemy_defeated = побеждён противник «{ $enemy }»
if-enemy_alive = жив противник «{ $enemy }»
if-all_enemies_defeated = не видно живых противников
if-tokens_at_least = на карте «{ $card }» не меньше { $value } жетонов
if-side-front = карта «{ $card }» лежит лицевой стороной
if-side-back = карта «{ $card }» лежит обратной стороной
rule-strength-enemy = атаки противника «{ $enemy }» получают +{ $amount }
rule-strength-kind = атаки по героям ({ $kind }) получают +{ $amount }
rule-strength-per_token = атаки противника «{ $enemy }» получают +{ $amount } за каждый жетон на карте «{ $per_token }»
rule-defense = { $enemy } блокирует на { $amount } больше
rule-immune = карту «{ $card }» нельзя атаковать
rule-hero_attack-columns = атаки из { $count ->
    [1] столбца
   *[other] столбцов
} { $columns } получают +{ $amount }
rule-hero_attack-enemy = атаки по противнику «{ $enemy }» получают +{ $amount }
rule-hero_attack-card = атаки по карте «{ $card }» получают +{ $amount }
rule-end_of_turn = кто закончил активацию в { $count ->
    [1] столбце
   *[other] столбцах
} { $columns }: { $effects }
rule-end_of_round = в конце раунда: { $effects }
rule-armor = каждый показатель брони +{ $amount }
rule-pool_health = каждая карта здоровья +{ $amount }
rule-extra_reveals = больше рун в дополнительной активации сцены: { $amount }

## Подсказки

hint-does = { $what_text }
hint-hero = { $hero_text }
hint-point = цена: { $symbols }; { $effects }
hint-who = { $hero }: { $told }
hint-hero-at = столбец { $column }, здоровье { $left } из { $health }
hint-hero-health = { $column ->
   *[other] здоровье { $left } из { $health }
}
hint-harm = { $hero }: здоровье { $before } → { $after }
hint-fall = { $hero }: здоровье { $before } → { $after }, потеря сознания
hint-column = { $cards }
hint-column-with = { $cards }; здесь { $heroes }
hint-runes = { $runes }
    .separator = { " " }
hint-obstacle = если не выбрать, станет препятствием: { $obstacle }
hint-blow = { $hero }, здоровья осталось { $left }, против силы { $strength }
hint-enemy = { $places }; осталось здоровья { $left }
hint-target = { $place }; { $outcome }
hint-attack = сила { $strength }: урон { $damage }, вероятность победить { $chance } %
hint-breaks-armor = сила { $strength }: ломает броню { $armor }, урона нет
hint-too-weak = сила { $strength }: на броню { $armor } не хватает
hint-defence = защита { $strength }: пройдёт урон { $damage }
hint-comes-through = пройдёт урон { $damage }

## Что не так со сценой

scene-ok = { $name }: сцена готова к игре.
scene-not-packed = это не упакованная сцена: { $word }…
scene-too-long = слишком длинно, знаков: { $word }; можно не больше { $expected }
scene-too-deep = скобки или ключи вложены здесь глубже, чем на { $word } уровней
scene-long-number = число { $word } слишком длинное; цифр можно не больше { $expected }
scene-long-list = в «{ $word }» слишком много частей; можно не больше { $expected }
scene-empty = здесь ничего нет; сцена начинается со слов { $expected }
scene-toml = это не похоже на разметку сцены: { $word }
scene-unknown-key = здесь не бывает ключа «{ $word }»; известны: { $expected }
scene-missing-word = в «{ $word }» не хватает слова; нужно одно из: { $expected }
scene-unknown-word = слово «{ $word }» неизвестно; нужно одно из: { $expected }
scene-unknown-part = часть «{ $word }» сюда не относится; известны: { $expected }
scene-missing-part = слову «{ $word }» не хватает части: { $expected }
scene-not-an-id = «{ $word }» — не имя: нужны строчные латинские буквы, цифры и подчёркивания
scene-not-a-list = «{ $word }» должно быть списком
scene-not-alternatives = «{ $word }» должно быть списком списков условий
scene-not-in-range = «{ $word }» должно быть числом в пределах: { $expected }
scene-no-card = в сцене нет карты «{ $word }»; известны: { $expected }
scene-no-enemy = в сцене нет противника «{ $word }»; известны: { $expected }
scene-no-column = «{ $word }» называет столбец, которого в сцене нет
scene-no-pool = ни одна карта здоровья не считает «{ $word }»
scene-no-side = нет стороны «{ $word }»
scene-no-name = нет названия: { $word }
scene-no-cost = точка «{ $word }» ничего не стоит
scene-no-victory = сцену нельзя выиграть: «{ $word }» пусто
scene-twice = «{ $word }» встречается дважды
scene-pool-twice = «{ $word }» считают две карты здоровья
scene-two-healths = у противника «{ $word }» в одном месте своё здоровье, в другом общее
scene-health-or-pool = противнику «{ $word }» нужно либо своё здоровье, либо общее
scene-armor-order = «{ $word }» должно быть списком чисел, наибольшее первым
scene-enemy-aside = противник «{ $word }» не может стоять на карте рядом со сценой
scene-attack-aside = атака с карты рядом со сценой должна называть столбцы, а не быть «{ $word }»
scene-attack-or-attacks = укажите либо одну атаку, либо «{ $word }»
scene-rune-without-attack = есть «{ $word }», но нет атакующего противника
scene-flip-without-armor = для «{ $word }» на этой стороне нужен противник с бронёй
scene-flip-without-attack = для «{ $word }» на этой стороне нужен атакующий противник
scene-flip-without-enemy = для «{ $word }» на этой стороне нужен противник или карта здоровья
scene-condition-elsewhere = переворот по «{ $word }» должен переворачивать и свою карту
scene-not-in-scene = «{ $word }» — для карт действий, а не для сцен
scene-not-in-obstacle = «{ $word }» не может быть препятствием: для этого нужно знать сцену
scene-place-taken = место карты «{ $word }» уже занято
scene-empty-column = в столбце { $word } нет карты нижнего ряда
