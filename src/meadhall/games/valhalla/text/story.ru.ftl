### Valhalla: части партии и виды решений в её истории.

chapter-last-round = Последние ходы
chapter-ragnarok = Рагнарёк

lane-ChooseAction-attack = нападение
lane-ChooseAction-draw = взять карты
lane-ChooseAction-one = выставить воина
lane-ChooseAction-two = выставить двух воинов
