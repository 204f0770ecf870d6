### Champions of Midgard: the parts of an assignment, each by its own name.

SendSwordsmanToTroll = { SendWarriors }
SendSpearmanToTroll = { SendWarriors }
SendAxemanToTroll = { SendWarriors }
SendSwordsmanToDraugr1 = { SendWarriors }
SendSpearmanToDraugr1 = { SendWarriors }
SendAxemanToDraugr1 = { SendWarriors }
SendSwordsmanToDraugr2 = { SendWarriors }
SendSpearmanToDraugr2 = { SendWarriors }
SendAxemanToDraugr2 = { SendWarriors }
SendSwordsmanToShore1 = { SendWarriors }
SendSpearmanToShore1 = { SendWarriors }
SendAxemanToShore1 = { SendWarriors }
LoadFoodForShore1 = { LoadFood }
SendSwordsmanToShore2 = { SendWarriors }
SendSpearmanToShore2 = { SendWarriors }
SendAxemanToShore2 = { SendWarriors }
LoadFoodForShore2 = { LoadFood }
SendSwordsmanToShore3 = { SendWarriors }
SendSpearmanToShore3 = { SendWarriors }
SendAxemanToShore3 = { SendWarriors }
LoadFoodForShore3 = { LoadFood }
SendSwordsmanToShore4 = { SendWarriors }
SendSpearmanToShore4 = { SendWarriors }
SendAxemanToShore4 = { SendWarriors }
LoadFoodForShore4 = { LoadFood }
