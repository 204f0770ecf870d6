### Игрушечная игра для проверок.

toy = Игрушка
toy-title = Игрушка
toy-line = Маленькая игра для проверок
toy-length = 1 мин
toy-option-double = Две карты сразу
toy-option-length = Длина
    .value-short = короткая
    .value-3 = длинная

oak = Дуб
ash = Ясень
elm = Вяз
fir = Ель

LayCard = Какую карту кладёте?
LaySecond = Какую карту кладёте вместе с картой «{ $first }»?
Boast = Похвастаетесь?
    .loudly = Громко
    .softly = Тихо
    .pass = Промолчать
BoastAgain = Насколько похвастаетесь?
DrawCard = Взять карту?
    .draw = Взять
    .pass = Пас
Laugh = Как смеётесь?
    .aloud = Вслух
    .quietly = Про себя

phase-round = Раунд { $round }.
plays-fool = { $seat }: сыгран шут.
fool = Шут
    .text = Очко в любое время.
    .help = Приносит одно очко, когда бы ни был сыгран (TOY-005).
laughs = { $seat }: смех.
you-lay = Вы кладёте: { $cards }.
you-draw = Вы берёте карту «{ $card }».
lays = { $seat }: на столе { $cards }.
best = { $seat }: старшая карта.
rolls = { $seat }: на кубике { $points }.
boasts = { $seat } хвастается на { $points }.

hint-number = { $number ->
    [0] ничего не стоит
   *[other] стоит { $number }
}
seat-cell = { $seat }
number = { $number }
title = Стол
    .help = На столе видно, сколько осталось карт.
title-seats = Места
title-hand = Ваша рука
deck-left = Карт в колоде: { $count }.
column-seat = Место
column-points = Очки
column-cards = Карты
column-card = Карта
column-number = Число
score = Очки
source-rolls = Броски
source-boasts = Хвастовство

card_0 = Ноль
    .text = Стоит 0.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_1 = Единица
    .text = Стоит 1.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_2 = Двойка
    .text = Стоит 2.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_3 = Тройка
    .text = Стоит 3.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_4 = Четвёрка
    .text = Стоит 4.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_5 = Пятёрка
    .text = Стоит 5.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_6 = Шестёрка
    .text = Стоит 6.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_7 = Семёрка
    .text = Стоит 7.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_8 = Восьмёрка
    .text = Стоит 8.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_9 = Девятка
    .text = Стоит 9.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_10 = Десятка
    .text = Стоит 10.
    .help = Старшая карта выигрывает раунд (TOY-003).
card_11 = Дама
    .text = Стоит 11.
    .help = Старшая карта выигрывает раунд (TOY-003).

## Урок (lessons/first.toml)

lesson-first = Первый урок
    .about = Две короткие партии, карта за картой.
lesson-first-lay = Выложите карту
    .text = Взятку берёт лучшая карта.
    .why = Что даёт выложенная карта?
lesson-first-boast = Промолчите
    .text = Хвастать накладно. Промолчите, затем возьмите карту или спасуйте.
    .why = Чего стоит хвастовство?
lesson-first-again = Выложите что угодно
    .text = Те же карты ещё раз, и решаете вы.
    .why = Что даёт выложенная карта?
lesson-first-end = Готово
    .text = Игрушку вы знаете.
tip-boast = Осторожно с хвастовством
    .text = Громкое запомнят.
