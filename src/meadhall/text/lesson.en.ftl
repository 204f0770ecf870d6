## Lessons: what the program itself says of them; the words of a lesson are texts of its game

lesson-begin = First time here?
lesson-begin-line = Learn to play at the real table in 10 to 15 minutes: step by step, with a skald.
lesson-learn = Lesson: { $game }
lesson-go-on = Go on with the lesson: { $game }
lesson-table = Lesson
lesson-coach = The skald teaches
lesson-progress = { $step } of { $steps }
lesson-progress-spoken = Step { $step } of { $steps }
lesson-step-back = Back to step { $step }: { $name }
lesson-step-now = Step { $step }, now: { $name }
lesson-step-later = Step { $step }, to come
lesson-here = click here
lesson-here-bar = choose here
lesson-skip = Skip this step
    .short = Skip
lesson-why = Why?
lesson-back = Previous step
lesson-leave = Leave the lesson
lesson-leave-sure = Leave the lesson? The game goes on for real, against beginners.
lesson-leave-yes = Leave and play
lesson-leave-no = Stay
lesson-watch = Watch: the others move…
lesson-next-chapter = Go on
lesson-chapter-done = Well done! Next, a new position on the table.
lesson-play-on = Finish this game
lesson-new-game = New game against beginners
lesson-how = How to play, on one page
lesson-not-now = The lesson asks for something else now.
lesson-not-this = Not there: what is lit is what counts now. Nothing is lost.
lesson-tip-close = I see
lesson-tip = A word from the skald
refused-lesson = The lesson asks for something else now: choose what is lit.
refused-no-lesson = There is no lesson at this table.

## How to play, on one page

web-how = How to play
web-how-line = what matters, on one page
web-how-of = How to play { $game }
web-how-symbols = Symbols
