### Что говорит сам браузер.

## Везде

web-title = Медовый зал
web-tagline = Четыре северные игры за одним столом
web-home = На главную
web-settings = Настройки
web-language = Язык
web-light = Светлая тема
web-dark = Тёмная тема
web-loading = Минутку…
web-close = Закрыть
web-all = все
web-search = Поиск
web-games = Игры
web-more = Ещё
web-unreachable = Сервер не отвечает. Попробуйте чуть позже.
web-copied = Ссылка скопирована.
web-copy = Скопировать
web-copy-by-hand = Скопируйте ссылку вручную.

## Главная

web-play = Играть
web-new = Новый стол
web-players = Игроки
web-length = Длительность
web-mine = Мои столы
web-mine-none = Вы пока не сидите ни за одним столом.
web-open = Открытые столы
web-open-none = Открытых столов сейчас нет.
web-your-turn = Ваш ход
web-others-turn = Решают другие
web-is-gathering = Собирается
web-to-table = К столу
web-sit = Сесть
web-watch = Смотреть
web-seats-taken = { $taken } из { $seats } мест
web-replays = Записи игр
web-replays-line = посмотреть ещё раз
web-cards = Все карты
web-cards-line = поиск и справка
web-rules = Правила
web-rules-line = по номерам, своими словами
web-about = О проекте
web-about-line = и благодарности

## Новый стол

web-new-table = { $game }: новый стол
web-seat = Место { $number }
web-seat-me = Я
web-seat-friend = Друг по ссылке
web-seat-hotseat = Кто-то рядом со мной
web-seat-open = Свободное место
web-seat-bot = Посадить бота
web-bot-random = Бот «Дурак»: ходит наугад
    .short = Бот «Дурак»
web-bot-greedy = Бот «Хитрец»: смотрит на ход вперёд
    .short = Бот «Хитрец»
web-name = Имя
web-guest-names = Харальд Ингрид Олаф Астрид Сигурд Фрейдис Бьёрн Гудрун Рагнар Тора Лейф Хильда
web-options = Варианты
web-table = Стол
web-listed = Любой может найти этот стол и сесть за него
web-spectators = Зрители могут смотреть
web-seed = Зерно случая
web-seed-none = не задано: решит случай
web-open-table = Открыть стол

## Сбор

web-gathering = За столом собираются
web-invite = Приглашение
web-invite-help = Отправьте ссылку друзьям: кто её откроет, сможет занять свободное место.

## За столом

web-actions = Ваше решение
web-waiting = Ждём { $names }.
web-answered = Выбор сделан. Его можно изменить, пока не выбрали все.
web-game-over = Игра окончена.
web-you-won = Вы победили!
web-undo = Отменить
web-undo-help = Взять назад последнее решение
web-rule = Правило { $number }
web-rules-here = Правила об этом
web-take = Выбрать эту карту
web-sound = Звук в мой ход
web-log = Что было
web-since =
    { $n ->
        [one] { $n } новая запись
        [few] { $n } новые записи
       *[many] { $n } новых записей
    }
web-news = С вашего прошлого хода
web-news-last = последние { $n } из { $all }
web-decides = решает
web-chat = Разговор
web-chat-empty = Пока все молчат.
web-chat-say = Сказать
web-chat-send = Отправить
web-drawing-failed = Поле не нарисовать. Игра продолжается за простым столом.
web-offline = Связь потеряна. Восстанавливаем…
web-gone = Этот стол нельзя показать
gone-4401 = Сервер вас ещё не знает. Откройте сначала главную страницу.
gone-4403 = Это закрытый стол.
gone-4404 = Такого стола нет.

## Меню

web-menu = Меню
web-plain = Стол словами
web-drawn = Нарисованное поле
web-pace = Скорость ботов
web-pace-slow = не спеша
web-pace-usual = обычная
web-pace-fast = быстро
web-pace-none = сразу
web-leave = Встать из-за стола
web-leave-sure = Освободить своё место? Его сможет занять кто-то другой.
web-abandon = Закончить игру
web-abandon-sure = Закончить эту игру для всех?
web-rematch = Сыграть ещё
web-replay = Посмотреть запись
web-record = Скачать запись

## Одно устройство на всех

web-pass = Передайте устройство: { $name }
web-pass-help = Карты закрыты, пока следующий игрок не готов.
web-pass-ready = Это я, { $name }

## Итог

web-result = Итог
web-winners =
    { $n ->
        [one] Победа: { $names }
       *[other] Победу делят { $names }
    }
web-lost = Битва проиграна
web-place = Место
web-player = Игрок
web-score = Счёт

## Записи

web-upload = Открыть запись из файла
web-no-replays = Ещё ни одна игра не доиграна до конца.
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-run = Воспроизвести
web-stop = Пауза
web-timeline = Ход игры
web-eyes = Чьими глазами
web-eyes-spectator = Зритель
web-share = Скопировать ссылку на этот миг

## Карты и правила

web-cards-of = { $game }: все карты
web-cards-found =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-stand-in = условные числа
web-rules-of = { $game }: правила
web-rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
web-no-rule = Такого правила нет.
web-all-rules = Все правила

## Вы

web-me = О вас
web-save = Сохранить
web-saved = Сохранено.
web-device = Другое устройство
web-device-help = Откройте эту ссылку на телефоне или другом компьютере, и там вы тоже будете собой. Она действует один раз, четверть часа.
web-device-link = Получить ссылку
web-claimed = С возвращением, { $name }.

## О проекте

web-about-what = «Медовый зал» — свободный стол для четырёх настольных игр о викингах: он знает правила, хранит тайны и сажает бота на каждое пустое место.
web-about-whose = Проект неофициальный. Игры и их названия принадлежат правообладателям; их рисунков и текстов здесь нет. Понравилась игра — купите коробку.
web-about-credits = Что помогло
web-about-icons = Значки: авторы game-icons.net, лицензия CC BY 3.0.
web-about-fonts = Шрифты Alegreya SC, Philosopher, PT Sans и PT Sans Narrow, SIL Open Font License 1.1.
web-about-code = Код под лицензией MIT; рисунки сделаны для этого проекта.

## Drawn tables

web-zoom-in = Ближе
web-zoom-out = Дальше
web-minimap = Малая карта: нажмите, чтобы перейти
web-board-pan = Поле: стрелки двигают его, плюс и минус приближают и отдаляют
web-tabs = Части стола
web-tab-board = Поле
web-tab-log = Журнал
web-point = Наведите на вариант, чтобы увидеть его цену и последствия.
web-look = Пока решают другие, можно осмотреться.
web-story-on = Дальше
web-story-skip = Пропустить
web-story-close = К столу
web-story-look = Взглянуть на поле
web-story-look-key = Взглянуть на поле сейчас (клавиша B); о том, что было, можно узнать позже
web-story-missed = Что было ({ $n })
