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
