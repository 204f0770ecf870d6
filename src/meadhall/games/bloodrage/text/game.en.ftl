### Blood Rage: questions to players, the table in words, the result.

bloodrage = Blood Rage
score = Glory

## Questions: value = what is asked, attributes = what the answers are called

DraftCard = Gods' Gifts: which card do you keep?
DraftSecondCard = Gods' Gifts: which card do you keep along with { $first }?

TakeAction = Your turn: what do you do?
    .invade = Invade
    .march = March
    .upgrade = Upgrade
    .quest = Quest
    .pillage = Pillage
    .challenge = Tyr's Challenge: pillage a province again
    .sacrifice = Frigga's Sacrifice: give up two figures
    .summon = Frigga's Domain: invade from Valhalla
    .pass = Pass

ChooseInvader = Invade: with which figure?
ChooseFallen = Frigga's Domain: which figure invades from Valhalla?
ChooseLanding = { $cost ->
    [0] Invade for free: where does the { $figure_nom } go?
   *[other] Invade for { $cost } Rage: where does the { $figure_nom } go?
}
FreeInvade = After the upgrade you may invade for free: with which figure?
    .pass = Do not invade
BringWarrior = Frigga's Succor: bring another warrior { $place_into }?
    .warrior = Bring a warrior
    .pass = Bring nobody
PillageAtOnce = Thor's Domain: pillage { $place } at once?
    .pillage = Pillage
    .pass = Not now

MarchFrom = March: which province do you leave?
MarchTo = March { $start_from }: where to?
MarchFigure = { $moved ->
    [0] March { $start_from } { $goal_into }: who goes?
   *[other] March { $start_from } { $goal_into }: who else goes?
}
    .done = Nobody else

ChooseUpgrade = Upgrade: which card do you lay on your clan sheet?
ChooseSlot = Upgrade { $card }: which slot?
    .free = A free slot
    .other = In place of { $option }
ChooseQuest = Quest: which card do you commit face down?
ChooseChallenge = Tyr's Challenge: which province do you pillage again?
SacrificeFrom = { $left ->
    [1] Frigga's Sacrifice: where is the second figure?
   *[other] Frigga's Sacrifice: where is the first figure?
}
SacrificeFigure = Frigga's Sacrifice: which figure do you give up { $place_in }?

ChoosePillage = Pillage: which province?
JoinBattle = Call to Battle for { $province }: where do you send a figure from?
    .pass = Send nobody
SendFigure = Call to Battle for { $province }: who sets out { $start_from }?
CommitCard = Battle: which card do you play face down?
SpareFigure = Odin's Tide: which figure of yours stays in the battle?
UseQuest = Does your quest count as a battle card?
    .other = { $option ->
        [0] No, leave it a bluff
       *[other] Yes, as a +{ $option } battle card
    }
AddCard = The cards are up: do you add another?
    .pass = Add nothing
KeepCard = Tyr's Prowess: which card do you take back into your hand?
    .pass = Discard the rest
MoveLeader = Lord of Hammers: where does your leader go?
    .pass = He stays
ReturnToBattle = Loki's Blessing: do you return to the province with a warrior?
    .warrior = Invade with a warrior
    .pass = Stay away
SaveFigures = In danger { $place_in }: { $figures }. Whom do you save?
    .flee = The Volur Witch retreats to Yggdrasil
    .pass = Nobody
    .other = Save the { $option_nom } with Frigga's Protection
RaiseStat = Which stat do you raise?

SaveCard = Discard: which card do you keep for the next age?
    .none = None
FaceRagnarok = Ragnarök takes { $province }: does the Volur Witch get away?
    .flee = Retreat to Yggdrasil
    .pass = Die in glory

## Places off the board

reserve = Reserve
    .nom = reserve
    .in = in reserve
    .into = into reserve
    .from = from the reserve
valhalla = Valhalla
    .in = in Valhalla
    .into = into Valhalla
    .from = from Valhalla

## The table in words: common

nothing = —
blank = {""}
show-number = { $n }
show-seat = { $seat }
show-list = { $items }
    .separator = { ", " }

## The table in words: the age

title-age = Age { $age } of 3: { $phase }
phase-name-gifts = Gods' Gifts
phase-name-action = Action
phase-name-discard = Discard
phase-name-quest = Quest
phase-name-ragnarok = Ragnarök
phase-name-valhalla = Release Valhalla
phase-name-end = the end
show-first = The first player of the age is { $seat }.
show-turn = It is the turn of { $turn_seat }. The first player of the age is { $seat }.
show-doom = { $place } is doomed: { $glory } Glory for each figure destroyed there.
show-later-dooms = Doom comes to { $places } after that.

## The table in words: pillage and battle

title-battle = Pillage: { $seat } wants to take { $place }
show-prize = Reward: { $token }.
show-call = Call to Battle: figures may come from the provinces next to it.
show-blank-card = { $card } (text cancelled)
show-figures = { $figures } ({ $strength })
    .separator = { ", " }

## The table in words: the board

title-board = The board
    .help = Provinces next to each other in the ring stand next to each other, the last borders on the first, and Yggdrasil on all. A fjord stands below the two provinces it supports. In brackets: the clan's strength in the province, its ships in the fjord included.
show-place = { $place }
show-doomed = { $place } (doom)
show-destroyed = destroyed
show-no-limit = ∞
show-room = { $free } of { $villages }
show-reward = { $token }
show-reward-taken = taken ({ $token })
show-support = { $seat }: from the fjord ({ $strength })
show-force = { $seat }: { $figures } ({ $strength })
    .separator = { ", " }
show-fleet = { $seat }: { $figures }
    .separator = { ", " }
show-forces = { $items }
    .separator = { "; " }

short-token_rage = +1 Rage
short-token_axes = +1 Axes
short-token_horns = +1 Horns
short-token_glory5 = { $glory } Glory
short-token_all = +1 to all
short-fjord_ne = ≈ NE fjord
short-fjord_se = ≈ SE fjord
short-fjord_sw = ≈ SW fjord
short-fjord_nw = ≈ NW fjord

## The table in words: the clans

title-clans = Clans
    .help = Rage is what is left to spend. The stats of Rage, Axes and Horns come with their step on the track in brackets; a star marks a legendary stat. Horns limit the figures on the board. Hand counts the cards in hand, Quests those committed.
show-clan = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] {""}
}{ $passed ->
    [1] , passed
   *[other] {""}
}
show-stat = { $value } ({ $step })
show-stat-legendary = { $value } ({ $step }★)
title-sheets = Clan sheets
show-seen = Everybody has seen these cards of { $seat }: { $cards }.
    .separator = { ", " }
show-discards = Discarded face up: { $cards }.
    .separator = { ", " }

## The table in words: your cards

title-pack = Round { $round }: the pack you choose from
title-cards = Your hand
show-no-hand = Your hand is empty.
show-quests = Your committed quests: { $cards }.
    .separator = { ", " }
show-gone = Your cards discarded unseen: { $cards }.
    .separator = { ", " }
show-card-text = { $card_text }
show-battle-card = battle +{ $strength }
show-quest-card = quest
show-leader-card = leader, cost { $cost }
show-warrior-card = warriors, cost { $cost }
show-ship-card = ship, cost { $cost }
show-clan-card = clan, cost { $cost }
show-monster-card = monster, cost { $cost }, strength { $strength }

## The table in words: heads of columns

column-clan = Clan
column-figures = Figures (strength)
column-cards = Cards
column-strength = Total
column-province = Province
column-region = Region
column-room = Free
column-reward = Reward
column-forces = Who is there (strength)
column-glory = Glory
column-rage = Rage
column-rage-stat = Rage stat
column-axes = Axes
column-horns = Horns
column-on-board = On board
column-hand = Hand
column-quests = Quests
column-upgrades = Upgrades
column-reserve = Reserve
column-valhalla = Valhalla
column-card = Card
column-kind = Kind
column-text = What it does

## The result: where Glory came from

source-battles = Battles
source-pillaging = Pillaging
source-quests = Quests
source-ragnarok = Ragnarök
source-valhalla = Valhalla
source-ships = Ships
source-cards = Battle cards
source-upgrades = Upgrades
source-legends = Legendary stats
