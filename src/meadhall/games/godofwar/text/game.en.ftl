### God of War: what players are asked, and how answers are called.

godofwar = God of War: The Card Game
score = Score
source-scenes = Scenes completed

## Before the game and between quests

ChooseHero = Which hero do you play?
ChoosePath = Where does the path lead? What you do not choose becomes an obstacle.
PlaceHero = { $hero }: before which column?
    .other = Column { $option }
ChoosePlace = Column { $column }: in front or behind?
    .front = In front, next to the scene
    .back = Behind the other hero
ChooseHost = Who carries Mimir this round?

## Hero activation

HeroAction = Your hero activation: what do you do?
    .move = Move
    .end = End the activation
WhoMoves = Which of the brothers moves?
ChooseColumn = Where does { $hero } move?
    .swap = Change places in the own column
    .stay = Stay
    .other = To column { $option }
PushedTo = The blow drives { $hero } aside: to which column?
    .other = To column { $option }
DeclareAction = Which of its actions does the card take?
melee = Melee
ranged = Ranged
ChooseTarget = Whom do you attack?
WhoStrikes = Which of the brothers strikes?
WhoseGear = Whose card is used?
AddModifier = Add modifiers, or play the set?
strike = Strike
block = Defend
WhoInteracts = Which of the brothers uses the point?
PayCost = Which card do you discard for symbol { $number }?
WhoPlays = Which of the brothers plays { $card }?
MimirActs = Mimir: what does he do beside his host?
    .pass = Nothing
PlaySpecial = { $window }
    .pass = Let it pass
window-hero = The hero activation is about to end: do you play a special card?
window-set = A set has been declared: do you raise it?
window-die = The die is cast: do you have it rolled again?
window-rune = The rune lies open, nothing has acted yet: do you do something?
window-defence = A hero is about to defend: do you help?

## Effects

NameActor = Which of your heroes does this concern?
NameHero = Which hero is it for?
NameCard = On which card?
PickEnemy = Which enemy?
    .enough = That is enough
MoveFreyaToken = Both Freya tokens are in play: from whom does one move?
DiscardCard = { $count ->
    [one] Which card do you discard?
   *[other] Which cards do you discard? { $count } to go.
}
RemoveStatus = Which card of { $player_seat } goes back to its pile?
WhoIsPoisoned = Which of the brothers suffers from the poison?
PutBack = { $number ->
    [1] The first card you look at: where does it go?
    [2] The second card you look at: where does it go?
   *[other] Both go on top: how do they lie?
}
    .top = On top of the deck
    .bottom = Under the deck
    .as_they_lay = The first one above
    .the_other_way = The second one above

## Scene activation

RevealRune = Turn over the next upgrade card: the scene acts on its rune.
    .reveal = Turn it over
FarthestColumn = Two columns are equally far: who is hit?
TakeOverBlow = Does Mimir take the attack on his host upon himself?
    .take = Mimir takes it
    .leave = The host faces it
TakeOverDamage = { $amount } damage for the host: does Mimir take it?
    .take = Mimir takes it
    .leave = The host takes it
Defend = How do you defend?
    .none = Not at all
UseFreyaToken = { $amount } damage would be taken: use a Freya token?
    .use = Use it
    .keep = Keep it

## Upgrade phase

TakeUpgrade = Upgrade: which card do you take?
    .remove = Remove a card from your discard pile instead
    .nothing = Nothing
RemoveCard = Which card leaves your discard pile for good?
