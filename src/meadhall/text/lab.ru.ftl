### Команды лаборатории: sim, replay, fuzz, rules --coverage, bench, archive.

## Числа

lab-decimal = { $whole },{ $part }
lab-percent = { $number } %
lab-count = { $number }

## sim

sim-running = Играем
sim-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}, расклад по слову { $seed }
sim-bot = Бот
sim-seat = Место
sim-games = Партии
sim-wins = Победы
sim-interval = Интервал 95 %
sim-score = Счёт
sim-place = Место в итоге
sim-source = Счёт по источникам
sim-all = Все
sim-tries = Раз
sim-share = Доля
sim-count = Случаев
sim-mean = В среднем
sim-length = Длина: от { $min } до { $max } решений, в среднем { $mean }
sim-speed = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
} за { $seconds } с процессорного времени: { $per_second ->
    [one] { $per_second } решение
    [few] { $per_second } решения
   *[other] { $per_second } решений
} и { $games_per_second } партии в секунду
sim-too-many-bots = Ботов слишком много: { $bots }, а мест { $seats }.

## lab ladder

ladder-title = { $game }, игроков: { $players }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} в матче, расклад по слову { $seed }
ladder-elo = Эло
ladder-against = Против
ladder-p50 = p50, мс
ladder-p99 = p99, мс
ladder-most = Дольше всего, мс
ladder-bad-budget = Бюджет задают как БОТ=ЧИСЛО симуляций или БОТ=ЧИСЛОms миллисекунд, а не { $said }.

## replay

replay-verified = Проверено: { $game }, мест { $seats }, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}, счёт { $result }, состояние { $state }
replay-no-result = ещё не подведён
replay-nothing-to-compare = По правилам, но состояния для сравнения в записи нет: { $game }, мест { $seats }, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}, состояние { $state }
replay-no-seat = Места { $seat } в этой партии нет: места от 0 до { $last }.
replay-not-over = После { $answers ->
    [one] { $answers } ответа
   *[other] { $answers } ответов
} партия не окончена.

## verify

verify-not-noted = { $path }: это не то, что записывает устройство; файл должен начинаться со слов «meadhall receipt».

## Статистика случая

chance-draws = { $draws ->
    [one] { $draws } случайное число
    [few] { $draws } случайных числа
   *[many] { $draws } случайных чисел
}, из них на тасовку: { $shuffled }.
chance-even = Одно из { $sides }, { $thrown ->
    [one] { $thrown } раз
    [few] { $thrown } раза
   *[many] { $thrown } раз
}: выпало { $seen }; ожидается по { $expected }, честно от { $low } до { $high }.
chance-odd = Одно из { $sides }, { $thrown ->
    [one] { $thrown } раз
    [few] { $thrown } раза
   *[many] { $thrown } раз
}: выпало { $seen }; ожидается по { $expected }, честно от { $low } до { $high }. Одна из сторон за пределами: с честной костью такое бывает в нескольких партиях из ста.

## fuzz

fuzz-running = Ищем ошибки
fuzz-no-number = Число игроков пишут как 2,4, а не { $players }.
fuzz-fault = { $kind }: { $reason } ({ $count ->
    [one] в { $count } партии
   *[other] в { $count } партиях
}), см. { $file }
fuzz-found = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}: { $faults ->
    [one] найдена { $faults } ошибка
    [few] найдены { $faults } ошибки
   *[other] найдено { $faults } ошибок
}.
fuzz-clean = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}: ошибок нет.
fuzz-again = { $kind }: { $reason }
fuzz-again-clean = После { $answers ->
    [one] { $answers } ответа
   *[other] { $answers } ответов
} ошибок нет.
fuzz-crash = Сбой
fuzz-dead-end = Тупик
fuzz-endless = Бесконечная партия
fuzz-audit = Пропажа или лишнее
fuzz-options = Неверные варианты
fuzz-impure = Взгляд меняет стол
fuzz-view = Неверный вид
fuzz-refusal = Неверный отказ
fuzz-leak = Утечка
fuzz-hidden = Неверный воображаемый стол
fuzz-clone = Неверная копия
fuzz-snapshot = Неверное сохранённое состояние
fuzz-record = Неверная запись
fuzz-undo = Неверная отмена

## rules

rules-none = Пронумерованных правил игры { $game } здесь нет.
rules-unknown = В игре { $game } нет правила { $number }.
rules-no-tests = Карте правил нужен репозиторий с тестами, а это установленная копия без них.
rules-number = Правило
rules-code = Код
rules-tests = Тесты
rules-untestable = тестом не показать: { $reason }
rules-without-code = { $count ->
    [one] { $count } правило, которого не называет код:
    [few] { $count } правила, которых не называет код:
   *[other] { $count } правил, которых не называет код:
}
rules-without-test = { $count ->
    [one] { $count } правило, которого не показывает тест:
    [few] { $count } правила, которых не показывают тесты:
   *[other] { $count } правил, которых не показывают тесты:
}
rules-cards-without-test = { $count ->
    [one] { $count } карта, которую не играет ни один тест:
    [few] { $count } карты, которых не играет ни один тест:
   *[other] { $count } карт, которых не играет ни один тест:
}
rules-named-unknown = { $count ->
    [one] { $count } название, которого не существует:
    [few] { $count } названия, которых не существует:
   *[other] { $count } названий, которых не существует:
}
rules-unreadable = { $count ->
    [one] { $count } пометка, слова которой не выписаны:
    [few] { $count } пометки, слова которых не выписаны:
   *[other] { $count } пометок, слова которых не выписаны:
}
rules-tested-after-all = { $count ->
    [one] { $count } правило названо непроверяемым, а тест есть:
    [few] { $count } правила названы непроверяемыми, а тесты есть:
   *[other] { $count } правил названы непроверяемыми, а тесты есть:
}
rules-too-many-untestable = { $count ->
    [one] { $count } правило названо непроверяемым, это больше десятой части:
    [few] { $count } правила названы непроверяемыми, это больше десятой части:
   *[other] { $count } правил названы непроверяемыми, это больше десятой части:
}
rules-sum = Правил { $rules }: с тестами { $tested }, непроверяемых { $untestable }; карт { $cards }: с тестами { $cards_tested }.

## bench

bench-running = Измеряем
bench-title = { $python }, { $processor }, { $processors ->
    [one] { $processors } ядро
    [few] { $processors } ядра
   *[other] { $processors } ядер
}, { $system }; медианы { $rounds ->
    [one] { $rounds } круга
   *[other] { $rounds } кругов
} по { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}, процессорное время
bench-game = Игра
bench-players = Игроки
bench-decisions = Решений/с
bench-games = Партий/с
bench-length = Решений в партии
bench-simulations = Симуляций/с
bench-playouts = Доигранных партий/с
bench-part-engine = Движок
bench-part-worlds = Миры
bench-part-evaluation = Оценка
bench-part-tree = Дерево
bench-clone = Копия, мкс
bench-snapshot = Хранение, байт
bench-replay = Повтор 1000 ответов, мс
bench-peak = Пик памяти, МБ
bench-ratio = { $game }: решений в секунду в { $ratio } раза больше, чем у { $peer }.
bench-choices = Из действий { $peer } выбором из нескольких были { $share }, у нас — все.
bench-no-peer = Catanatron не установлен. Установить его: { $line }
bench-install = Установить сейчас?
bench-not-installed = Установить не удалось.

## archive

archive-list = { $game }: { $count ->
    [0] в архиве нет ни одной версии правил
    [one] в архиве версия правил { $known }
   *[other] в архиве версии правил { $known }
}
archive-made = { $game }: версия правил { $rules } в архиве ({ $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[other] { $files } файлов
}; все версии вместе занимают { $size } кБ).
archive-same = { $game }: версия правил { $rules } уже в архиве и не изменилась.
archive-released = Версия правил { $rules } игры «{ $game }» вышла с другими файлами и остаётся прежней. Если изменилась игра, поднимите версию.

## lab: планы и прогоны

lab-running = { $name }
lab-rate = { $rate } партии/с
lab-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, из них сейчас { $new } за { $seconds } с ({ $rate } партии в секунду): { $folder }
lab-stopped = Остановлено. Сыгранное сохранено в { $folder }; та же команда продолжит с этого места.
lab-mended = { $batches ->
    [one] { $batches } повреждённая часть сыграна заново.
    [few] { $batches } повреждённые части сыграны заново.
   *[other] { $batches } повреждённых частей сыграно заново.
}
lab-no-bot = Бота { $said } нет. Есть: { $known }.
lab-bot-form = Бот записывается как greedy, greedy(budget=24) или my_bot.py:MyBot, а не { $said }.
lab-bot-file = Файл бота { $path } не читается.
lab-bot-class = В { $path } нет класса { $cls }.
lab-bot-which = { $count ->
    [0] В { $path } нет класса с decide или choose.
   *[other] В { $path } несколько ботов ({ $known }): назовите одного, например my_bot.py:MyBot.
}
lab-bot-fails = Бота { $said } не удаётся создать: { $why }.
lab-bot-deaf = У бота { $said } нет ни decide, ни choose.
lab-bot-illegal = Бот выбрал то, чего выбрать нельзя, в партии с раскладом по слову { $seed }: { $why }.
lab-plan-missing = План { $path } не читается.
lab-plan-unreadable = План { $path } не текст.
lab-plan-toml = План { $path } записан не на TOML: { $why }.
lab-plan-game = План называет игру, одну из { $known }; в этом сказано «{ $said }».
lab-plan-unknown = В плане не бывает «{ $name }»; бывает { $known }.
lab-plan-kind = «{ $name }» в плане записывается так: { $kind }.
lab-plan-number = «{ $name }» в плане — число от { $least } до { $most }.
lab-plan-arms = Две ветви плана названы одинаково: { $names }.
lab-plan-clock = { $said } думает по часам, и его партии нельзя сыграть заново; назовите запас: { $name }(iterations=200).
lab-plan-seeds = В плане либо seed, либо seeds, но не то и другое.
lab-plan-setup = Ветвь { $arm } плана не разложить: { $why }.
lab-plan-bots = В ветви { $arm } плана ботов { $bots }, а мест { $seats }.
lab-change-unknown = Показателя { $said }, который можно изменить, нет.
lab-change-kind = { $said } сейчас { $old } и не может стать { $value }.
lab-change-refused = Игра не принимает изменённые показатели: { $why }.
lab-endless = Партия не кончается: { $why }.
lab-engine = Партии играются на local, ray или ray://HOST:PORT, а не на { $said }.
lab-ray = Ray по адресу { $address } не отвечает: { $why }
lab-workers-lost = Рабочие процессы пропадали { $tries } раз подряд; сыгранное сохранено.
lab-extra = Для этого нужен пакет { $package }, которого нет в обычной установке: { $line }
lab-other-plan = В { $folder } лежит прогон другого плана; назовите другую папку: --out.
lab-busy = В { $folder } уже работает другой прогон.
lab-disk-full = На диске нет места. Сыгранное сохранено в { $folder }; освободите место и повторите команду.
lab-cannot-write = В { $folder } нельзя писать: { $why }. Сыгранное сохранено.
lab-no-run = В { $folder } нет прогона.
lab-not-finished = Прогон в { $folder } не закончен; его продолжит meadhall lab run.
lab-broken = { $what ->
    [missing] Нет файла { $path }
   *[damaged] Файл { $path } повреждён
}; сыграйте план заново в другую папку: числа будут те же.

## lab: отчёты

lab-no-arm = Ветви { $said } в этом прогоне нет; есть { $known }.
lab-other-game = Прогоны разных игр: { $one } и { $other }.
lab-written = { $path }
lab-compare-title = { $one } против { $other }: различаются { $settled } из { $of } показателей
report-lab = Лаборатория «Медового зала»
report-games = Партий
report-game = Игра
report-decisions = Решений
report-bots = Боты
report-seed = Расклад по слову
report-count = { NUMBER($number) }
report-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
report-plan = План
report-again = Сделать заново:
report-findings = Что бросается в глаза
report-numbers = То же числами
report-arm = Ветвь { $arm }
report-arm-n = ветвь { $arm }, n = { NUMBER($games) }
report-whiskers = усы: 95 %, Уилсон
report-few = для интервалов партий слишком мало
report-fair = поровну
report-won = Выигранные партии, %
report-by-seat = Доля побед по месту за столом, %
report-by-bot = Доля побед по боту, %
report-by-choice = Доля побед по выбору: «{ $prompt }»
report-dots = { $arm }; пунктир: все вместе, { $mean }; полный кружок: интервал 95 % его не задевает
report-between = { $rows ->
    [one] ещё { $rows } между ними
   *[other] ещё { $rows } между ними
}
report-what = Что
report-times = Сколько раз
report-times-short = раз
report-share = Доля
report-from = От
report-to = До
report-source = Источник
report-all = Всего
report-quarter = Четверть { $number }
report-sources = Очки игрока по источникам и времени
report-sources-caption = { $arm }, среднее; всего { $total }; по четвертям партии
report-length = Длина партии
report-length-caption = { $arm }; скоба: девять партий из десяти, от { $low } до { $high } решений
report-mean = среднее { $number }
report-mean-short = Среднее
report-decisions-a-game = решений в партии
report-least = Наименьшая
report-most = Наибольшая
report-nine-low = Девять из десяти от
report-nine-high = до
report-versus = Ветвь { $other } против ветви { $one }
report-versus-caption = n = { NUMBER($one) } и { NUMBER($other) }; справа разница в долях от первой с интервалом 95 %; полный кружок: различие есть
report-paired = раздачи те же, сравнение по раздачам
report-apart = раздачи разные
report-difference = { $other } − { $one }, 95 %
report-needed = Сколько партий каждой ветви нужно
report-settled = решено
report-too-small = слишком мало, чтобы искать
report-needed-games = около { NUMBER($games) }
report-figure-score = Очки игрока
report-figure-best = Очки победителя
report-figure-lead = Отрыв победителя
report-figure-length = Решений в партии
report-figure-seat = Победы, место: { $seat }
report-figure-bot = Победы, бот: { $bot }
report-figure-source = Очки: { $source }
report-of = { $number } из { $of }
report-finding-few = *партий мало*: меньше пятидесяти, поэтому интервалов нет, а разница может быть случайной.
report-finding-won = *партий выиграно* игроками сообща.
report-finding-seat = *побед у места «{ $seat }»* вместо { $fair }; интервал от { $low } до { $high } этого не захватывает.
report-finding-seats-even = *дальше всех от равной доли* место «{ $seat }»; равная доля { $fair }, интервал от { $low } до { $high }.
report-finding-time = *очков приходит в последней четверти*: { $last } из { $total } на игрока. Больше всего даёт «{ $source }»: { $most }.
report-finding-bot = *побед у бота «{ $bot }»*, лучшего из ботов; поровну было бы { $fair }.
report-finding-differ = { $number ->
    [one] *показатель различается*
    [few] *показателя различаются*
   *[other] *показателей различаются*
} между ветвями так, что интервал 95 % не задевает нуля.
report-comparison-about = Две ветви рядом: чем они различаются, насколько это надёжно и сколько партий решили бы остальное.
report-how = Как это читать
report-how-win = Победа, разделённая между k игроками, считается за 1/k каждому.
report-how-whiskers = Усы и отрезки показывают, где доля лежит с уверенностью 95 %. Если два из них далеко друг от друга, разница не случайна.
report-how-filled = Полный кружок — отличие от пунктира или от нуля; пустой может быть случайностью.
report-how-many = Из двадцати сравнений одно может показаться различием по чистой случайности.
report-how-seats = Места за одним столом не независимы, поэтому интервалы чуть у́же, чем следует.
report-download = Скачать числа, JSON
report-print = Печать
report-foot = Правила, версия { $rules } · meadhall { $version }

## bot: за столом на сервере

lab-bot-url = Адрес стола выглядит как http://HOST/t/TABLE?invite=INVITATION, а не { $url }.
lab-bot-refused = Сервер не пускает бота за { $url }: { $why }.
lab-bot-unreachable = По адресу { $url } сервер не отвечает: { $why }.
lab-bot-abandoned = Стол { $url } брошен.
lab-bot-gone = Сервер вывел бота из-за стола { $url }: { $why }.
lab-bot-far = { $said } думает движком и по сети играть не может; бот с decide может.
lab-bot-sits = { $name } садится на место { $seat }.
lab-bot-over = Партия окончена: { $scores }; место { $place }, { $decisions ->
    [one] принято { $decisions } решение
    [few] принято { $decisions } решения
   *[other] принято { $decisions } решений
}.
