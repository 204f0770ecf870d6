### The toy game for tests.

toy = The Toy
toy-title = The Toy
toy-line = A small game for tests
toy-length = 1 min
toy-option-double = Two cards at once
toy-option-length = Length
    .value-short = short
    .value-3 = long

oak = Oak
ash = Ash
elm = Elm
fir = Fir

LayCard = Which card do you lay?
LaySecond = Which card do you lay along with { $first }?
Boast = Do you boast?
    .loudly = Loudly
    .softly = Softly
    .pass = Say nothing
BoastAgain = How much do you boast?
DrawCard = Draw a card?
    .draw = Draw
    .pass = Pass
Laugh = How do you laugh?
    .aloud = Aloud
    .quietly = Quietly

phase-round = Round { $round }.
plays-fool = { $seat } plays the fool.
fool = Fool
    .text = A point at any time.
    .help = Worth one point, whenever you play it (TOY-005).
laughs = { $seat } laughs.
you-lay = You lay { $cards }.
you-draw = You draw { $card }.
lays = { $seat } has laid { $cards }.
best = { $seat } has the highest card.
rolls = { $seat } rolls { $points }.
boasts = { $seat } boasts for { $points }.

hint-number = { $number ->
    [0] worth nothing
   *[other] worth { $number }
}
seat-cell = { $seat }
number = { $number }
title = The board
    .help = The board shows how many cards are left.
title-seats = Seats
title-hand = Your hand
deck-left = Cards in the deck: { $count }.
column-seat = Seat
column-points = Points
column-cards = Cards
column-card = Card
column-number = Number
score = Points
source-rolls = Rolls
source-boasts = Boasting

card_0 = Naught
    .text = Counts 0.
    .help = The highest card of a round wins it (TOY-003).
card_1 = One
    .text = Counts 1.
    .help = The highest card of a round wins it (TOY-003).
card_2 = Two
    .text = Counts 2.
    .help = The highest card of a round wins it (TOY-003).
card_3 = Three
    .text = Counts 3.
    .help = The highest card of a round wins it (TOY-003).
card_4 = Four
    .text = Counts 4.
    .help = The highest card of a round wins it (TOY-003).
card_5 = Five
    .text = Counts 5.
    .help = The highest card of a round wins it (TOY-003).
card_6 = Six
    .text = Counts 6.
    .help = The highest card of a round wins it (TOY-003).
card_7 = Seven
    .text = Counts 7.
    .help = The highest card of a round wins it (TOY-003).
card_8 = Eight
    .text = Counts 8.
    .help = The highest card of a round wins it (TOY-003).
card_9 = Nine
    .text = Counts 9.
    .help = The highest card of a round wins it (TOY-003).
card_10 = Ten
    .text = Counts 10.
    .help = The highest card of a round wins it (TOY-003).
card_11 = Queen
    .text = Counts 11.
    .help = The highest card of a round wins it (TOY-003).

## The lesson (lessons/first.toml)

lesson-first = First lesson
    .about = Two short games, laid card by card.
lesson-first-lay = Lay a card
    .text = Whoever lays the best card has the trick.
    .why = What does laying do?
lesson-first-boast = Say nothing
    .text = Boasting is dear. Keep quiet, then draw or pass.
    .why = What does boasting cost?
lesson-first-again = Lay what you like
    .text = The same cards once more, and you decide.
    .why = What does laying do?
lesson-first-end = Well done
    .text = You know the toy.
tip-boast = Mind the boast
    .text = A loud one is remembered.
