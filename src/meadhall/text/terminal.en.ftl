### Playing in the terminal: what the program itself says, not the game.

## Commands: everything they may be called; the first word is the shortest

commands =
    .undo = u undo
    .board = b board
    .help = ? help
    .why = why
    .hint = hint
    .rule = rule
    .log = log
    .save = save
    .quit = q quit exit

ui-help-choose = number
    .what = choose an answer; the beginning of an answer will do as well
ui-help-undo = take back your last decision
ui-help-board = show the whole table
ui-help-help = this help, or help about an answer or a card
    .with = [number or name]
ui-help-why = why something cannot be chosen now
    .with = [name]
ui-help-hint = what a jarl would do in your place
ui-hint = What would a jarl do? Your chance to win is about { $chance } %.
ui-hint-chance = { $chance } %.
ui-hint-score = { $chance } %, about { $n } at the end.
ui-which-why = Which thing? { $said }
ui-why-open = { $said } can be chosen now.
ui-help-rule = show a rule by its number
    .with = { $rule }
ui-help-log = the last lines of what has happened
    .with = [number]
ui-help-save = save the game to a file
    .with = file
ui-help-quit = save the game and leave
ui-help-rules = Rules for this question
ui-help-table = How to read the table
ui-help-closed = Not possible now

## At the table

ui-welcome = { $game }: { $players }. Seed: { $seed }. Type ? for help.
ui-goes-on = { $game }: { $players }. The game goes on from where it was left. Type ? for help.
ui-you = { $seat } is you
ui-bot = { $seat } is { $bot }
bot-random = bot “Fool”
bot-greedy = bot “Sly”
bot-thrall = bot “Thrall”
bot-karl = bot “Karl”
bot-jarl = bot “Jarl”
bot-konung = bot “Konung”
ui-since = What happened
ui-thinking = { $seat } is thinking…
ui-undone = The decision is taken back.
ui-pass-device = Pass the device: { $seat } decides.
ui-press-enter = Press Enter when nobody else is looking…
ui-log-empty = Nothing has happened yet.

## When something is not understood

ui-not-understood = Not understood: “{ $said }”. Enter the number of an answer, its beginning, or ?.
ui-ambiguous = “{ $said }” fits several answers: { $labels }.
ui-no-number = There is no answer { $number }: they are numbered from { $first } to { $last }.
ui-no-rule = There is no rule { $number }.
ui-which-rule = Name the number of a rule, for instance { $number }.
ui-no-help = There is nothing like “{ $said }”.
ui-many-help = Which of these: { $names }?
ui-which-file = Name a file, for instance { $file }.

## Saving

ui-saved = Game saved: { $path }
ui-resume = To go on: { $command }
ui-not-saved = Could not save to { $path }: { $why ->
    [missing] there is no such folder.
    [denied] writing there is not allowed.
    [folder] it is a folder.
   *[other] the disk did not take it.
}

## The result

ui-over = The game is over
ui-winner = { $seat } wins!
ui-winners = { $seats } share the victory!
ui-lost = The game is lost.
ui-place = Place
ui-source = From

## Refusals at the start

refuse-language = There is no language { $said }; there is { $known }.
refuse-game = There is no game { $said }; there is { $known }.
refuse-seat = { $said } cannot take a seat; { $known } can.
refuse-seats = { $game } is for { $known } players, but { $count } seats are named.
refuse-seed = The seed cannot be empty.
refuse-option-form = An option is written name=value, not { $said }.
refuse-option = There is no option { $said }; there is { $known }.
refuse-option-value = The option { $name } cannot be { $said }; it can be { $known }.
refuse-file = The file { $path } cannot be read: { $why ->
    [missing] there is no such file.
    [denied] reading it is not allowed.
    [folder] it is a folder.
    [text] it is not a text.
   *[other] the disk does not give it.
}
refuse-scene-game = A scene of your own belongs to another game: { $game }.
refuse-loaded = Along with a file you cannot name { $what ->
    [game] another game
    [seed] a seed
    [scene] a scene
    [load] a second file
   *[option] options
}: all that is written in it.
