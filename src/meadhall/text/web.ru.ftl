### Что говорит сам браузер.

## Везде

web-title = Медовый зал
web-skip = Сразу к решению
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
web-one-decides = решает { $name }
web-you = вы
web-seat-free = свободное место
web-broken-off = прервана,
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
web-seat-a-bot = Бот
web-bot-level = Уровень бота на месте { $number }
web-seat-bot = Посадить бота
web-elo = Эло { $elo }
web-bot-random = Бот «Дурак»: ходит наугад
    .short = Бот «Дурак»
    .about = ходит наугад
web-bot-greedy = Бот «Хитрец»: смотрит на ход вперёд
    .short = Бот «Хитрец»
    .about = смотрит на ход вперёд
web-bot-thrall = Бот «Трэлль»: новичок, порой ошибается
    .short = Трэлль
    .about = новичок: порой ошибается и забывает
web-bot-karl = Бот «Карл»: играет разумно
    .short = Карл
    .about = играет разумно, долго не думает
web-bot-jarl = Бот «Ярл»: думает наперёд
    .short = Ярл
    .about = думает наперёд, около секунды
web-bot-konung = Бот «Конунг»: ошибок не прощает
    .short = Конунг
    .about = ошибок не прощает, думает до трёх секунд
web-name = Имя
web-guest-names = Харальд Ингрид Олаф Астрид Сигурд Фрейдис Бьёрн Гудрун Рагнар Тора Лейф Хильда
web-options = Варианты
web-table = Стол
web-listed = Любой может найти этот стол и сесть за него
web-spectators = Зрители могут смотреть
web-seed = Расклад по слову
web-seed-none = не задано — решит случай
web-seed-help = С теми же словами выпадут те же карты и кубики.
web-about-me = хозяин стола
web-about-open = ссылка и код появятся, когда стол откроется
web-about-hotseat = ходит за этим экраном; карты между ходами закрыты
web-cancel = Отмена
web-sum-title = { $n ->
    [1] Стол на одного
    [2] Стол на двоих
    [3] Стол на троих
    [4] Стол на четверых
    [5] Стол на пятерых
    [6] Стол на шестерых
   *[other] Стол на { $n }
}
web-sum-range = Игроков: { $range } · { $length }
web-sum-beside = кто-то рядом с вами
web-sum-friends = { $n ->
    [one] { $n } друг
    [few] { $n } друга
   *[many] { $n } друзей
}
web-sum-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
web-sum-usual = всё как обычно
web-sum-watched = смотреть можно по ссылке
web-sum-unwatched = смотреть никому нельзя
web-sum-link = Стол откроется и будет ждать: там же будут ссылка и код для свободных мест.
web-open-table = Открыть стол

## Сбор

web-gathering = За столом собираются
web-invite = Приглашение
web-qr = QR-код ссылки
web-qr-help = Телефон откроет ссылку, если навести камеру на код.
web-address-network = Это адрес для устройств в той же сети; телефон откроет его, если навести камеру на код.
web-address-local = Сервер доступен только на этом компьютере. Для друзей в той же сети запустите его с «--host 0.0.0.0».
web-invite-help = Отправьте ссылку друзьям: кто её откроет, сможет занять свободное место.

## За столом

web-actions = Ваше решение
web-offered = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
web-waiting = Ждём { $names }.
web-answered = Выбор сделан. Его можно изменить, пока не выбрали все.
web-game-over = Игра окончена.
web-you-won = Вы победили!
web-undo = Отменить
web-undo-help = Взять назад последнее решение
web-undone = Ход взят назад.
web-hints = Подсказки: каждый может спросить, что сделал бы ярл
web-advice = Что сделал бы ярл?
web-advice-ask = Подсказка
web-advice-thinking = Ярл думает…
web-advice-now = Сейчас ваш шанс победить — около { $chance } %. { $n ->
    [one] Сыграно { $n } продолжение.
    [few] Сыграно { $n } продолжения.
   *[many] Сыграно { $n } продолжений.
  }
web-advice-score = к концу около { $n } { $n ->
    [one] очка
    [few] очков
   *[many] очков
  }
web-advice-note = Чужих карт ярл не видит. Шансы оценены приблизительно.
web-hurry = Дальше
web-sure = Точно: { $option }?
web-sure-yes = Да
web-sure-no = Назад
web-confirm = Подтверждать мои решения
web-bots-talk = Боты здороваются и благодарят за игру
web-rule = Правило { $number }
web-rules-here = Правила об этом
web-closed-now = Сейчас нельзя
web-why-not = Почему нельзя? ({ $n })
web-take = Выбрать эту карту
web-sound = Звук в мой ход
web-log = Журнал
web-since = с вашего хода: { $n }
web-news = С вашего прошлого хода
web-news-last = последние { $n } из { $all }
web-decides = решает
web-chat = Разговор
web-unread = не прочитано
web-chat-said = { $who } говорит: { $text }
web-announcer = Что происходит за столом
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
web-leave-sure = Кто займёт ваше место? Бот продолжит сразу, свободное место подождёт человека.
web-leave-bot = Место займёт бот
web-leave-open = Оставить свободным
web-chairs = Боты за столом
web-chairs-none = За столом только люди.
web-chair-free = Освободить место для друга
web-abandon = Закончить игру
web-abandon-sure = Закончить эту игру для всех?
web-rematch = Сыграть ещё
web-rematch-offered = Вам предлагают сыграть ещё раз.
web-rematch-accept = Согласиться на реванш
web-replay-of = запись
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
web-claim = Вы — { $name }?
web-claim-help = По этой ссылке вы будете играть на этом устройстве под именем { $name }, за теми же столами.
web-claim-yes = Да, я { $name }
web-claim-stay = Нет, оставить имя { $name }
web-claimed = С возвращением, { $name }.
web-own-bots = Свои боты
web-own-bots-help = За стол может сесть и ваша программа. Дайте ей имя и получите для неё ключ; за стол её приглашают, как и любого другого. За столом всем видно, что это ваш бот.
web-own-bot-name = Имя бота
web-own-bot-make = Получить ключ
web-own-bot-made = Ключ бота { $name }. Он показывается один раз: храните его как пароль.
web-own-bot-token = Ключ
web-own-bot-about = { $tables ->
    [0] сейчас не играет
    [one] сидит за { $tables } столом
   *[other] сидит за { $tables } столами
}
web-own-bot-seen = был здесь
web-own-bot-revoke = Отозвать
web-own-bot-revoke-sure = Отозвать ключ бота { $name }? Он выйдет из-за столов, за которыми играет, и вернуться не сможет.
web-own-bot-of = бот игрока { $name }

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
web-part-now = Сейчас
web-part-own = Моё
web-part-all = Стол
web-part-log = Журнал
web-jumps = Перейти к части стола
web-tabs = Части стола
web-tab-board = Поле
web-tab-log = Журнал
web-point = Наведите на вариант, чтобы увидеть его цену и последствия.
web-over = Игра окончена; поле можно рассмотреть.
web-look = Пока решают другие, можно осмотреться.
web-story-on = Дальше
web-story-skip = Пропустить
web-story-close = К столу
web-story-look = Взглянуть на поле
web-story-look-key = Взглянуть на поле сейчас (клавиша B); о том, что было, можно узнать позже
web-story-missed = Что было ({ $n })

## Квитанция

web-receipt = Квитанция
web-sealing = Запечатываем кости…
web-sealing-help = Перед раздачей каждое устройство открывает свою долю случая, чтобы никто не мог выбрать карты. Ещё ждём:
web-sealing-own = ваше место: откройте стол на том устройстве, с которого вы за него сели
web-sealing-begin = Начать, не дожидаясь
web-sealing-begin-help = В квитанции будет сказано, что доля так и не открыта.
web-receipt-good = Всё сходится
web-receipt-bad = Не сходится
web-receipt-checked = Что проверено
web-receipt-device = Это устройство только что вычислило всё само: по записи и по тому, что запомнило, пока вы играли.
web-receipt-secret = Тайна дома — та, которую он запечатал до раздачи
web-receipt-shares = Каждая доля — та, которую запечатало её устройство
web-receipt-key = Ключ, а с ним каждая тасовка и каждый бросок, следует из листа, тайны и долей
web-receipt-sheet = Лист — тот, который это устройство видело, прежде чем открыть свою долю
web-receipt-own = Доля этого устройства вошла в ключ
web-receipt-mark = Ответы — те, которые это устройство видело в конце партии
web-receipt-right = сходится
web-receipt-wrong = не сходится
web-receipt-unknown = здесь неизвестно
web-receipt-not-noted = Это устройство ничего такого не запомнило: его там не было, или память очищена.
web-receipt-who = Кто что дал
web-receipt-house = Дом
web-receipt-seat = Место { $n }
web-receipt-part-share = доля запечатана и открыта
web-receipt-part-withheld = доля запечатана и не открыта
web-receipt-part-none = доли нет
web-receipt-part-bot = бот, доли не даёт
web-receipt-part-beside = за одним устройством с другим местом
web-receipt-the-key = Ключ
web-receipt-the-mark = Метка партии
web-receipt-elsewhere = Проверить без этого сервера
web-receipt-command = Сохраните запись и то, что запомнило это устройство, и выполните команду на любом компьютере с Meadhall. Она сыграет всю партию заново.
web-receipt-noted = Что запомнило устройство
web-receipt-under-way = Кости запечатаны
web-receipt-under-way-help = Тайну назовут, когда партия кончится. До тех пор эти печати связывают всех: и дом, и устройства игроков.
web-receipt-seeded = Расклад этой партии кто-то задал словом, доказывать нечего.
web-receipt-how = Как это устроено
web-receipt-how-house = Дом загадывает тайну и показывает только её печать — хеш.
web-receipt-how-devices = Устройство каждого игрока загадывает свою долю и показывает только её печать.
web-receipt-how-sheet = Все печати пишутся на один лист, и каждое устройство его запоминает.
web-receipt-how-open = Лишь потом доли открывают; тайна, доли и лист вместе дают ключ всех карт и костей.
web-receipt-how-end = После партии называют тайну, и каждый может вычислить всё заново.
web-receipt-limit = Чего квитанция не докажет: что никто не подглядывал. Тот, у кого сервер, мог видеть закрытые карты во время игры, как и всякий, кто держит колоду.

web-chance = Кости
web-chance-help = Сколько раз выпала каждая сторона и сколько ожидается от честной кости. В 99 случаях из 100 сторона лежит в пределах полосы.
web-chance-proved = { $draws ->
    [one] Это устройство вычислило по ключу заново { $draws } случайное число партии: оно то самое.
    [few] Это устройство вычислило по ключу заново все { $draws } случайных числа партии, из них на тасовку { $shuffled }: они те самые.
   *[many] Это устройство вычислило по ключу заново все { $draws } случайных чисел партии, из них на тасовку { $shuffled }: они те самые.
}
web-chance-false = Число { $n } не то, которое следует из ключа.
web-chance-none = В этой партии ничего не бросали, только тасовали карты.
web-chance-die = Одно из { $sides }, { $thrown ->
    [one] { $thrown } раз
    [few] { $thrown } раза
   *[many] { $thrown } раз
}
web-chance-expected = ожидается по { $expected }, честно от { $low } до { $high }
web-chance-odd = Одна из сторон вышла за полосу. С честными костями такое порой бывает: прежде чем удивляться, посмотрите на много партий.
web-chance-side = сторона { $side }: { $seen }
web-chance-house = Как падают кости в этом доме
web-chance-house-help = Сложено по последним сыгранным партиям, только из их записей.
web-chance-tables = { $tables ->
    [one] { $tables } партия
    [few] { $tables } партии
   *[many] { $tables } партий
}
web-chance-more = Сосчитать ещё { $left }
web-chance-no-games = Здесь ещё не доиграли ни одной партии.
