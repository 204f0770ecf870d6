### Что игра говорит о себе на главной странице и там, где открывают стол.

godofwar-title = Бог войны: карточная игра
godofwar-line = Герои вместе против Рагнарёка: бейте, прикрывайте друг друга, меняйте саму сцену
godofwar-length = 60–90 мин

godofwar-option-difficulty = Сложность
    .help = Меняет только числа: здоровье и предел руки героев, здоровье и силу противников (GW-276).
    .value-story = история
    .value-normal = обычная
    .value-hard = высокая
    .value-ragnarok = Рагнарёк
godofwar-option-length = Длина партии
    .help = Вся сага — два квеста и финальный босс; одна сцена занимает вчетверо меньше времени (GW-277).
    .value-saga = вся сага
    .value-scene = одна сцена
godofwar-option-scene = Первая сцена
    .help = С какой сцены начать; для первой партии возьмите «Путников» (GW-029). Финальный босс — только отдельной сценой.
    .value-random = по жребию
    .value-travelers = Путники
    .value-ogre = Огр
    .value-grendels = Грендели Пепла и Инея
    .value-helheim = Хельхейм
    .value-alfheim = Альвхейм
    .value-muspelheim = Муспельхейм
    .value-hraezlyr = Хреслир
    .value-magni_modi = Магни и Моди
    .value-baldur = Бальдр
    .value-sigrun = Сигрун, королева валькирий
godofwar-option-first_player = Первый игрок
    .help = Кто начинает первый раунд.
    .value-random = по жребию
    .value-0 = первое место
    .value-1 = второе место
    .value-2 = третье место
    .value-3 = четвёртое место
