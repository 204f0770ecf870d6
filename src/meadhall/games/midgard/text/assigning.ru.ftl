### «Чемпионы Мидгарда»: части отправки викингов, каждая под своим именем.

SendSwordsmanToTroll = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToTroll = { SendWarriors }
    .other = { label-spearman }
SendAxemanToTroll = { SendWarriors }
    .other = { label-axeman }
SendSwordsmanToDraugr1 = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToDraugr1 = { SendWarriors }
    .other = { label-spearman }
SendAxemanToDraugr1 = { SendWarriors }
    .other = { label-axeman }
SendSwordsmanToDraugr2 = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToDraugr2 = { SendWarriors }
    .other = { label-spearman }
SendAxemanToDraugr2 = { SendWarriors }
    .other = { label-axeman }
SendSwordsmanToShore1 = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToShore1 = { SendWarriors }
    .other = { label-spearman }
SendAxemanToShore1 = { SendWarriors }
    .other = { label-axeman }
LoadFoodForShore1 = { LoadFood }
    .other = { label-food }
SendSwordsmanToShore2 = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToShore2 = { SendWarriors }
    .other = { label-spearman }
SendAxemanToShore2 = { SendWarriors }
    .other = { label-axeman }
LoadFoodForShore2 = { LoadFood }
    .other = { label-food }
SendSwordsmanToShore3 = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToShore3 = { SendWarriors }
    .other = { label-spearman }
SendAxemanToShore3 = { SendWarriors }
    .other = { label-axeman }
LoadFoodForShore3 = { LoadFood }
    .other = { label-food }
SendSwordsmanToShore4 = { SendWarriors }
    .other = { label-swordsman }
SendSpearmanToShore4 = { SendWarriors }
    .other = { label-spearman }
SendAxemanToShore4 = { SendWarriors }
    .other = { label-axeman }
LoadFoodForShore4 = { LoadFood }
    .other = { label-food }

label-swordsman = { $option ->
    [0] Никого
    [one] { $option } мечника
   *[other] { $option } мечников
}
label-spearman = { $option ->
    [0] Никого
    [one] { $option } копейщика
   *[other] { $option } копейщиков
}
label-axeman = { $option ->
    [0] Никого
    [one] { $option } топорщика
   *[other] { $option } топорщиков
}
label-food = { $option ->
    [0] Без еды
    [one] { $option } еду
   *[other] { $option } еды
}
label-wood = { $option ->
    [0] Без дерева
    [one] { $option } дерево
   *[other] { $option } дерева
}
