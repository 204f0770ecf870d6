### God of War: что случилось, строка за строкой. Настоящее время: у игроков нет рода.

plays-hero = { $seat } играет за { $hero_acc }.
first-player = Первый игрок: { $seat }.
scene-laid-out = Сцена выложена: «{ $quest }».
obstacle-shown = Препятствие с карты «{ $quest }»: { $obstacle }
path-chosen = { $seat } выбирает путь: «{ $quest }».
round-begins = Начинается раунд { $round }.
night-falls = { $round ->
    [one] Прошёл { $round } раунд
    [few] Прошло { $round } раунда
   *[many] Прошло { $round } раундов
}, и над сценой сгустилась тьма.
quest-completed = Пройдено: «{ $quest }».
game-won = Победа! Последняя сцена, «{ $quest }», пройдена.
game-lost = Поражение: путь обрывается на сцене «{ $quest }».

draws = { $count ->
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[many] { $seat } берёт { $count } карт.
}
draws-stun = { $seat } берёт карту оглушения: она сброшена без замены.
draws-poison = { $seat } берёт карту отравления.
reshuffles = { $seat } перемешивает сброс в новую колоду.
discards = { $seat } сбрасывает карту «{ $card }».
takes-status = { $seat } кладёт наверх колоды карту «{ $card }».
sheds-status = Карта «{ $card }» возвращается в свою стопку (игрок: { $seat }).
shuffles-in = { $seat } замешивает в колоду карту «{ $card }».
loses-card = { $seat } навсегда теряет карту «{ $card }».
hand-limit-more = { $seat }: предел руки +{ $amount }.
hand-limit-less = { $seat }: предел руки −{ $amount }.
breaks-crystal = { $seat } разбивает кристалл, чтобы взять карту.

hero-activation = { $seat }: активация героя.
mimir-joins = Мимира несёт { $hero }.
swaps-places = { $hero } и { $other } меняются местами (столбец { $column }).
moves-front = { $hero } встаёт впереди, столбец { $column }.
moves-back = { $hero } встаёт позади, столбец { $column }.
is-pushed = { $hero_acc } отбрасывает в столбец { $column }.
plays-special = { $seat } разыгрывает карту «{ $card }».
uses-rage = { $hero } применяет ярость: { $rage }.
interacts = { $hero }: { $point }.
companion-helps = Помощь компаньона. { $variant }.
companions-ready = Способности компаньонов снова готовы.
upgrades-sorted = Карты улучшений возвращены: наверх колоды — { $top }, под низ — { $bottom }.
upgrade-seen = Вы посмотрели карту «{ $card }» с руной { $rune }.

attacks = { $hero } атакует цель «{ $card }»: { $cards }; сила { $more ->
    [0] { $strength }.
   *[other] { $strength }, в том числе { $more } от эффектов.
}
set-raised = Набор получает +{ $amount }.
die-rolled = На кубике противника { $die }.
die-rerolled = После переброса на кубике противника { $die }.
attack-sum = «{ $card }»: сила { $strength } − кубик { $die } = { $damage ->
    [0] урона нет
    [one] { $damage } урон
   *[other] { $damage } урона
}.
attack-sum-defense = «{ $card }»: сила { $strength } − кубик { $die } − защита { $defense } = { $damage ->
    [0] урона нет
    [one] { $damage } урон
   *[other] { $damage } урона
}.
attack-adds = «{ $card }»: сила { $strength } + кубик { $die } = { $damage ->
    [0] урона нет
    [one] { $damage } урон
   *[other] { $damage } урона
}.
attack-adds-defense = «{ $card }»: сила { $strength } + кубик { $die } − защита { $defense } = { $damage ->
    [0] урона нет
    [one] { $damage } урон
   *[other] { $damage } урона
}.
armor-breaks = Броня { $armor } уничтожена: «{ $card }».
armor-holds = Броня { $armor } выдержала силу { $strength }: «{ $card }».
armor-stops = Броня останавливает урон: «{ $card }».
enemy-hurt = { $enemy } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}; осталось здоровья { $left }.
enemy-heals = { $enemy }: лечение { $amount }.
enemy-stunned = Оглушение: «{ $card }».
enemy-defeated = Победа над противником: { $enemy }.
turns-over = Переворот: { $cards }.
    .separator = ;{" "}
is-restored = Снова на месте: «{ $card }».
tokens-now = { $count ->
    [one] «{ $card }»: { $count } жетон.
    [few] «{ $card }»: { $count } жетона.
   *[many] «{ $card }»: { $count } жетонов.
}

rune-revealed = Открыта руна { $rune } (карта «{ $card }»).
rune-drawn = Колода улучшений пуста; случай приносит руну { $rune }.
element-acts = Действует карта «{ $card }».
obstacle-acts = Действует препятствие «{ $quest }».
stun-wears-off = Вместо атаки проходит оглушение: «{ $card }».
scene-attacks = Карта «{ $card }» атакует ({ $kind }, сила { $strength }).
is-attacked = Под ударом: { $hero }.
mimir-shields = Мимир принимает удар вместо { $hero_gen }.
attack-blocked = Сила атаки снижена на { $amount }.
defends = { $hero } защищается: { $cards }; сила { $strength }.
blow-sum = { $hero }: атака { $strength } − защита { $block } = { $damage ->
    [0] урона нет
    [one] { $damage } урон
   *[other] { $damage } урона
}.
unharmed = { $hero } не получает урона.
takes-damage = { $hero } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}; осталось здоровья { $left }.
cannot-be-hurt = { $hero } остаётся рядом с павшим носителем: повредить ему нельзя.
falls = { $hero } теряет сознание.
heals = { $hero }: восстановлено здоровья { $amount }, теперь { $left }.
freya-token-placed = Жетон Фрейи ложится на планшет { $hero_gen }.
freya-token-used = Жетон Фрейи спасает { $hero_acc } от урона { $amount }.
gains-rage = { $hero }: ярость +{ $amount }, всего { $rage }.
rage-ready = { $hero }: ярость +{ $amount }, всего { $rage } — она готова.
loses-rage = { $hero } теряет ярость: { $amount }.
bonus-waits = Следующая атака { $hero_gen } получит +{ $amount }.
gets-gear = { $hero } получает: { $card }.

extra-activation = { $count ->
    [one] Начинается дополнительная активация сцены.
    [few] Начинается дополнительная активация сцены: { $count } руны.
   *[other] Начинается дополнительная активация сцены: { $count } рун.
}
upgrade-phase = Начинается фаза улучшения; все карты на руках сброшены.
offer-stored = Не выбраны и уходят под колоду улучшений: { $cards }.
upgrades-offered = Предложены улучшения: { $cards }.
takes-upgrade = { $seat } берёт карту «{ $card }».
removes-card = { $seat } убирает карту «{ $card }» из игры.
