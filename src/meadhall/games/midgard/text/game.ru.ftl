### «Чемпионы Мидгарда»: вопросы игроку, стол словами, итог.

midgard = Чемпионы Мидгарда
score = Слава

## Вопросы: значение = что спрашивают, атрибуты = как названы ответы

PickLeader = Какого вождя берёте?
PlaceWorker = Куда поставите рабочего?
    .other = { $option }
KeepWarrior = Места на всех не хватает: кого берёте?
    .other = { $option_acc }
RepeatDeal = { $place }: сколько раз меняетесь?
    .other = { $option ->
        [one] { $option } раз
        [few] { $option } раза
       *[other] { $option } раз
    }
LookAtJourney = Дом провидца: какой закрытый поход посмотрите?
    .pass = Никакой
DeclareTrueVision = Применить «Проницательность», прежде чем брать судьбу?
    .pass = Приберечь
KeepDestiny = Какую судьбу оставите себе?
BuildShip = Верфь: какой корабль строите?
MoorShip = { $place }: к какому берегу плывёте?
TradeForFood = Рынок: сколько еды у вас должно стать?
    .other = { label-food }
TradeForWood = Рынок: сколько дерева, если еды { $food }? Остальное станет монетами.
    .other = { label-wood }
TakeRune = Толкователь рун: какую руну берёте?
    .deck = Верхнюю из колоды, не глядя
BuyFavor = Деревянный храм: сколько милости покупаете?
    .other = { $option ->
        [one] { $option } милость
        [few] { $option } милости
       *[other] { $option } милостей
    }
GiftOfFood = Дары: сколько еды из { $amount }?
    .other = { label-food }
GiftOfWood = Дары: сколько дерева, если еды { $food }? Остальное — монеты.
    .other = { label-wood }
RevealDestiny = Успех: какую судьбу открываете и засчитываете сейчас?
LastRunes = Перед подсчётом: примените ещё руну?
    .pass = Больше нет

SendWarriors = Сколько { $warrior_many } отправите { $target_into }?
LoadFood = Сколько еды погрузите на корабль { $target_into }?
ConfirmCrews = Все там, где вы хотели?
    .confirm = Подтвердить
turn_order = Потребовать отправлять по порядку хода

BeginHunt = Ваши воины, оставшиеся дома, идут на охоту.
    .hunt = Бросить кубики
BeginFight = { $target }: начинается ваш бой.
    .fight = Бросить кубики
BeginVoyage = { $shore }: ваш корабль выходит в море.
    .sail = Открыть поход
JudgeRoll = Ваш бросок: что делаете?
    .keep = Оставить
    .favor = Перебросить за милость
RerollDice = { $blanks ->
    [1] Возможность: какой пустой кубик перебросите?
   *[other] Какой кубик перебросите?
}
    .roll = Перебросить отмеченные
LoseWarrior = Кого теряете в этом раунде боя?
    .other = { $option_acc }
HealLosses = Отменить эти потери «Исцелением»?
    .pass = Смириться
ClaimGlory = { $glory ->
    [one] Повержен враг: { $enemy }. Применить руну «Слава» и получить ещё { $glory } славу?
   *[other] Повержен враг: { $enemy }. Применить руну «Слава» и получить ещё { $glory } славы?
}
    .pass = Приберечь
PassBlame = Тролль повержен: кому достанется позор?
ReplaceJourney = { $shore }: заменить этот поход руной «Поход»?
    .pass = Принять его
LoseAboard = { $shore }: что забирает море?
    .other = { $option_acc }
StarveWarrior = { $shore }: кто останется голодным и погибнет?

## Стол словами: общее

nothing = —
show-number = { $n }
show-of = { $n } из { $most }
show-seat = { $seat }
show-seats = { $seats }
    .separator = { ", " }
show-list = { $items }
    .separator = { ", " }
show-text = { $place_text }
show-place = { $place }

## Стол словами: раунд и бои

title-round = Раунд { $round } из { $rounds }: { $phase }
phase-name-setup = подготовка
phase-name-workers = размещение рабочих
phase-name-assigning = отправка викингов
phase-name-combat = бой
phase-name-cleanup = очистка
phase-name-end = конец игры
show-first = Первый игрок — { $seat }.
show-in-order = Кто-то потребовал порядка хода: воинов отправляют по очереди.
show-leaders = Вожди на выбор: { $leaders }.
    .separator = { ", " }
title-hunt = Охота: { $seat }
title-fight = Бой: { $seat } против врага «{ $enemy }», раунд { $round }
show-roll = Кубики: { $dice }.
    .separator = { ", " }
show-marked = На переброс: { $dice }.
    .separator = { ", " }
show-reaction = Ответный удар: щиты считаются и ударами.
show-damage = Нанесено ран: { $damage } из { $defence }.
show-kept = Если оставить: ударов { $hits }, { $left ->
    [0] враг падёт
   *[other] останется нанести { $left }
}, потери { $losses }; победа { $win } %.
show-rerolled = { $dice ->
    [one] Если перебросить { $dice } кубик: победа { $win } %, уже в этом раунде { $kills } %.
    [few] Если перебросить { $dice } кубика: победа { $win } %, уже в этом раунде { $kills } %.
   *[other] Если перебросить { $dice } кубиков: победа { $win } %, уже в этом раунде { $kills } %.
}
title-fights = Бои этого раунда
    .help = Сначала охотники, потом тролль, драугры слева направо, берега слева направо. Что в них случилось, рассказано в журнале.
outcome-now = идёт
outcome-pending = впереди
outcome-won = победа
outcome-lost = без победы

## Стол словами: враги

show-enemy = { $enemy }: атака { $attack }, защита { $defence }; { $reward }
show-enemy-bans = { $enemy }: атака { $attack }, защита { $defence }; { $reward }; { $bans }
    .separator = { ", " }
show-odds = { $win } %, потери ≈ { $whole },{ $tenth }
show-odds-favor = { $win } %, с милостью { $favored } %, потери ≈ { $whole },{ $tenth }
show-odds-best = в лучшем случае { $odds }
show-voyage = { $win } %
show-voyage-best = в лучшем случае { $win } %: { $crew }
    .separator = { ", " }
show-voyage-nobody = на борту никого
show-voyage-hopeless = победить не с кем
title-town = Тролль и драугры
    .help = Атака — сколько воинов гибнет за раунд боя, если не закрыться щитами; защита — сколько ран нужно нанести. Шансы — ваши: с какой вероятностью вы победите всеми, кого можете послать, или теми, кого послали, и сколько кубиков это стоит в среднем.
title-shores = Дальние берега
    .help = До ближнего берега одна еда кормит двоих, до дальнего — одного. Груз — сколько воинов и еды на борту и сколько всего мест.
show-looked = { $shore }: поход видели — { $seats }.
show-face-down = закрыт
show-cargo = { $aboard } из { $capacity }
show-target = { $place }: { $enemy }.
show-shore-near = { $place } (близко, { $fed ->
    [one] 1 еда на { $fed } воина
   *[other] 1 еда на { $fed } воинов
}): { $enemy }.
show-shore-far = { $place } (далеко, { $fed ->
    [one] 1 еда на { $fed } воина
   *[other] 1 еда на { $fed } воинов
}): { $enemy }.

## Стол словами: локации

title-places = Места для рабочих
    .help = На большинстве мест может стоять один рабочий за раунд. Цена и товар — на эту минуту; последний столбец говорит, почему место для вас закрыто или сколько воинов у вас станет.
show-deal = { $cost } → { $gain }
    .separator = { " + " }
show-worker = рабочий до конца игры
show-capacity = мест { $capacity }
show-moored = стоит: { $shore }
show-recruits = воинов станет { $after }
show-recruits-wasted = воинов станет { $after }, пропадёт { $wasted }
closed-taken = занято
closed-cost = не хватает на оплату
closed-hired = вы уже нанимали
closed-hunting = вы уже на охоте
closed-not-yours = не ваш корабль
closed-unbuilt = ещё не построен
closed-no-harbor = свободных гаваней нет
closed-has-ship = вы уже построили корабль
closed-no-ships = кораблей не осталось
closed-no-runes = рун не осталось
title-cards = Карты и запас
show-runes = Руны на выбор: { $cards }.
    .separator = { ", " }
show-rune-glory = { $card } (слава { $glory })
show-no-runes = Открытых рун нет.
show-merchant = Торговый корабль: { $card } ({ $gain }).
    .separator = { ", " }
show-ships = Можно построить: { $ships }.
    .separator = { ", " }
show-supply = Общий запас: { $dice }.
    .separator = { ", " }
show-decks = Осталось в колодах: тролли { $trolls }, драугры { $draugr }, чудовища { $monsters }, походы { $journeys }, купцы { $merchants }, руны { $runes }, судьбы { $destinies }.
show-discards = Сброшенные враги: { $cards }.
    .separator = { ", " }
show-journey-discards = Сброшенные походы: { $cards }.
    .separator = { ", " }
show-merchants-past = Купцы, что уже были: { $cards }.
    .separator = { ", " }

## Стол словами: игроки

title-players = Игроки
    .help = Дома — воины, которых никуда не отправили; дружина — все воины, не больше восьми. Рабочие — сколько ещё не расставлено и сколько всего.
show-rune = { $card }
show-rune-used = { $card } (применена)
show-own-runes = Руны { $seat_gen }: { $runes }.
    .separator = { ", " }
show-own-ship = Корабль { $seat_gen }: { $ship }.
show-shown = Открытые судьбы { $seat_gen }: { $cards }.
    .separator = { ", " }
show-begged = { $seat }: мольба в этом раунде — { $times }.
show-leader = { $seat }: { $leader }. { $destinies ->
    [one] { $destinies } судьба
    [few] { $destinies } судьбы
   *[other] { $destinies } судеб
}; с рунами, кораблём, милостью, монетами и позором { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
}.
title-hall = Побеждённые враги
show-defeated = { $seat }: { $cards }; наборов: { $sets }.
    .separator = { ", " }
show-defeated-none = { $seat }: никого.
show-parts = Слава { $seat_gen }: { $parts }.
    .separator = { ", " }

## Стол словами: что знаете только вы

title-own = Только ваше
show-destiny = { $card } (слава { $sole }, при ничьей { $tied }): у вас { $own }; сколько у других — тайна.
show-destiny-leads = { $card } (слава { $sole }, при ничьей { $tied }): у вас { $own }, у следующего { $rival }: вы впереди.
show-destiny-ties = { $card } (слава { $sole }, при ничьей { $tied }): у вас { $own }, у другого { $rival }: поровну.
show-destiny-open = { $card } (слава { $sole }, при ничьей { $tied }): пока ни у кого нет.
show-destiny-trails = { $card } (слава { $sole }, при ничьей { $tied }): у вас { $own }, у лучшего { $rival }: вы позади.
show-drawn = Взяты на выбор: { $cards }.
    .separator = { ", " }
show-returned = Вы вернули: { $cards }.
    .separator = { ", " }
show-trophies = Ваши побеждённые враги: { $cards }.
    .separator = { ", " }
show-colours = Красных { $red }, жёлтых { $yellow }, синих { $blue }: наборов { $sets }.
show-score = Пока: { $parts }. Всего { $total }.
    .separator = { ", " }
part-track = на шкале { $n }
part-trolls = тролли { $n }
part-draugr = драугры { $n }
part-monsters = чудовища { $n }
part-krakens = кракены { $n }
part-skald = скальд { $n }
part-leader = вождь { $n }
part-destinies = судьбы { $n }
part-sets = наборы { $n }
part-runes = руны { $n }
part-ship = корабль { $n }
part-favor = милость { $n }
part-coins = монеты { $n }
part-blame = позор { $n }

## Стол словами: заголовки

column-target = Где
column-who = Кто
column-enemy = Враг
column-outcome = Исход
column-sent = Отправлено
column-odds = Ваши шансы
column-coins = Монеты
column-journey = Поход
column-cargo = Груз
column-place = Место
column-workers = Рабочие
column-deal = Что даёт
column-state = Для вас
column-glory = Слава
column-food = Еда
column-wood = Дерево
column-favor = Милость
column-blame = Позор
column-at-home = Дома
column-dice = Дружина
column-left = Рабочие

## Итог: откуда слава

source-trolls = Тролли
source-draugr = Драугры
source-monsters = Чудовища
source-krakens = Кракены
source-skald = Скальд
source-leader = Вождь
source-destinies = Судьбы
source-sets = Наборы
source-runes = Руны
source-ship = Корабль
source-favor = Милость
source-coins = Монеты
source-blame = Позор
