### Blood Rage: why something cannot be chosen now.

closed-reserve = You have no figure in reserve.
closed-horns = { $horns ->
    [one] Your Horns allow { $horns } figure on the board, and it is there.
   *[other] Your Horns allow { $horns } figures on the board, and they are there.
}
closed-room = There is no free place on the board.
closed-rage = It takes { $cost } Rage, and you have { $rage }.
closed-walkers = You have no figure in a province; ships do not march.
closed-upgrades = You have no upgrade card in hand.
closed-quests = You have no quest in hand.
closed-figures = You have no figure in a province or fjord.
closed-all-pillaged = All provinces that your figures reach are pillaged.
closed-fjords-only = Ships invade fjords only.
closed-yggdrasil = Yggdrasil cannot be invaded: march there.
closed-destroyed = The province is destroyed.
closed-full = No village is free there.
closed-pillaged = It is pillaged already in this age.
closed-out-of-reach = You have no figure there or in its fjord.

## At other questions, or of other kinds of things.

closed-asks-place = Now you choose a place on the board.
closed-asks-figure = Now you choose one of your figures.
closed-asks-card = Now you choose a card.
closed-asks-stat = Now you choose a stat of your clan.
closed-asks-other = Now something else is asked of you.
closed-march-fjord = Fjords are for ships, and ships do not march.
closed-nobody-there = None of your figures stands there.
closed-from-there = That is where you set out from.
closed-fjord = Only ships invade fjords; this figure needs a village.
closed-fjord-gone = All provinces of this fjord are destroyed.
closed-no-province = A fjord cannot be pillaged; a ship in it reaches the provinces beside it.
closed-unpillaged = It is not pillaged yet: pillage it as usual.
closed-ships-stay = Ships stay in their fjords.
closed-fought-over = That is the province that is fought over.
closed-not-next = It has no border with that province.
closed-not-there = This figure is not there: { $place }.
closed-not-by-upgrade = This upgrade brings other figures.
closed-not-in-battle = This figure is not in the battle.
closed-not-dying = This figure is in no danger now.
closed-not-saved = Saving it takes the right upgrade and Rage to pay for it.
closed-no-flight = Only a Volur Witch can flee from Ragnarök.
closed-laid = This card lies on your clan sheet; choose from your hand.
closed-not-upgrade = This card is no upgrade.
closed-not-quest = This card is no quest.
closed-not-late = This card has no white disc: it cannot be added now.
closed-not-in-pack = You choose from the pack that has come to you.
closed-not-won-with = Only cards that you have just won with can be kept.
closed-other-slot = The new upgrade is of another kind and goes to another slot.
closed-not-laid = This card is in your hand; choose a slot on your clan sheet.
closed-last-step = This stat is at its last step.
closed-other-stat = This reward raises other stats.
closed-clan-upgrade = That takes a clan upgrade on your sheet, its cost, and something to use it on.
