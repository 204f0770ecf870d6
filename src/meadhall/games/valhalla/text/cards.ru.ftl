### «Вальхалла»: названия и тексты карт.
### значение = название; .text = что написано на карте; .help = как она работает, с номерами правил.

## Что сказано на нескольких картах

says-nothing = Без способности.
says-diversity = При активации: +{ $three } к силе, если в вашем отряде воины трёх разных кланов (считая этого), +{ $four }, если четырёх или больше.
says-against-wolf = При активации: +{ $amount } к силе, если в отряде противника есть хотя бы один воин клана волка (зелёного).
says-against-bear = При активации: +{ $amount } к силе, если в отряде противника есть хотя бы один воин клана медведя (оранжевого).
says-against-stag = При активации: +{ $amount } к силе, если в отряде противника есть хотя бы один воин клана оленя (фиолетового).
says-against-giant = При активации: +{ $amount } к силе, если в отряде противника есть хотя бы один инеистый великан.
says-beside-boar = При активации: +{ $one } к силе, если в вашем отряде есть другой воин клана кабана (жёлтого), +{ $two }, если их двое или больше.
says-beside-wolf = При активации: +{ $one } к силе, если в вашем отряде есть другой воин клана волка (зелёного), +{ $two }, если их двое или больше.
says-beside-bear = При активации: +{ $one } к силе, если в вашем отряде есть другой воин клана медведя (оранжевого), +{ $two }, если их двое или больше.
says-beside-giant = При активации: +{ $one } к силе, если в вашем отряде есть другой инеистый великан, +{ $two }, если их двое или больше.
says-giant = Если вы атакуете: при активации защищающийся теряет один кубик до конца битвы (не более одного за битву). В одиночной игре вместо этого вы получаете дополнительный кубик.
says-thor-fewer = Помогите участнику битвы, в отряде которого меньше воинов, чем у противника:
says-thor-fewer_or_equal = Помогите участнику битвы, в отряде которого не больше воинов, чем у противника:
says-entering-per_other = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
} за каждого другого вашего воина, попадающего вместе с ним.
says-entering-alone = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
}, если это единственный ваш воин, попадающий туда.
says-entering-stag = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
}, если вместе с ним попадает другой ваш воин клана оленя (фиолетового).
says-entering-boar = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
}, если вместе с ним попадает другой ваш воин клана кабана (жёлтого).
says-entering-bear = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
}, если вместе с ним попадает другой ваш воин клана медведя (оранжевого).
says-entering-wolf = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
}, если вместе с ним попадает другой ваш воин клана волка (зелёного).
says-entering-giant = Попадая в Вальхаллу: { $valhalla_glory ->
    [one] { $valhalla_glory } бонусное очко
    [few] { $valhalla_glory } бонусных очка
   *[many] { $valhalla_glory } бонусных очков
}, если вместе с ним попадает другой ваш инеистый великан.
says-binder = При нападении: активировав, заблокируйте одного воина противника до конца битвы (неприменимо, если у него всего один воин).
says-catcher = После битвы: если противник отправляет воинов в Вальхаллу, { $n ->
    [one] { $n } из них по вашему выбору остаётся
    [few] { $n } из них по вашему выбору остаются
   *[many] { $n } из них по вашему выбору остаются
} в его отряде.
says-breaker = При активации: противник немедленно сбрасывает { $n ->
    [one] { $n } боевую тактику
    [few] { $n } боевые тактики
   *[many] { $n } боевых тактик
} на свой выбор или показывает руку без тактик.
says-smith = При активации: по желанию отдайте любую карту с руки — боевая сила +{ $amount } (карта лежит у дверга и после битвы уходит в сброс).
says-viking = В начале хода владельца с непустым отрядом: очки текущего уровня, затем уровень повышается, пока не станет последним. Нападающий на владельца получает дополнительные кубики по уровню. Очки по уровням: { $level_glory_1 }, { $level_glory_2 }, { $level_glory_3 }; кубики: { $level_attacker_dice_1 }, { $level_attacker_dice_2 }, { $level_attacker_dice_3 }.
says-memo = Порядок хода и очки за щиты.
says-monster-mill = После фазы А, перед взятием карт, сбросьте верхнюю карту колоды.
says-monster-tactics = Не более { $n ->
    [one] { $n } карты
    [few] { $n } карт
   *[many] { $n } карт
} боевой тактики за битву.
says-monster-jarl = Способность ярла в битве не действует.
says-monster-die = Перед броском шести кубиков сбросьте один из них.
says-level = После каждого поражения сбросьте из колоды { $deck_discard_on_loss ->
    [one] { $deck_discard_on_loss } карту
    [few] { $deck_discard_on_loss } карты
   *[many] { $deck_discard_on_loss } карт
}.

help-warrior = Активируется, когда кубики накрыли всё его вооружение, и добавляет свою силу (VA-065).
help-diversity = Его собственный клан считается, активация не важна, пять кланов считаются за четыре (VA-131).
help-against = Считается при сравнении сил; хватает одного такого воина противника, активированного или нет (VA-074, VA-128). В командной игре считается и отряд его партнёра (VA-227).
help-beside = Сам воин не считается, больше двух считаются за двух (VA-129, VA-130). В командной игре отряд партнёра считается вашим (VA-227).
help-giant = Для набора годится любое вооружение, кроме пустой грани (VA-079). За битву так теряют не больше одного кубика (VA-082). Одиночная игра: VA-263.
help-heroic = Кубик не должен лежать на активированном воине (VA-138, VA-139).
help-both = Обе способности можно применять вместе (VA-007).
help-either = Одна способность запрещает другую на эту битву или этот ход (VA-007, VA-008).
help-loki = Проигравший может взять и строку ниже или ничего (VA-155, VA-156).
help-thor = Если получивший помощь победит, карта принесёт очки в вашей Вальхалле; перед битвой не больше одной карты от игрока (VA-163, VA-167, VA-168).
help-warrior-entering = Активируется, когда кубики накрыли всё его вооружение, и добавляет свою силу (VA-065). Считаются только ваши воины, уходящие одновременно (VA-172, VA-173).
help-giant-entering = Для набора годится любое вооружение, кроме пустой грани (VA-079). За битву так теряют не больше одного кубика (VA-082). Одиночная игра: VA-263. Считаются только ваши воины, уходящие одновременно (VA-172, VA-173).
help-supply = Лежит как кубик и остаётся на воине, которого вооружает (VA-180, VA-181, VA-315).
help-commission = Одно поручение за битву; для эффектов сброса тактик считается тактикой (VA-184, VA-189).
help-binder = Только при атаке и никогда не последнего свободного воина; связанный остаётся в отряде (VA-195, VA-196).
help-catcher = Только при первой отправке после этой битвы, даже если вы проиграли; не действует на ступившего на путь к Вальхалле (VA-183, VA-197, VA-198).
help-breaker = Поручения считаются тактиками, карты Тора и Тюра — нет (VA-199, VA-319).
help-smith = По желанию; бонус относится к вашей боевой силе, а не к двергу (VA-200, VA-201).
help-tyr-strength = Кладётся под воина, когда он вступает в отряд; сбрасывается, когда он его покидает (VA-205, VA-210, VA-208, VA-228).
help-tyr-cover = Кладётся под воина, когда он вступает в отряд; сбрасывается, когда он его покидает (VA-205, VA-210, VA-208, VA-209).
help-viking = Победивший обладателя забирает звание и начинает с первого уровня (VA-215–VA-217).
help-companion = Партнёры сидят друг напротив друга (VA-225).
help-memo = Очки за щиты: VA-115–VA-119; большие колоды: VA-148, VA-149.
help-monster = Для победы в атаке нужна не меньшая сила, в защите — большая (VA-267, VA-270).
help-solo = Одиночная игра: VA-256, VA-282.

## Базовая колода

bear_swordsman = Мечник клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_axeman = Секироносец клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_spearman = Копейщик клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_archer = Лучник клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_shield_bearer = Щитоносец клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_reaver = Рубака клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_raider = Налётчик клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_hunter = Охотник клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_watchman = Дозорный клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_housecarl = Хускарл клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_two_blade_fighter = Обоерукий мечник клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_berserker = Берсерк клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_iron_breaker = Сокрушитель клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_champion = Поединщик клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_frenzied_berserker = Неистовый берсерк клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_veteran = Ветеран клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_warlord = Воевода клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
bear_captain_of_drengs = Предводитель дренгов клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
wolf_swordsman = Мечник клана волка
    .text = { says-nothing }
    .help = { help-warrior }
wolf_axeman = Секироносец клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_spearman = Копейщик клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_archer = Лучник клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_shield_bearer = Щитоносец клана волка
    .text = { says-nothing }
    .help = { help-warrior }
wolf_vanguard = Передовой боец клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_shield_wall_fighter = Боец стены щитов клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_defender = Защитник клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_forester = Лесовик клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_scout = Разведчик клана волка
    .text = { says-nothing }
    .help = { help-warrior }
wolf_spear_thrower = Метатель копий клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_marksman = Меткий стрелок клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_tracker = Следопыт клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_spear_master = Мастер копья клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_wanderer = Скиталец клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_path_guard = Страж троп клана волка
    .text = { says-nothing }
    .help = { help-warrior }
wolf_war_leader = Вожак клана волка
    .text = { says-diversity }
    .help = { help-diversity }
wolf_great_hunter = Великий охотник клана волка
    .text = { says-diversity }
    .help = { help-diversity }
boar_swordsman = Мечник клана кабана
    .text = { says-against-wolf }
    .help = { help-against }
boar_axeman = Секироносец клана кабана
    .text = { says-against-bear }
    .help = { help-against }
boar_spearman = Копейщик клана кабана
    .text = { says-nothing }
    .help = { help-warrior }
boar_archer = Лучник клана кабана
    .text = { says-nothing }
    .help = { help-warrior }
boar_shield_bearer = Щитоносец клана кабана
    .text = { says-against-stag }
    .help = { help-against }
boar_reaver = Рубака клана кабана
    .text = { says-against-stag }
    .help = { help-against }
boar_raider = Налётчик клана кабана
    .text = { says-against-wolf }
    .help = { help-against }
boar_hunter = Охотник клана кабана
    .text = { says-against-bear }
    .help = { help-against }
boar_watchman = Дозорный клана кабана
    .text = { says-against-giant }
    .help = { help-against }
boar_housecarl = Хускарл клана кабана
    .text = { says-nothing }
    .help = { help-warrior }
boar_bulwark = Оплот клана кабана
    .text = { says-against-bear }
    .help = { help-against }
boar_berserker = Берсерк клана кабана
    .text = { says-against-stag }
    .help = { help-against }
boar_gatekeeper = Хранитель ворот клана кабана
    .text = { says-against-wolf }
    .help = { help-against }
boar_harpooner = Гарпунщик клана кабана
    .text = { says-against-stag }
    .help = { help-against }
boar_hersir = Херсир клана кабана
    .text = { says-against-bear }
    .help = { help-against }
boar_huntmaster = Ловчий клана кабана
    .text = { says-nothing }
    .help = { help-warrior }
boar_wall_breaker = Крушитель стен клана кабана
    .text = { says-against-wolf }
    .help = { help-against }
boar_hero = Герой клана кабана
    .text = { says-against-giant }
    .help = { help-against }
stag_swordsman = Мечник клана оленя
    .text = { says-nothing }
    .help = { help-warrior }
stag_axeman = Секироносец клана оленя
    .text = { says-nothing }
    .help = { help-warrior }
stag_spearman = Копейщик клана оленя
    .text = { says-beside-boar }
    .help = { help-beside }
stag_archer = Лучник клана оленя
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_shield_bearer = Щитоносец клана оленя
    .text = { says-beside-bear }
    .help = { help-beside }
stag_vanguard = Передовой боец клана оленя
    .text = { says-beside-bear }
    .help = { help-beside }
stag_shield_wall_fighter = Боец стены щитов клана оленя
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_defender = Защитник клана оленя
    .text = { says-beside-boar }
    .help = { help-beside }
stag_forester = Лесовик клана оленя
    .text = { says-nothing }
    .help = { help-warrior }
stag_scout = Разведчик клана оленя
    .text = { says-beside-giant }
    .help = { help-beside }
stag_bulwark = Оплот клана оленя
    .text = { says-beside-boar }
    .help = { help-beside }
stag_two_blade_fighter = Обоерукий мечник клана оленя
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_keen_eyed_archer = Зоркий стрелок клана оленя
    .text = { says-beside-bear }
    .help = { help-beside }
stag_tower_guard = Башенный страж клана оленя
    .text = { says-beside-boar }
    .help = { help-beside }
stag_sworn_guard = Верный страж клана оленя
    .text = { says-beside-giant }
    .help = { help-beside }
stag_veteran = Ветеран клана оленя
    .text = { says-nothing }
    .help = { help-warrior }
stag_weapon_master = Мастер оружия клана оленя
    .text = { says-beside-wolf }
    .help = { help-beside }
stag_keeper_of_the_grove = Хранитель рощи клана оленя
    .text = { says-beside-bear }
    .help = { help-beside }
frost_giant_wanderer = Инеистый великан-странник
    .text = { says-giant }
    .help = { help-giant }
frost_giant_brawler = Инеистый великан-драчун
    .text = { says-giant }
    .help = { help-giant }
frost_giant_crusher = Инеистый великан-крушитель
    .text = { says-giant }
    .help = { help-giant }
frost_giant_chieftain = Инеистый великан-вождь
    .text = { says-giant }
    .help = { help-giant }
fury = Ярость
    .text = +{ $amount } к боевой силе.
    .help = В любой момент вашей фазы после броска (VA-135, VA-144).
fury_outnumbered = Ярость (меньший отряд)
    .text = +{ $amount } к боевой силе, если воинов в вашем отряде меньше, чем у противника.
    .help = Сравнивается в момент розыгрыша (VA-136).
heroic_attack = Героическая атака
    .text = Сбросьте любой свой свободный кубик: +{ $amount } к боевой силе.
    .help = Кубик не должен лежать на активированном воине (VA-137, VA-139).
heroic_attack_sword = Героическая атака (меч)
    .text = Сбросьте один свой свободный кубик с символом «меч»: +{ $amount } к боевой силе.
    .help = { help-heroic }
heroic_attack_axe = Героическая атака (топор)
    .text = Сбросьте один свой свободный кубик с символом «топор»: +{ $amount } к боевой силе.
    .help = { help-heroic }
heroic_attack_spear = Героическая атака (копьё)
    .text = Сбросьте один свой свободный кубик с символом «копьё»: +{ $amount } к боевой силе.
    .help = { help-heroic }
heroic_attack_bow = Героическая атака (лук)
    .text = Сбросьте один свой свободный кубик с символом «лук»: +{ $amount } к боевой силе.
    .help = { help-heroic }
heroic_attack_shield = Героическая атака (щит)
    .text = Сбросьте один свой свободный кубик с символом «щит»: +{ $amount } к боевой силе.
    .help = { help-heroic }
new_weapons = Новое вооружение
    .text = Возьмите { $take ->
        [one] { $take } дополнительный кубик
        [few] { $take } дополнительных кубика
       *[many] { $take } дополнительных кубиков
    }, бросьте, оставьте один из них, остальное верните в запас.
    .help = Можно разыграть, пока есть дополнительный кубик (VA-140).
counterattack = Ответный удар
    .text = До { $times ->
        [one] { $times } раза
        [few] { $times } раз
       *[many] { $times } раз
    } перебросьте любые свои свободные кубики, не сбрасывая кубик.
    .help = Оба переброса можно разнести по фазе (VA-141).
weapon_exchange = Замена вооружения
    .text = Поверните все свои кубики с ⊗ на любые грани, каждый на свою.
    .help = Каждый кубик получает свою грань (VA-142).
surround_the_leader = Окружите вожака!
    .text = Только в фазе атаки. Способности ярла защищающегося не действуют до конца битвы (кроме применяемых до битвы и вне её). В одиночной игре не действует способность карты чудовища.
    .help = Способности до и после битвы действуют (VA-143, VA-265).

## Ярлы

sigurd = Сигурд
    .main = При атаке один раз за битву перебросьте до { $main_max_dice ->
        [one] { $main_max_dice } кубика
        [few] { $main_max_dice } кубиков
       *[many] { $main_max_dice } кубиков
    }, не сбрасывая кубик.
    .condition = если в вашем отряде { $condition_n ->
        [one] { $condition_n } воин
        [few] { $condition_n } воина
       *[many] { $condition_n } воинов
    }
    .second = этот переброс может включать любое число кубиков.
    .text = { sigurd.main } Дополнительно, { sigurd.condition }: { sigurd.second }
    .help = { help-both }
solveig = Сольвейг
    .main = При защите один раз за битву поверните { $main_dice ->
        [one] { $main_dice } кубик
        [few] { $main_dice } кубика
       *[many] { $main_dice } кубиков
    } с ⊗ на любое вооружение.
    .condition = если воинов в вашем отряде меньше, чем у противника
    .second = при атаке один раз за битву поверните { $second_dice ->
        [one] { $second_dice } кубик
        [few] { $second_dice } кубика
       *[many] { $second_dice } кубиков
    } с ⊗ на любое вооружение.
    .text = { solveig.main } Дополнительно, { solveig.condition }: { solveig.second }
    .help = { help-either }
sigvard = Сигвард
    .main = При атаке: +{ $main_amount } к боевой силе.
    .condition = если в этой битве вы активировали не менее { $condition_n ->
        [one] { $condition_n } воина
        [few] { $condition_n } воинов
       *[many] { $condition_n } воинов
    }
    .second = ещё +{ $second_amount } к боевой силе, и при защите тоже.
    .text = { sigvard.main } Дополнительно, { sigvard.condition }: { sigvard.second }
    .help = { help-both }
hod = Хёд
    .main = В фазе Б берите на { $main_draw ->
        [one] { $main_draw } карту
        [few] { $main_draw } карты
       *[many] { $main_draw } карт
    } больше (оставляете сколько обычно).
    .condition = если в начале фазы Б у вас в руке не более { $condition_n ->
        [one] { $condition_n } карты
        [few] { $condition_n } карт
       *[many] { $condition_n } карт
    }
    .second = оставьте на { $second_keep ->
        [one] { $second_keep } карту
        [few] { $second_keep } карты
       *[many] { $second_keep } карт
    } больше.
    .text = { hod.main } Дополнительно, { hod.condition }: { hod.second }
    .help = { help-both }
agnar = Агнар
    .main = При защите один раз за битву возьмите { $main_n ->
        [one] { $main_n } дополнительный кубик
        [few] { $main_n } дополнительных кубика
       *[many] { $main_n } дополнительных кубиков
    }.
    .condition = если у вас не более { $condition_n ->
        [one] { $condition_n } своего щита
        [few] { $condition_n } своих щитов
       *[many] { $condition_n } своих щитов
    }
    .second = при атаке один раз за битву возьмите { $second_n ->
        [one] { $second_n } дополнительный кубик
        [few] { $second_n } дополнительных кубика
       *[many] { $second_n } дополнительных кубиков
    }.
    .text = { agnar.main } Дополнительно, { agnar.condition }: { agnar.second }
    .help = { help-either }
the_boar = Вепрь
    .main = +{ $main_amount } к боевой силе за каждого активированного воина клана кабана.
    .condition = если в вашем отряде { $condition_n ->
        [one] есть воин
        [few] { $condition_n } воина
       *[many] { $condition_n } воинов
    } клана кабана
    .second = условия способностей { $second_warriors ->
        [one] { $second_warriors } активированного воина-кабана
        [few] { $second_warriors } активированных воинов-кабанов
       *[many] { $second_warriors } активированных воинов-кабанов
    } считаются выполненными.
    .text = { the_boar.main } Дополнительно, { the_boar.condition }: { the_boar.second }
    .help = { help-both }
valgard = Вальгард
    .main = +{ $main_amount } к боевой силе за каждого активированного воина клана медведя.
    .condition = если в вашем отряде не менее { $condition_n ->
        [one] { $condition_n } воина
        [few] { $condition_n } воинов
       *[many] { $condition_n } воинов
    } клана медведя
    .second = один раз за битву перебросьте до { $second_max_dice ->
        [one] { $second_max_dice } кубика
        [few] { $second_max_dice } кубиков
       *[many] { $second_max_dice } кубиков
    }, не сбрасывая кубик.
    .text = { valgard.main } Дополнительно, { valgard.condition }: { valgard.second }
    .help = { help-both }
styr = Стир
    .main = Один раз за битву сбросьте карту из руки: +{ $main_amount } к боевой силе.
    .condition = если вы не разыгрывали боевую тактику в этой битве
    .second = один раз за битву сбросьте карту из руки: +{ $second_amount } к боевой силе, но тактику в этой битве вы не разыгрываете.
    .text = { styr.main } Дополнительно, { styr.condition }: { styr.second }
    .help = { help-either }
vingor = Вингор
    .main = Добавляя двух воинов, считайте предел символов равным { $main_limit }.
    .condition = если перед действием ваш отряд пуст
    .second = предел символов равен { $second_limit }.
    .text = { vingor.main } Дополнительно, { vingor.condition }: { vingor.second }
    .help = { help-both }
aslaug = Аслёйг
    .main = После поражения в битве возьмите { $main_draw ->
        [one] { $main_draw } карту
        [few] { $main_draw } карты
       *[many] { $main_draw } карт
    }.
    .condition = если вы проиграли с разницей не более { $condition_n }
    .second = возьмите ещё { $second_draw ->
        [one] { $second_draw } карту
        [few] { $second_draw } карты
       *[many] { $second_draw } карт
    }.
    .text = { aslaug.main } Дополнительно, { aslaug.condition }: { aslaug.second }
    .help = { help-both }
einar = Эйнар
    .main = При защите один раз за битву поверните кубик со щитом на другое вооружение.
    .condition = если воинов в вашем отряде меньше, чем у противника
    .second = при атаке один раз за битву поверните любой кубик на любое вооружение.
    .text = { einar.main } Дополнительно, { einar.condition }: { einar.second }
    .help = { help-either }
thord = Торд
    .main = +{ $main_amount } к боевой силе, если в этой битве вы сбросили ради переброса не менее { $main_min ->
        [one] одного кубика
        [few] { $main_min } кубиков
       *[many] { $main_min } кубиков
    }.
    .condition = если в этой битве вы сбросили ради перебросов не менее { $condition_n ->
        [one] { $condition_n } кубика
        [few] { $condition_n } кубиков
       *[many] { $condition_n } кубиков
    }
    .second = +{ $second_amount } к боевой силе.
    .text = { thord.main } Дополнительно, { thord.condition }: { thord.second }
    .help = { help-both }
ottar = Оттар
    .main = +{ $main_amount } к боевой силе за каждого активированного воина клана волка.
    .condition = если при объявлении битвы в вашем отряде были воины не менее чем { $condition_n ->
        [one] { $condition_n } клана
        [few] { $condition_n } кланов
       *[many] { $condition_n } кланов
    }
    .second = после победы в битве возьмите { $second_draw ->
        [one] { $second_draw } карту
        [few] { $second_draw } карты
       *[many] { $second_draw } карт
    }.
    .text = { ottar.main } Дополнительно, { ottar.condition }: { ottar.second }
    .help = { help-both }
esbjorn = Эсбьёрн
    .main = Один раз за битву, разыграв «Ярость» или «Героическую атаку»: +{ $main_amount } к боевой силе.
    .condition = если вы атакуете
    .second = победив, верните в руку одну разыгранную в этой битве «Ярость» или «Героическую атаку».
    .text = { esbjorn.main } Дополнительно, { esbjorn.condition }: { esbjorn.second }
    .help = { help-either }
egil = Эгиль
    .main = В фазе Б можете сначала сбросить карту из руки: тогда оставьте на одну карту больше.
    .condition = если в начале фазы Б ваш отряд пуст
    .second = оставьте на { $second_keep ->
        [one] { $second_keep } карту
        [few] { $second_keep } карты
       *[many] { $second_keep } карт
    } больше, ничего не сбрасывая.
    .text = { egil.main } Дополнительно, { egil.condition }: { egil.second }
    .help = { help-both }
beinir = Бейнир
    .main = +{ $main_amount } к боевой силе за каждого активированного воина клана оленя.
    .condition = если в вашем отряде { $condition_n ->
        [one] есть воин
        [few] { $condition_n } воина
       *[many] { $condition_n } воинов
    } клана оленя
    .second = { $second_warriors ->
        [one] { $second_warriors } активированный воин-олень считает
        [few] { $second_warriors } активированных воина-оленя считают
       *[many] { $second_warriors } активированных воинов-оленей считают
    } в отряде на { $second_n ->
        [one] { $second_n } воина
        [few] { $second_n } воинов
       *[many] { $second_n } воинов
    } указанного клана больше.
    .text = { beinir.main } Дополнительно, { beinir.condition }: { beinir.second }
    .help = { help-both }
bernhard = Бернхард
    .main = При атаке один раз за битву активируйте воина с { $main_min_symbols } и более символами без одного из них (великану недостающий кубик засчитывается как подходящий); его сила на { $main_penalty } меньше.
    .condition = если вы защищаетесь
    .second = то же при защите, сила на { $second_penalty } меньше.
    .text = { bernhard.main } Дополнительно, { bernhard.condition }: { bernhard.second }
    .help = { help-either }
ragnhild = Рагнхильд
    .main = Победив при атаке, заберите наугад { $main_take ->
        [one] { $main_take } карту
        [few] { $main_take } карты
       *[many] { $main_take } карт
    } у проигравшего, затем отдайте ему { $main_give ->
        [one] { $main_give } любую карту
        [few] { $main_give } любые карты
       *[many] { $main_give } любых карт
    } из своей руки.
    .condition = если у проигравшего в руке больше карт, чем у вас
    .second = заберите у него наугад { $second_n ->
        [one] { $second_n } карту
        [few] { $second_n } карты
       *[many] { $second_n } карт
    }.
    .text = { ragnhild.main } Дополнительно, { ragnhild.condition }: { ragnhild.second }
    .help = { help-either }
bjorn = Бьёрн
    .main = После битвы двух других игроков можете взять { $main_draw ->
        [one] { $main_draw } карту
        [few] { $main_draw } карты
       *[many] { $main_draw } карт
    } и затем сбросить { $main_discard ->
        [one] { $main_discard } карту
        [few] { $main_discard } карты
       *[many] { $main_discard } карт
    } из руки.
    .condition = если у каждого из остальных игроков своих щитов больше, чем у вас
    .second = после битвы двух других игроков можете взять { $second_draw ->
        [one] { $second_draw } карту
        [few] { $second_draw } карты
       *[many] { $second_draw } карт
    }.
    .text = { bjorn.main } Дополнительно, { bjorn.condition }: { bjorn.second }
    .help = { help-either }
ulf = Ульф
    .main = Перед битвой с вашим участием посмотрите { $main_n ->
        [one] { $main_n } случайную карту
        [few] { $main_n } случайные карты
       *[many] { $main_n } случайных карт
    } из руки противника; одну увиденную тактику можете запретить: именно эту карту нельзя разыграть в этой битве (другие копии можно).
    .condition = если в вашем отряде не менее { $condition_n ->
        [one] { $condition_n } воина
        [few] { $condition_n } воинов
       *[many] { $condition_n } воинов
    }
    .second = +{ $second_amount } к боевой силе.
    .text = { ulf.main } Дополнительно, { ulf.condition }: { ulf.second }
    .help = { help-both }
freydis = Фрейдис
    .main = Когда вы атакуете, способности ярла защищающегося в битве не действуют.
    .condition = если у атакующего есть хотя бы один ваш щит
    .second = когда этот игрок нападает на вас, способности его ярла в битве не действуют.
    .text = { freydis.main } Дополнительно, { freydis.condition }: { freydis.second }
    .help = { help-both }
harald = Харальд
    .main = Победив при атаке, заставьте проигравшего сбросить одну за другой { $main_n ->
        [one] { $main_n } боевую тактику
        [few] { $main_n } боевые тактики
       *[many] { $main_n } боевых тактик
    } на его выбор или показать руку без тактик.
    .condition = если проигравший не активировал ни одного воина
    .second = отправьте в Вальхаллу { $second_n ->
        [one] { $second_n } своего неактивированного воина
        [few] { $second_n } своих неактивированных воинов
       *[many] { $second_n } своих неактивированных воинов
    }.
    .text = { harald.main } Дополнительно, { harald.condition }: { harald.second }
    .help = { help-both }
gunnar = Гуннар
    .main = Нападая на игрока, у которого больше своих щитов, чем у вас: защищающийся теряет один кубик (общий предел с великанами: один за битву).
    .condition = если у противника целы все { $condition_n ->
        [one] { $condition_n } свой щит
        [few] { $condition_n } своих щита
       *[many] { $condition_n } своих щитов
    }
    .second = при атаке +{ $second_amount } к боевой силе.
    .text = { gunnar.main } Дополнительно, { gunnar.condition }: { gunnar.second }
    .help = { help-both }
ivar = Ивар
    .main = Нападая на игрока с наибольшим числом чужих щитов (хотя бы один): +{ $main_amount } к боевой силе.
    .condition = если этот игрок нападал на вас после вашего прошлого хода
    .second = +{ $second_amount } к боевой силе.
    .text = { ivar.main } Дополнительно, { ivar.condition }: { ivar.second }
    .help = { help-either }
gudrun = Гудрун
    .main = Успешно защитившись, заберите наугад { $main_n ->
        [one] { $main_n } карту
        [few] { $main_n } карты
       *[many] { $main_n } карт
    } у атаковавшего.
    .condition = если у вас есть щит противника
    .second = победив в любой битве, возьмите { $second_draw ->
        [one] { $second_draw } карту
        [few] { $second_draw } карты
       *[many] { $second_draw } карт
    }, затем сбросьте { $second_discard ->
        [one] { $second_discard } карту
        [few] { $second_discard } карты
       *[many] { $second_discard } карт
    }.
    .text = { gudrun.main } Дополнительно, { gudrun.condition }: { gudrun.second }
    .help = { help-both }

## Хитрость Локи

loki_1 = Хитрость Локи I
    .text = { $row1_min }–{ $row1_max }: { loki_1_row1 } { $row2_min }–{ $row2_max }: { loki_1_row2 } { $row3_min }–{ $row3_max }: { loki_1_row3 }
    .help = { help-loki }
loki_1_row1 = Все ваши активированные воины уходят в Вальхаллу.
loki_1_row2 = Отправьте в Вальхаллу { $row2_n ->
    [one] { $row2_n } своего активированного воина
    [few] до { $row2_n } своих активированных воинов
   *[many] до { $row2_n } своих активированных воинов
}.
loki_1_row3 = Заберите наугад { $row3_n ->
    [one] { $row3_n } карту
    [few] { $row3_n } карты
   *[many] { $row3_n } карт
} у противника.
loki_2 = Хитрость Локи II
    .text = { $row1_min }–{ $row1_max }: { loki_2_row1 } { $row2_min }–{ $row2_max }: { loki_2_row2 } { $row3_min }–{ $row3_max }: { loki_2_row3 }
    .help = { help-loki }
loki_2_row1 = Получите { $row1_n ->
    [one] { $row1_n } бонусное очко
    [few] { $row1_n } бонусных очка
   *[many] { $row1_n } бонусных очков
} доблести из сброса.
loki_2_row2 = Получите { $row2_n ->
    [one] { $row2_n } бонусное очко
    [few] { $row2_n } бонусных очка
   *[many] { $row2_n } бонусных очков
} доблести из сброса.
loki_2_row3 = Получите { $row3_n ->
    [one] { $row3_n } бонусное очко
    [few] { $row3_n } бонусных очка
   *[many] { $row3_n } бонусных очков
} доблести из сброса.
loki_3 = Хитрость Локи III
    .text = { $row1_min }–{ $row1_max }: { loki_3_row1 } { $row2_min }–{ $row2_max }: { loki_3_row2 } { $row3_min }–{ $row3_max }: { loki_3_row3 } При подготовке сбросьте на { $discard_change ->
        [one] { $discard_change } карту
        [few] { $discard_change } карты
       *[many] { $discard_change } карт
    } меньше.
    .help = { help-loki }
loki_3_row1 = Возьмите { $row1_draw ->
    [one] { $row1_draw } карту
    [few] { $row1_draw } карты
   *[many] { $row1_draw } карт
} и оставьте { $row1_keep }.
loki_3_row2 = Возьмите { $row2_draw ->
    [one] { $row2_draw } карту
    [few] { $row2_draw } карты
   *[many] { $row2_draw } карт
} и оставьте { $row2_keep }.
loki_3_row3 = Возьмите { $row3_draw ->
    [one] { $row3_draw } карту
    [few] { $row3_draw } карты
   *[many] { $row3_draw } карт
}.
loki_4 = Хитрость Локи IV
    .text = { $row1_min }–{ $row1_max }: { loki_4_row1 } { $row2_min }–{ $row2_max }: { loki_4_row2 } { $row3_min }–{ $row3_max }: { loki_4_row3 }
    .help = { help-loki }
loki_4_row1 = Посмотрите руку противника и возьмите { $row1_n ->
    [one] { $row1_n } карту
    [few] { $row1_n } карты
   *[many] { $row1_n } карт
}.
loki_4_row2 = Заберите наугад { $row2_n ->
    [one] { $row2_n } карту
    [few] { $row2_n } карты
   *[many] { $row2_n } карт
} у противника.
loki_4_row3 = Противник сбрасывает { $row3_n ->
    [one] { $row3_n } случайную карту
    [few] { $row3_n } случайные карты
   *[many] { $row3_n } случайных карт
}.
loki_5 = Хитрость Локи V
    .text = { $row1_min }–{ $row1_max }: { loki_5_row1 } { $row2_min }–{ $row2_max }: { loki_5_row2 }
    .help = { help-loki }
loki_5_row1 = Добавьте в отряд до { $row1_n ->
    [one] { $row1_n } воина
    [few] { $row1_n } воинов
   *[many] { $row1_n } воинов
} из руки (без предела символов).
loki_5_row2 = Добавьте в отряд { $row2_n ->
    [one] { $row2_n } воина
    [few] до { $row2_n } воинов
   *[many] до { $row2_n } воинов
} из руки.
loki_6 = Хитрость Локи VI
    .text = { $row1_min }–{ $row1_max }: { loki_6_row1 } { $row2_min }–{ $row2_max }: { loki_6_row2 } { $row3_min }–{ $row3_max }: { loki_6_row3 }
    .help = { help-loki }
loki_6_row1 = Возьмите в руку { $row1_n ->
    [one] любую карту
    [few] любые { $row1_n } карты
   *[many] любые { $row1_n } карт
} из сброса.
loki_6_row2 = Возьмите в руку верхнего воина из сброса.
loki_6_row3 = Возьмите в руку верхнюю карту сброса.
loki_7 = Хитрость Локи VII
    .text = { $row1_min }: { loki_7_row1 } { $row2_min }: { loki_7_row2 } { $row3_min }: { loki_7_row3 } { $row4_min }: { loki_7_row4 }
    .help = { help-loki }
loki_7_row1 = Все ваши активированные воины уходят в Вальхаллу.
loki_7_row2 = Отправьте в Вальхаллу { $row2_n ->
    [one] { $row2_n } своего активированного воина
    [few] до { $row2_n } своих активированных воинов
   *[many] до { $row2_n } своих активированных воинов
}.
loki_7_row3 = Отправьте в Вальхаллу { $row3_n ->
    [one] { $row3_n } своего активированного воина
    [few] до { $row3_n } своих активированных воинов
   *[many] до { $row3_n } своих активированных воинов
}.
loki_7_row4 = Возьмите { $row4_draw ->
    [one] { $row4_draw } карту
    [few] { $row4_draw } карты
   *[many] { $row4_draw } карт
}.
loki_8 = Хитрость Локи VIII
    .text = { $row1_min }–{ $row1_max }: { loki_8_row1 } { $row2_min }–{ $row2_max }: { loki_8_row2 } При подготовке сбросьте на { $discard_change ->
        [one] { $discard_change } карту
        [few] { $discard_change } карты
       *[many] { $discard_change } карт
    } больше.
    .help = { help-loki }
loki_8_row1 = Отправьте в Вальхаллу { $row1_n ->
    [one] { $row1_n } своего неактивированного воина
    [few] { $row1_n } своих неактивированных воинов
   *[many] { $row1_n } своих неактивированных воинов
}.
loki_8_row2 = Возьмите { $row2_draw ->
    [one] { $row2_draw } карту
    [few] { $row2_draw } карты
   *[many] { $row2_draw } карт
}.
loki_9 = Хитрость Локи IX
    .text = { $row1_min }–{ $row1_max }: { loki_9_row1 } { $row2_min }–{ $row2_max }: { loki_9_row2 } { $row3_min }–{ $row3_max }: { loki_9_row3 }
    .help = { help-loki }
loki_9_row1 = Верните в руку все разыгранные вами в этой битве тактики.
loki_9_row2 = Верните в руку { $row2_n ->
    [one] { $row2_n } разыгранную вами в этой битве тактику
    [few] { $row2_n } разыгранные вами в этой битве тактики
   *[many] { $row2_n } разыгранных вами в этой битве тактик
}.
loki_9_row3 = Возьмите { $row3_draw ->
    [one] { $row3_draw } карту
    [few] { $row3_draw } карты
   *[many] { $row3_draw } карт
}.
loki_10 = Хитрость Локи X
    .text = { $row1_min }–{ $row1_max }: { loki_10_row1 } { $row2_min }–{ $row2_max }: { loki_10_row2 } { $row3_min }–{ $row3_max }: { loki_10_row3 } При подготовке сбросьте на { $discard_change ->
        [one] { $discard_change } карту
        [few] { $discard_change } карты
       *[many] { $discard_change } карт
    } меньше.
    .help = { help-loki }
loki_10_row1 = Отправьте в Вальхаллу { $row1_n ->
    [one] { $row1_n } активированного воина
    [few] { $row1_n } активированных воинов
   *[many] { $row1_n } активированных воинов
} и возьмите { $row1_draw ->
    [one] { $row1_draw } карту
    [few] { $row1_draw } карты
   *[many] { $row1_draw } карт
}.
loki_10_row2 = Возьмите { $row2_draw ->
    [one] { $row2_draw } карту
    [few] { $row2_draw } карты
   *[many] { $row2_draw } карт
} и оставьте { $row2_keep }.
loki_10_row3 = Получите { $row3_n ->
    [one] { $row3_n } бонусное очко
    [few] { $row3_n } бонусных очка
   *[many] { $row3_n } бонусных очков
} доблести из сброса.

## Помощь Тора

thor_thunder = Помощь Тора (гром)
    .text = { says-thor-fewer } +{ $amount } к боевой силе.
    .help = { help-thor }
thor_lightning = Помощь Тора (молния)
    .text = { says-thor-fewer } { $n ->
        [one] { $n } дополнительный кубик
        [few] { $n } дополнительных кубика
       *[many] { $n } дополнительных кубиков
    }.
    .help = { help-thor }
thor_plunder = Помощь Тора (добыча)
    .text = { says-thor-fewer } до начала битвы он забирает наугад { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } у противника.
    .help = { help-thor }
thor_rumble = Помощь Тора (раскат)
    .text = { says-thor-fewer_or_equal } +{ $amount } к боевой силе.
    .help = { help-thor }
thor_spark = Помощь Тора (искра)
    .text = { says-thor-fewer_or_equal } { $n ->
        [one] { $n } дополнительный кубик
        [few] { $n } дополнительных кубика
       *[many] { $n } дополнительных кубиков
    }.
    .help = { help-thor }
thor_feast = Помощь Тора (пир)
    .text = { says-thor-fewer_or_equal } перед битвой он берёт { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    } из колоды.
    .help = { help-thor }
thor_hammer = Помощь Тора (молот)
    .text = { says-thor-fewer_or_equal } { $times ->
        [one] { $times } бесплатный переброс
        [few] { $times } бесплатных переброса
       *[many] { $times } бесплатных перебросов
    } кубиков.
    .help = { help-thor }

## Валькирии

chosen_bear_axeman = Избранник валькирий: секироносец клана медведя
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_bear_housecarl = Избранник валькирий: хускарл клана медведя
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_bear_raider = Избранник валькирий: налётчик клана медведя
    .text = { says-entering-stag }
    .help = { help-warrior-entering }
chosen_bear_blade_master = Избранник валькирий: мастер клинка клана медведя
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_bear_hersir = Избранник валькирий: херсир клана медведя
    .text = { says-nothing }
    .help = { help-warrior }
chosen_wolf_spearman = Избранник валькирий: копейщик клана волка
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_wolf_hunter = Избранник валькирий: охотник клана волка
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_wolf_scout = Избранник валькирий: разведчик клана волка
    .text = { says-entering-boar }
    .help = { help-warrior-entering }
chosen_wolf_spear_master = Избранник валькирий: мастер копья клана волка
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_wolf_archer = Избранник валькирий: лучник клана волка
    .text = { says-entering-bear }
    .help = { help-warrior-entering }
chosen_boar_shield_bearer = Избранник валькирий: щитоносец клана кабана
    .text = { says-entering-wolf }
    .help = { help-warrior-entering }
chosen_boar_reaver = Избранник валькирий: рубака клана кабана
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_boar_watchman = Избранник валькирий: дозорный клана кабана
    .text = { says-entering-giant }
    .help = { help-warrior-entering }
chosen_boar_gatekeeper = Избранник валькирий: хранитель ворот клана кабана
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_boar_berserker = Избранник валькирий: берсерк клана кабана
    .text = { says-nothing }
    .help = { help-warrior }
chosen_stag_archer = Избранник валькирий: лучник клана оленя
    .text = { says-entering-per_other }
    .help = { help-warrior-entering }
chosen_stag_vanguard = Избранник валькирий: передовой боец клана оленя
    .text = { says-entering-bear }
    .help = { help-warrior-entering }
chosen_stag_defender = Избранник валькирий: защитник клана оленя
    .text = { says-entering-wolf }
    .help = { help-warrior-entering }
chosen_stag_tower_guard = Избранник валькирий: башенный страж клана оленя
    .text = { says-entering-alone }
    .help = { help-warrior-entering }
chosen_stag_swordsman = Избранник валькирий: мечник клана оленя
    .text = { says-entering-boar }
    .help = { help-warrior-entering }
frost_giant_gatherer = Инеистый великан-собиратель
    .text = { says-giant }
    .help = { help-giant }
frost_giant_reaper = Инеистый великан-жнец
    .text = { says-giant } { says-entering-per_other }
    .help = { help-giant-entering }
frost_giant_hermit = Инеистый великан-отшельник
    .text = { says-giant } { says-entering-alone }
    .help = { help-giant-entering }
frost_giant_king = Конунг инеистых великанов
    .text = { says-giant }
    .help = { help-giant }
weapon_supply_sword = Запас вооружения (меч)
    .text = Считается вашим кубиком с символом «меч»: для активации воина или карты боевой тактики.
    .help = { help-supply }
weapon_supply_axe = Запас вооружения (топор)
    .text = Считается вашим кубиком с символом «топор»: для активации воина или карты боевой тактики.
    .help = { help-supply }
weapon_supply_spear = Запас вооружения (копьё)
    .text = Считается вашим кубиком с символом «копьё»: для активации воина или карты боевой тактики.
    .help = { help-supply }
weapon_supply_bow = Запас вооружения (лук)
    .text = Считается вашим кубиком с символом «лук»: для активации воина или карты боевой тактики.
    .help = { help-supply }
weapon_supply_shield = Запас вооружения (щит)
    .text = Считается вашим кубиком с символом «щит»: для активации воина или карты боевой тактики.
    .help = { help-supply }
path_to_valhalla = Путь к Вальхалле
    .text = Только при защите. Атакующий указывает одного из активированных им воинов: сила того не учитывается, а после битвы, кто бы ни победил, воин уходит в Вальхаллу атакующего.
    .help = Воин всё равно считается активированным (VA-182, VA-183).
commission_steady_hand = Поручение (твёрдая рука)
    .text = После победы, если вы не перебрасывали кубики (перебросы от карт тактики не в счёт): в Вальхаллу, { $glory ->
        [one] { $glory } очко
        [few] { $glory } очка
       *[many] { $glory } очков
    }.
    .help = { help-commission }
commission_rout = Поручение (разгром)
    .text = После победы с превосходством { $n } и более: в Вальхаллу, { $glory ->
        [one] { $glory } очко
        [few] { $glory } очка
       *[many] { $glory } очков
    }.
    .help = { help-commission }
commission_warband = Поручение (дружина)
    .text = После победы с { $n } и более активированными воинами: в Вальхаллу, { $glory ->
        [one] { $glory } очко
        [few] { $glory } очка
       *[many] { $glory } очков
    }.
    .help = { help-commission }

## Дверги Свартальфахейма

dwarf_binder_1 = Дверг-пленитель I
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_2 = Дверг-пленитель II
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_3 = Дверг-пленитель III
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_4 = Дверг-пленитель IV
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_5 = Дверг-пленитель V
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_6 = Дверг-пленитель VI
    .text = { says-binder }
    .help = { help-binder }
dwarf_binder_7 = Дверг-пленитель VII
    .text = { says-binder }
    .help = { help-binder }
dwarf_soul_catcher_1 = Дверг-ловец душ I
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_2 = Дверг-ловец душ II
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_3 = Дверг-ловец душ III
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_4 = Дверг-ловец душ IV
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_5 = Дверг-ловец душ V
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_6 = Дверг-ловец душ VI
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_soul_catcher_7 = Дверг-ловец душ VII
    .text = { says-catcher }
    .help = { help-catcher }
dwarf_saboteur_1 = Дверг-вредитель I
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_2 = Дверг-вредитель II
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_3 = Дверг-вредитель III
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_4 = Дверг-вредитель IV
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_5 = Дверг-вредитель V
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_6 = Дверг-вредитель VI
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_saboteur_7 = Дверг-вредитель VII
    .text = { says-breaker }
    .help = { help-breaker }
dwarf_smith_1 = Дверг-кузнец I
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_2 = Дверг-кузнец II
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_3 = Дверг-кузнец III
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_4 = Дверг-кузнец IV
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_5 = Дверг-кузнец V
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_6 = Дверг-кузнец VI
    .text = { says-smith }
    .help = { help-smith }
dwarf_smith_7 = Дверг-кузнец VII
    .text = { says-smith }
    .help = { help-smith }
call_to_arms = Призыв к оружию
    .text = Только перед битвой: добавьте в свой отряд верхнего воина из стопки сброса.
    .help = Если отряд полон, сначала сбрасывается один из ваших воинов (VA-191, VA-192).
war_cry_party = Боевой клич (отряд)
    .text = +{ $amount } к боевой силе за каждого вашего воина на планшете, активирован он или нет.
    .help = Считается при сравнении сил (VA-193).
war_cry_activated = Боевой клич (активированные воины)
    .text = Прибавка к боевой силе по числу активированных: один — { $table_1 }, двое — { $table_2 }, трое — { $table_3 }, четверо и больше — { $table_4 }.
    .help = Считается в конце вашей фазы (VA-194).

## Гнев Тюра

tyr_vs_bear = Гнев Тюра против клана медведя (оранжевого)
    .text = Воин получает +{ $amount } к силе, если в отряде противника есть воин клана медведя (оранжевого).
    .help = { help-tyr-strength }
tyr_vs_wolf = Гнев Тюра против клана волка (зелёного)
    .text = Воин получает +{ $amount } к силе, если в отряде противника есть воин клана волка (зелёного).
    .help = { help-tyr-strength }
tyr_vs_boar = Гнев Тюра против клана кабана (жёлтого)
    .text = Воин получает +{ $amount } к силе, если в отряде противника есть воин клана кабана (жёлтого).
    .help = { help-tyr-strength }
tyr_vs_stag = Гнев Тюра против клана оленя (фиолетового)
    .text = Воин получает +{ $amount } к силе, если в отряде противника есть воин клана оленя (фиолетового).
    .help = { help-tyr-strength }
tyr_vs_giant = Гнев Тюра против инеистых великанов
    .text = Воин получает +{ $amount } к силе, если в отряде противника есть инеистый великан.
    .help = { help-tyr-strength }
tyr_arm_sword = Гнев Тюра (меч)
    .text = Воина можно активировать без одного кубика с символом «меч».
    .help = { help-tyr-cover }
tyr_arm_axe = Гнев Тюра (топор)
    .text = Воина можно активировать без одного кубика с символом «топор».
    .help = { help-tyr-cover }
tyr_arm_spear = Гнев Тюра (копьё)
    .text = Воина можно активировать без одного кубика с символом «копьё».
    .help = { help-tyr-cover }
tyr_arm_bow = Гнев Тюра (лук)
    .text = Воина можно активировать без одного кубика с символом «лук».
    .help = { help-tyr-cover }
tyr_arm_shield = Гнев Тюра (щит)
    .text = Воина можно активировать без одного кубика с символом «щит».
    .help = { help-tyr-cover }
tyr_might = Гнев Тюра (мощь)
    .text = Воин получает +{ $amount } к силе.
    .help = Кладётся под воина, когда он вступает в отряд; сбрасывается, когда он его покидает (VA-205, VA-210, VA-208).

## Последний викинг

last_viking = Последний викинг
    .text = Отмечает владельца и уровень.
    .help = { help-viking }
last_viking_bonus_2p = Бонус последнего викинга, игроков: { $players }
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_3p = Бонус последнего викинга, игроков: { $players }
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_4p = Бонус последнего викинга, игроков: { $players }
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_5p = Бонус последнего викинга, игроков: { $players }
    .text = { says-viking }
    .help = { help-viking }
last_viking_bonus_6p = Бонус последнего викинга, игроков: { $players }
    .text = { says-viking }
    .help = { help-viking }

## Верные соратники

companion_bear = Верный соратник: щит «медведь»
    .text = Показывает, кто ваш партнёр или союзник.
    .help = { help-companion }
companion_wolf = Верный соратник: щит «волк»
    .text = Показывает, кто ваш партнёр или союзник.
    .help = { help-companion }
companion_boar = Верный соратник: щит «кабан»
    .text = Показывает, кто ваш партнёр или союзник.
    .help = { help-companion }
companion_stag = Верный соратник: щит «олень»
    .text = Показывает, кто ваш партнёр или союзник.
    .help = { help-companion }
companion_raven = Верный соратник: щит «ворон»
    .text = Показывает, кто ваш партнёр или союзник.
    .help = { help-companion }
companion_serpent = Верный соратник: щит «змей»
    .text = Показывает, кто ваш партнёр или союзник.
    .help = { help-companion }

## Памятки

memo_2p = Памятка, игроков: { $players }
    .text = { says-memo }
    .help = { help-memo }
memo_3p = Памятка, игроков: { $players }
    .text = { says-memo }
    .help = { help-memo }
memo_4p = Памятка, игроков: { $players }
    .text = { says-memo }
    .help = { help-memo }
memo_5p = Памятка, игроков: { $players }
    .text = { says-memo }
    .help = { help-memo }
memo_6p = Памятка, игроков: { $players }
    .text = { says-memo }
    .help = { help-memo }
memo_plus40 = Памятка +40
    .text = Фаза Б: возьмите { $phase_b }, оставьте одну.
    .help = { help-memo }
memo_plus80 = Памятка +80
    .text = Действие 4: возьмите { $action }, оставьте одну. Фаза Б: возьмите { $phase_b }, оставьте одну. При подготовке сбросьте ещё { $more ->
        [one] { $more } карту
        [few] { $more } карты
       *[many] { $more } карт
    } ({ $six } при игре вшестером).
    .help = { help-memo }

## Одиночный режим

garm_1 = Гарм { $stage }
    .text = { says-nothing }
    .help = { help-monster }
garm_2 = Гарм { $stage }
    .text = { says-nothing }
    .help = { help-monster }
garm_3 = Гарм { $stage }
    .text = Способности ваших активированных воинов клана кабана (жёлтого) не влияют на боевую силу.
    .help = { help-monster }
garm_4 = Гарм { $stage }
    .text = { says-monster-mill }
    .help = { help-monster }
garm_5 = Гарм { $stage }
    .text = { says-monster-tactics }
    .help = { help-monster }
garm_6 = Гарм { $stage }
    .text = { says-monster-jarl }
    .help = { help-monster }
fenrir_1 = Фенрир { $stage }
    .text = { says-nothing }
    .help = { help-monster }
fenrir_2 = Фенрир { $stage }
    .text = Перед битвой выберите и сбросьте карту из руки.
    .help = { help-monster }
fenrir_3 = Фенрир { $stage }
    .text = { says-monster-tactics }
    .help = { help-monster }
fenrir_4 = Фенрир { $stage }
    .text = { says-monster-die }
    .help = { help-monster }
fenrir_5 = Фенрир { $stage }
    .text = После любой битвы сбросьте случайную карту из руки.
    .help = { help-monster }
fenrir_6 = Фенрир { $stage }
    .text = Карты боевой тактики не разыгрываются.
    .help = { help-monster }
jormungandr_1 = Ёрмунганд { $stage }
    .text = { says-nothing }
    .help = { help-monster }
jormungandr_2 = Ёрмунганд { $stage }
    .text = { says-monster-mill }
    .help = { help-monster }
jormungandr_3 = Ёрмунганд { $stage }
    .text = Способности ваших активированных воинов клана оленя (фиолетового) не влияют на боевую силу.
    .help = { help-monster }
jormungandr_4 = Ёрмунганд { $stage }
    .text = После поражения сбросьте одно очко доблести из Вальхаллы.
    .help = { help-monster }
jormungandr_5 = Ёрмунганд { $stage }
    .text = Нельзя разыгрывать «Ответный удар» и «Замену вооружения».
    .help = { help-monster }
jormungandr_6 = Ёрмунганд { $stage }
    .text = После любой битвы сбросьте одно очко доблести из Вальхаллы.
    .help = { help-monster }
nidhogg_1 = Нидхёгг { $stage }
    .text = { says-nothing }
    .help = { help-monster }
nidhogg_2 = Нидхёгг { $stage }
    .text = Способности ваших активированных воинов клана волка (зелёного) не влияют на боевую силу.
    .help = { help-monster }
nidhogg_3 = Нидхёгг { $stage }
    .text = На планшете на одну ячейку воина меньше.
    .help = { help-monster }
nidhogg_4 = Нидхёгг { $stage }
    .text = { says-monster-jarl }
    .help = { help-monster }
nidhogg_5 = Нидхёгг { $stage }
    .text = Перед битвой сбросьте одного воина из отряда.
    .help = { help-monster }
nidhogg_6 = Нидхёгг { $stage }
    .text = { says-monster-die }
    .help = { help-monster }
solo_level_1 = Памятка: уровень I, обычный
    .text = { says-level }
    .help = { help-solo }
solo_level_2 = Памятка: уровень II, сложный
    .text = { says-level }
    .help = { help-solo }
solo_level_3 = Памятка: уровень III, безумный
    .text = { says-level }
    .help = { help-solo }
solo_memo_turn = Памятка: порядок хода
    .text = Фаза А, фаза Б, фаза чудовища.
    .help = { help-solo }
