### Игра в терминале: что говорит сама программа, а не игра.

## Команды: всё, чем их можно назвать; первое слово самое короткое

commands =
    .undo = u undo отмена
    .board = b board стол
    .help = ? help помощь
    .why = why почему
    .hint = hint подсказка
    .rule = rule правило
    .log = log журнал
    .save = save сохранить
    .quit = q quit выход

ui-help-choose = номер
    .what = выбрать ответ; вместо номера годится и начало ответа
ui-help-undo = взять назад своё последнее решение
ui-help-board = показать стол целиком
ui-help-help = эта помощь, или помощь об ответе или карте
    .with = [номер или название]
ui-help-why = почему что-то сейчас не выбрать
    .with = [название]
ui-help-hint = что сделал бы ярл на вашем месте
ui-hint = Что сделал бы ярл? Ваш шанс победить — около { $chance } %.
ui-hint-chance = { $chance } %.
ui-hint-score = { $chance } %, к концу около { $n }.
ui-which-why = О чём? { $said }
ui-why-open = { $said }: это сейчас можно выбрать.
ui-help-rule = показать правило по номеру
    .with = { $rule }
ui-help-log = последние строки журнала
    .with = [число]
ui-help-save = сохранить игру в файл
    .with = файл
ui-help-quit = сохранить игру и выйти
ui-help-rules = Правила к этому вопросу
ui-help-table = Как читать стол
ui-help-closed = Сейчас нельзя

## За столом

ui-welcome = { $game }: { $players }. Расклад по слову: { $seed }. Наберите «?», и появится помощь.
ui-goes-on = { $game }: { $players }. Игра продолжается с того же места. Наберите «?», и появится помощь.
ui-you = { $seat } — вы
ui-bot = { $seat } — { $bot }
bot-random = бот «Дурак»
bot-greedy = бот «Хитрец»
bot-thrall = бот «Трэлль»
bot-karl = бот «Карл»
bot-jarl = бот «Ярл»
bot-konung = бот «Конунг»
ui-since = Что произошло
ui-thinking = { $seat } думает…
ui-undone = Решение взято назад.
ui-pass-device = Передайте устройство: решает { $seat }.
ui-press-enter = Нажмите Enter, когда никто другой не смотрит…
ui-log-empty = Пока ничего не произошло.

## Когда что-то не понято

ui-not-understood = Непонятно: «{ $said }». Введите номер ответа, его начало или «?».
ui-ambiguous = «{ $said }» подходит к нескольким ответам: { $labels }.
ui-no-number = Ответа с номером { $number } нет: они пронумерованы от { $first } до { $last }.
ui-no-rule = Правила { $number } нет.
ui-which-rule = Назовите номер правила, например { $number }.
ui-no-help = Ничего похожего на «{ $said }» нет.
ui-many-help = Уточните, подходят: { $names }.
ui-which-file = Назовите файл, например { $file }.

## Сохранение

ui-saved = Игра сохранена: { $path }
ui-resume = Продолжить: { $command }
ui-not-saved = Сохранить в { $path } не удалось: { $why ->
    [missing] такой папки нет.
    [denied] писать туда не разрешено.
    [folder] это папка.
   *[other] диск её не принял.
}

## Итог

ui-over = Игра окончена
ui-winner = Победа: { $seat }!
ui-winners = Победу делят { $seats }!
ui-lost = Игра проиграна.
ui-place = Место
ui-source = Откуда

## Отказы при запуске

refuse-language = Языка { $said } нет; есть { $known }.
refuse-game = Игры { $said } нет; есть { $known }.
refuse-seat = За столом не может сидеть { $said }; могут { $known }.
refuse-seats = { $game }: играют { $known }, а мест названо { $count }.
refuse-seed = Слово, по которому делается расклад, не может быть пустым.
refuse-option-form = Настройка пишется как «имя=значение», а не { $said }.
refuse-option = Настройки { $said } нет; есть { $known }.
refuse-option-value = Настройка { $name } не может быть { $said }; может быть { $known }.
refuse-file = Файл { $path } не прочесть: { $why ->
    [missing] такого файла нет.
    [denied] читать его не разрешено.
    [folder] это папка.
    [text] это не текст.
   *[other] диск его не отдаёт.
}
refuse-scene-game = Своя сцена — для другой игры: { $game }.
refuse-loaded = Вместе с файлом не назвать { $what ->
    [game] другую игру
    [seed] слово для расклада
    [scene] сцену
    [load] второй файл
   *[option] настройки
}: всё это записано в нём.
