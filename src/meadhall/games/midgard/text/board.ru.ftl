### Что говорит нарисованное поле.

cm-town = Город и гавань
cm-others = Игроки и журнал
cm-own-hall = Ваш длинный дом
cm-food = еда
cm-wood = дерево
cm-coins = монеты
cm-favor = милость
cm-blame = позор
cm-glory = слава
cm-swordsman = мечник
cm-spearman = копейщик
cm-axeman = топорщик
cm-attack = атака
cm-defence = защита
cm-ban-swordsman = мечникам сюда нельзя
cm-ban-spearman = копейщикам сюда нельзя
cm-ban-axeman = топорщикам сюда нельзя
cm-first = Первый игрок
cm-round = Раунд { $n } из { $of }
cm-phase-workers = рабочие
cm-phase-assigning = отправка
cm-phase-combat = бой
cm-phase-cleanup = очистка
cm-short-large_public_longship = Большой драккар
cm-short-small_public_longship = Малый драккар
cm-stands-here = Стоит: { $who }
cm-has-ship = уже есть
cm-up-to = до { $n }
cm-free = даром
cm-room =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[other] { $n } мест
    }
cm-none-left = пусто
cm-lair-empty = никого
cm-shore-empty = чудовища нет
cm-near = ближний
cm-far = дальний
cm-near-spoken = Ближний берег: одна еда кормит двоих
cm-far-spoken = Дальний берег: одна еда кормит одного
cm-for-two = на двоих
cm-for-one = на воина
cm-journey-known = Поход: { $card }
cm-coins-lie =
    { $n ->
        [one] На чудовище лежит { $n } монета
        [few] На чудовище лежат { $n } монеты
       *[other] На чудовище лежат { $n } монет
    }
cm-looked = Поход видели: { $who }
cm-workers-left =
    { $n ->
        [one] Остался { $n } рабочий
        [few] Осталось { $n } рабочих
       *[other] Осталось { $n } рабочих
    }
cm-all-placed = все расставлены
cm-warriors = Дружина: { $n } из 8
cm-destinies =
    { $n ->
        [one] { $n } судьба
        [few] { $n } судьбы
       *[other] { $n } судеб
    }
cm-trophies = Побеждённые
cm-trolls = тролли
cm-sets =
    { $n ->
        [one] { $n } набор
        [few] { $n } набора
       *[other] { $n } наборов
    }
cm-sent = отправлен
cm-used = применена
cm-glory-n =
    { $n ->
        [one] { $n } слава
       *[other] { $n } славы
    }
cm-own-n = у вас { $n }
cm-stands-leads = у вас { $n }, впереди
cm-stands-ties = у вас { $n }, поровну
cm-stands-trails = у вас { $n }, позади
cm-stand-in = числа наши
cm-filter-kind = Вид
cm-filter-colour = Цвет
cm-colour-red = красный
cm-colour-yellow = жёлтый
cm-colour-blue = синий
cm-kind-leader = вождь
cm-kind-rune = руна
cm-kind-destiny = судьба
cm-kind-journey = поход
cm-journey-of = поход · { $n } из { $of }
cm-kind-merchant = груз
cm-kind-troll = тролль
cm-kind-draugr = драугр
cm-kind-monster = чудовище
cm-kind-kraken = кракен
cm-kind-stall = лавка
cm-kind-longship = корабль
cm-kind-location = место
cm-tab-hall = Дом
cm-tab-shores = Враги
cm-tab-others = Игроки

## Отправка, поход, бой

cm-assign = Отправка воинов
cm-less = { $what }: на одного меньше
cm-more = { $what }: на одного больше
cm-places = занято мест
cm-places-of = занято мест: { $n } из { $of }
cm-n-of = { $n } из { $of }
cm-good-count = { $what }: { $n }
cm-food-needed = нужно еды
cm-food-taken = взято еды
cm-starving =
    { $n ->
        [one] { $n } останется голодным
       *[other] { $n } останутся голодными
    }
cm-fed = сыты все
cm-fed-spare = сыты все, в запасе { $n }
cm-nobody-aboard = на борту никого
cm-load-ship = кого возьмёте?
cm-best-short = не больше
cm-victory = победа
cm-one-more = +1 { $what }: { $n } %
cm-victory-best = победа, не больше
cm-at-sea = Что ждёт в море
cm-at-sea-known = Поход известен
cm-troll-alone = никого: тролль выживет, всем по позору
cm-draugr-alone = никого: драугр уйдёт сам
cm-nobody-sent = никого
cm-troll-free = с троллем никто не бьётся: всем по позору
cm-draugr-free = никто не вызвал: драугр уйдёт сам
cm-fight-of = это бой: { $who }
cm-fight-of-secret = это бой: { $who }; отряд — тайна до общего показа
cm-sends = отправляет…
cm-has-sent = воины отправлены
cm-sends-nobody = отправлять некуда
cm-with-favor = с милостью { $n } %
cm-losses = потери ≈ { $n } из { $of }
cm-at-home = Дома
cm-home-hunts = остальные идут на охоту: в среднем { $n } еды
cm-home-stays = остальные ждут дома
cm-all-sent = отправлены все
cm-confirm = Подтвердить
cm-confirmed = Подтверждено: ждём остальных
cm-rest-stays = Остальные — дома
cm-hunt = Охота
cm-face-hit = удар
cm-face-double = два удара
cm-face-shield = щит
cm-face-blank = пусто
cm-face-again = перебросить
cm-nobody-fights = сражаться некому
cm-damage = нанесено { $n } из { $of }
cm-win-kept = победа, если оставить
cm-win-rerolled =
    { $n ->
        [one] победа, если перебросить { $n } кубик
        [few] победа, если перебросить { $n } кубика
       *[other] победа, если перебросить { $n } кубиков
    }
cm-kills-rerolled = враг падёт сразу
cm-hits = удары
cm-shields = щиты
cm-losses-short = потери
cm-voyage = Плавание
cm-step-leave = Отплытие
cm-step-journey = Поход
cm-step-food = Еда
cm-step-fight = Бой
cm-step-ban = Запрет оружия
cm-step-closed = закрыт
cm-ban-none = здесь его нет
cm-food-near = 1 на двоих, остаток пропадает
cm-food-far = 1 на воина, остаток пропадает
cm-aboard = На борту: { $ship }
cm-captain = { $who } выбирает, что забирает море
cm-overboard = за борт
cm-will-fight = в бой пойдут
cm-food-left = еды { $n }
cm-starved = умрут с голоду
cm-of-these = { $n } из них
cm-best-chance = лучший шанс
cm-with-favor-short = милость { $n } %
cm-mark =
    { $n ->
        [one] Отметьте на борту { $n } предмет или выберите строку: отмечено { $have }
        [few] Отметьте на борту { $n } предмета или выберите строку: отмечено { $have }
       *[other] Отметьте на борту { $n } предметов или выберите строку: отмечено { $have }
    }
cm-mark-short = Отметьте { $n } или выберите строку: { $have }
cm-marked = Чтобы поменять, нажмите на другое.
cm-unmark = Снять отметки
cm-give = Отдать
cm-give-starved = Умрут с голоду

## Что было, итог

cm-story-fight = { $who }: { $enemy }
cm-story-voyage = { $who } в море: «{ $card }»
cm-story-round = Конец раунда
cm-story-final = Итоговый подсчёт
cm-ledger = Итог по источникам славы
cm-ledger-line = Восемь раундов позади. Вот откуда слава.
cm-earned = Заработано в игре
cm-places-won = Места
cm-about-destinies = больше всех или поровну
cm-about-sets = 5 за три разных цвета
cm-about-runes = и применённые
cm-about-ship = построен на верфи
cm-about-favor = по 2 за жетон
cm-about-coins = 1 за каждые 3
cm-about-blame = 1, 3, 6, 10, 15, 21
cm-tied =
    { $n ->
        [one] слава поровну; побеждён { $n } враг
        [few] слава поровну; побеждено { $n } врага
       *[other] слава поровну; побеждено { $n } врагов
    }
cm-place = { $n }-е место
cm-lead = отрыв { $n }
cm-told-leads = { $n }, больше всех
cm-told-ties = { $n }, поровну
cm-told-trails = { $n }; { $who } — { $best }
cm-step-n = Шаг { $n } из { $of }: { $name }
cm-again = Рассказать снова
cm-whose = Чья слава
cm-step-back = Шаг назад
cm-step-on = Дальше
cm-step-all = Сразу итог
cm-step-done = К итогу
