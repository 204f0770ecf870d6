### «Вальхалла»: чего стоит выбор и что он даёт.

hint-targets = { $count ->
    [one] { $count } возможная цель
    [few] { $count } возможные цели
   *[many] { $count } возможных целей
}, лучший шанс победить одними кубиками — { $percent } %
hint-monster = Шанс победить одними кубиками — { $percent } %
hint-target = Шанс победить одними кубиками — { $percent } %; { $stake }. { $warriors ->
    [one] { $warriors } воин
    [few] { $warriors } воина
   *[many] { $warriors } воинов
}, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[many] { $shields } щитов
}, { $hand ->
    [one] { $hand } карта в руке
    [few] { $hand } карты в руке
   *[many] { $hand } карт в руке
}
stake-new = на кону щит, какого у вас ещё нет
stake-known = на кону щит, какой у вас уже есть
stake-last = на кону последний свой щит: начнётся последний круг
hint-draw = Взять { $draw }, оставить одну
hint-two = Вместе не больше { $limit } символов вооружения
hint-full = На планшете нет места: кого-то придётся сбросить
hint-room = На планшете есть место
hint-none-fits = Подходящей карты у вас нет
hint-add = { $warrior }; { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[many] { $symbols } символов
} из { $limit }
hint-free-dice = { $count ->
    [one] { $count } кубик, без сброса другого
    [few] До { $count } кубиков, без сброса другого
   *[many] До { $count } кубиков, без сброса другого
}
hint-arms-glory = +{ $glory } доблести за { $symbols ->
    [one] { $symbols } кубик
    [few] { $symbols } кубика
   *[many] { $symbols } кубиков
}
hint-arms = +{ $strength } к силе за { $symbols ->
    [one] { $symbols } кубик
    [few] { $symbols } кубика
   *[many] { $symbols } кубиков
}
hint-no-effect = Сейчас ничего не даст: отменять уже нечего
hint-strength = +{ $strength } к силе
hint-total = +{ $strength }: с этими кубиками выйдет { $total }
hint-total-wins = +{ $strength }: { $total } при нужных { $needed }, победа
hint-total-short = +{ $strength }: { $total } при нужных { $needed }
hint-blanks = { $count ->
    [one] Повернёт { $count } пустой кубик
    [few] Повернёт { $count } пустых кубика
   *[many] Повернёт { $count } пустых кубиков
}: до { $total } силы
hint-extra = { $count ->
    [one] Бросок { $count } дополнительного кубика
   *[other] Бросок { $count } дополнительных кубиков, один остаётся
}
hint-chance = { $percent } % победить этим броском
hint-best-chance = { $percent } % победить при лучших перебросах
hint-best-strength = Около { $value } силы при лучших перебросах
hint-best-glory = Около { $value } доблести при лучших перебросах
hint-end-nobody = Никто не вооружён: битва без победителя
hint-end-lost = Никто не вооружён: поражение
hint-end-attack = Сила останется { $strength }
hint-end-won = { $ours } при нужных { $needed }: победа
hint-end-short = { $ours } при нужных { $needed }: поражение
hint-end-ragnarok = Доблести в Вальхаллу: { $glory }
hint-cap = Доблесть { $glory }, места ещё на { $room }

# Сколько карта стоит в Вальхалле.
hint-valour = { $glory ->
    [one] { $glory } очко доблести
    [few] { $glory } очка доблести
   *[many] { $glory } очков доблести
}
