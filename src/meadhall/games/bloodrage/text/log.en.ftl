### Blood Rage: what happened, line by line.

## How many, and of what

log-glory = { $glory } Glory
log-rage = { $rage } Rage
log-figure = { $figure_nom ->
    [warrior] a warrior
   *[other] the { $figure_nom }
}

## Set-up and ages

first-player = { $seat } goes first.
destroyed-at-start = The province of { $place } is destroyed before the game begins.
age-begins = { $age ->
    [1] The first age begins.
    [2] The second age begins.
   *[3] The third and last age begins.
}
final-scoring = Three ages are over: final scoring.
legendary = { $seat } gains { log-glory } for legendary { $stat_nom }.

## Gods' Gifts

phase-gifts = Age { $age }, Gods' Gifts: eight cards are dealt to everybody.
packs-pass = { $cards ->
    [one] The packs go to the left, { $cards } card in each.
   *[other] The packs go to the left, { $cards } cards in each.
}
you-keep = You keep { $card }.

## Action

phase-action = Age { $age }, Action: everybody's Rage is refilled.
passes = { $seat } passes.
invades = { $seat } invades, sending { log-figure } { $place_into }.
brings = { $card }: { $seat } brings another warrior { $place_into }.
marches = { $seat } marches { log-figure } { $start_from } { $place_into }.
upgrades = { $seat } upgrades with { $card }.
replaces = { $seat } discards { $card } from the clan sheet.
commits = { $seat } lays a quest face down on the clan sheet ({ $quests } in all).
you-commit = Your quest is { $card }.
acts = { $seat }: { $card } takes effect.

## Pillage

pillages = { $seat } sets out to pillage { $place }.
joins = { $seat } moves { log-figure } { $start_from } { $place_into }.
stays-out = { $seat } sends nobody into the battle.
sends-no-more = { $seat } sends nobody else into the battle.
unopposed = { $seat } meets no resistance { $place_in }.
pillaged = { $seat } pillages { $place }: { $token }.
raises = { $seat } raises { $stat_nom } to { $value } (step { $step }).
gains-glory = { $seat } gains { log-glory }.
steps = The leader of { $seat } moves on { $place_into }.

## Battle: playing cards

battle = Battle { $place_in } between { $seats }.
reveals = { $seat } reveals { $card }.
reveals-nothing = { $seat } fights without a card.
cancels = { $card }: { $seat } cancels the text of the opponents' cards.
watches = { $glory ->
    [0] { $card }: { $seat } discards all revealed cards, and everybody chooses anew.
   *[other] { $card }: { $seat } discards all revealed cards, gains { log-glory }, and everybody chooses anew.
}
spares = { $seat } keeps { log-figure } in the battle.
uses-quest = { $seat } counts the quest as a +{ $value } battle card.
adds = { $seat } adds { $card }.
adds-nothing = { $seat } adds nothing.

## Battle: resolution

total = { $seat } has strength { $total }: figures { $figures }, cards { $cards }.
battle-won = { $seat } wins the battle { $place_in }.
battle-tied = A tie { $place_in } between { $seats }: everybody loses.
battle-glory = { $seat } gains { log-glory } for winning the battle.
card-glory = { $seat } gains { log-glory } from { $card }.
gains-rage = { $rage ->
    [0] { $seat } gains no Rage: there is no more to be had than 12.
   *[other] { $seat } gains { log-rage }.
}
steals-rage = { $rage ->
    [0] { $seat } takes nothing: { $from_seat } has no Rage.
   *[other] { $seat } takes { log-rage } from { $from_seat }.
}
steals-glory = { $glory ->
    [0] { $seat } takes nothing: { $from_seat } has no Glory.
   *[other] { $seat } takes { log-glory } from { $from_seat }.
}
takes-card = { $seat } takes { $card } from { $from_seat }.
keeps = { $seat } takes { $card } back into hand.

## Destruction and rescue

destroyed = { $seat } loses { $figures_acc } { $place_in }.
protects = { $card }: { $seat } saves { log-figure }.
flees = { $seat }: { log-figure } retreats to Yggdrasil.

## Discard, Quest, Ragnarök, Release Valhalla

phase-discard = { $age ->
    [3] Age { $age }, Discard: cards are of no more use.
   *[other] Age { $age }, Discard: one card may be kept.
}
keeps-card = { $cards ->
    [0] { $seat } keeps one card.
    [one] { $seat } keeps one card and discards { $cards } card.
   *[other] { $seat } keeps one card and discards { $cards } cards.
}
keeps-none = { $cards ->
    [0] { $seat } is left without cards.
    [one] { $seat } discards { $cards } card and is left without any.
   *[other] { $seat } discards { $cards } cards and is left without any.
}
phase-quest = Age { $age }, Quest: all committed quests are revealed.
quest-fulfilled = { $seat } fulfils { $card } and gains { log-glory }.
quest-failed = { $seat } does not fulfil { $card }.
phase-ragnarok = Age { $age }, Ragnarök: the province of { $place } goes down.
ragnarok-glory = { $seat } gains { log-glory } for those who fell in Ragnarök.
phase-valhalla = Age { $age }: Valhalla releases the fallen.
returns = { $figures_count ->
    [one] { $seat } takes { $figures_count } figure back into reserve.
   *[other] { $seat } takes { $figures_count } figures back into reserve.
}
