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

## The replay's page

web-story = The story of the game
web-story-show = Tell the story
web-story-hide = Back to the table
web-story-chances = Chance to win, %
web-story-points = Points
web-story-parts = Play and luck
web-story-parts-help = What changed the chance from deal to end, in percentage points; thin lines are 95 % intervals.
web-story-sources = Points by source
web-story-table = The same as a table
web-story-answer = Answer { $at }
web-story-at = After { $at ->
    [0] the deal
    [one] one answer
   *[other] { $at } answers
  }
web-story-of = { $n ->
    [one] one playout
   *[other] { $n } playouts
  }
web-story-offered = On offer: the chance that each option promised
web-story-more = { $n ->
    [one] One more option was on offer.
   *[other] { $n } more options were on offer.
  }
web-story-gain = Against what a quick bot would have done: { $shift } ± { $half }
web-story-calm = Nothing was decided here.
web-story-chosen = { $who } decides
web-story-shift = { $shift } points
web-story-curve = The chances of all sides over the game. Click or drag to move the replay; arrows move by an answer, Shift and arrows by a turning point.
web-story-lane = Decisions: { $who }
web-story-waiting = { $n ->
    [one] One other story is told before this one.
   *[other] { $n } other stories are told before this one.
  }
web-story-working = The game is being played on from many moments: { $percent } %
web-story-about = Chances come from { $n } playouts by quick bots, with everything hidden drawn anew. They are estimates, not certainties.
web-story-left-out = { $n ->
    [one] One decision was too many to be weighed
   *[other] { $n } decisions were too many to be weighed
  }; what they changed counts as luck.
web-story-good = helped its side
web-story-bad = harmed its side
web-story-one = Whose curve
web-story-won = won
web-what-if = What if I …
web-what-if-help = Play on from before this decision against bots. The record stays as it is.
web-what-if-seat = As whom
web-what-if-level = Against whom
web-what-if-table = Played on from another game, after { $at ->
    [0] its deal
    [one] one answer
   *[other] { $at } answers
  }

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
