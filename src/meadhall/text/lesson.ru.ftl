## Уроки: что говорит о них сама программа; слова урока — в текстах игры

lesson-begin = Впервые здесь?
lesson-begin-line = Научитесь играть за настоящим столом за 10–15 минут: шаг за шагом, со скальдом.
lesson-learn = Урок: { $game }
lesson-go-on = Продолжить урок: { $game }
lesson-table = Урок
lesson-coach = Скальд ведёт урок
lesson-progress = { $step } из { $steps }
lesson-progress-spoken = Шаг { $step } из { $steps }
lesson-step-back = Вернуться к шагу { $step }: { $name }
lesson-step-now = Шаг { $step }, сейчас: { $name }
lesson-step-later = Шаг { $step }, впереди
lesson-here = нажмите сюда
lesson-here-bar = выберите здесь
lesson-skip = Пропустить шаг
    .short = Пропустить
lesson-why = Почему?
lesson-back = Прошлый шаг
lesson-leave = Выйти из урока
lesson-leave-sure = Выйти из урока? Партия продолжится по-настоящему, против новичков.
lesson-leave-yes = Выйти и играть
lesson-leave-no = Остаться
lesson-watch = Смотрите: ходят другие…
lesson-next-chapter = Дальше
lesson-chapter-done = Хорошо! Дальше — новое положение на столе.
lesson-play-on = Доиграть эту партию
lesson-new-game = Новая партия с новичками
lesson-how = Памятка на одной странице
lesson-not-now = Сейчас урок просит о другом.
lesson-not-this = Не сюда: сейчас нужно то, что светится. Ничего не потеряно.
lesson-tip-close = Понятно
lesson-tip = Подсказка скальда
refused-lesson = Сейчас урок просит о другом: выберите то, что светится.
refused-no-lesson = За этим столом нет урока.

## Памятка: как играть, на одной странице

web-how = Как играть
web-how-line = главное на одной странице
web-how-of = Как играть: { $game }
web-how-symbols = Символы
