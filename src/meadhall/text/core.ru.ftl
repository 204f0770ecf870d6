### Общее для всех игр: перечисления, игроки, отмена, ошибки.

enumeration = { $before } и { $last }

## Игроки. Имя человека не склоняем: падеж берёт на себя слово «игрок».

player = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
seat-number = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
    .loc = игроке { $number }

## Вопросы

Aside = В любой момент вы можете

## Почему отмена невозможна

undo-nothing = Отменять нечего.
undo-others = Отменить уже нельзя: после вас решал другой игрок.
undo-rolled = Отменить уже нельзя: с тех пор решал случай.
undo-shown = Отменить уже нельзя: кто-то узнал скрытое.

## Ошибки

error-record = Запись игры не читается, строка { $line }: { $reason }.
error-record-whole = Запись игры не читается: { $reason }.
error-setup = Такой партии не собрать: { $reason }

## Что не так с записью

record-not-saga = это не сага, первая строка должна быть «{ $first }»
record-breaks-off = запись обрывается раньше слова «begin»
record-word = слово { $word } здесь не ожидается
record-missing = нет строки «{ $word } …»
record-seats = в { $game } не играют с числом мест { $seats }
record-seat-order = здесь должно быть место { $expected }, а не { $number }
record-game = игры { $name } здесь нет
record-rules = версия правил { $rules } игры { $name } неизвестна, здесь { $version }
record-key = ключ должен состоять из 64 шестнадцатеричных цифр
record-option = у { $game } нет настройки { $name }
record-option-value = настройка { $name } не может быть { $value }, только { $values }
writing-fault = строка { $line }: { $told }
record-writing = в том, что написано для этой игры ({ $name }), есть ошибки: { $faults }
record-after-result = после результата ничего быть не может
record-state = состояние должно состоять из 32 шестнадцатеричных цифр
record-result = результат должен состоять из чисел, их должно быть { $count }
record-answer = ответ — это три слова: место, вопрос, выбор
record-seat = места { $seat } за столом нет
record-question = { $word } — не название вопроса
record-illegal = ответ { $option } месту { $seat } на вопрос { $question } не открыт, открыты { $offered }
record-not-asked = вопрос { $question } месту { $seat } сейчас не задан
record-not-over = результат записан, а игра не окончена
record-other-result = ответы ведут к другому результату: { $scores }
record-other-state = ответы ведут к другому состоянию: { $state }

## Слова

yes = да
no = нет
