### The story of a game: at the command line and on the replay's page.

story-party = The party
story-best = Best move
story-missed = Missed chance
story-luck = Luck
story-unlucky = Bad luck
story-own = Own moves
story-others = Others’ moves
story-total = Result
story-side = Side

## lab story

story-title = { $game }: chance to win in per cent, { $n ->
    [one] one playout
   *[other] { $n } playouts
}
story-playouts = Playing on
story-answers = Answers
story-n = Playouts
story-mark = { $at }: { $kind } ({ $who }), { $shift }. { $words }

## Why there is no story

story-not-over = The game is not over: its story is told afterwards.
story-too-long = The game is too long for a story.
story-broken = This game could not be told: it took too long or could not be read.
story-old-rules = This game was played by early rules that cannot judge how a party stands.
