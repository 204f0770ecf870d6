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
}, зерно { $seed }
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
sim-no-bot = Бота { $name } нет. Есть: { $names }.
sim-too-many-bots = Ботов слишком много: { $bots }, а мест { $seats }.

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
