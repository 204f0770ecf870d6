### История партии: в командной строке и на странице записи.

story-party = Отряд
story-best = Лучший ход
story-missed = Упущенный шанс
story-luck = Везение
story-unlucky = Невезение
story-own = Свои ходы
story-others = Чужие ходы
story-total = Итог
story-side = Сторона

## lab story

story-title = { $game }: шанс победить в процентах, { $n ->
    [one] { $n } доигрывание
    [few] { $n } доигрывания
   *[many] { $n } доигрываний
}
story-playouts = Доигрываем
story-answers = Ответов
story-n = Доиграно
story-mark = { $at }: { $kind } ({ $who }), { $shift }. { $words }

## Почему истории нет

story-not-over = Партия не окончена: её историю рассказывают потом.
story-too-long = Партия слишком длинная для истории.
story-broken = Рассказать эту партию не удалось: она заняла слишком много времени или не читается.
story-old-rules = Эта партия сыграна по ранним правилам, которые не умеют оценивать положение отряда.
