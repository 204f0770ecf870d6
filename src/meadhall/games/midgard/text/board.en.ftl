### What the drawn board says.

cm-town = Town and harbour
cm-others = Players and log
cm-own-hall = Your longhouse
cm-food = food
cm-wood = wood
cm-coins = coins
cm-favor = favor
cm-blame = blame
cm-glory = glory
cm-swordsman = swordsman
cm-spearman = spearman
cm-axeman = axeman
cm-attack = attack
cm-defence = defence
cm-ban-swordsman = no swordsmen here
cm-ban-spearman = no spearmen here
cm-ban-axeman = no axemen here
cm-first = First player
cm-round = Round { $n } of { $of }
cm-phase-workers = workers
cm-phase-assigning = assignment
cm-phase-combat = combat
cm-phase-cleanup = cleanup
cm-short-large_public_longship = Large Longship
cm-short-small_public_longship = Small Longship
cm-stands-here = Here: { $who }
cm-has-ship = you have one
cm-up-to = up to { $n }
cm-free = free
cm-room =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
cm-none-left = empty
cm-lair-empty = nobody
cm-shore-empty = no monster
cm-near = near
cm-far = far
cm-near-spoken = A near shore: one food feeds two
cm-far-spoken = A far shore: one food feeds one
cm-for-two = for two
cm-for-one = for one
cm-journey-known = Journey: { $card }
cm-coins-lie =
    { $n ->
        [one] { $n } coin lies on the monster
       *[other] { $n } coins lie on the monster
    }
cm-looked = The journey was seen by { $who }
cm-workers-left =
    { $n ->
        [one] { $n } worker left
       *[other] { $n } workers left
    }
cm-all-placed = all placed
cm-warriors = Warriors: { $n } of 8
cm-destinies =
    { $n ->
        [one] { $n } destiny
       *[other] { $n } destinies
    }
cm-trophies = Defeated
cm-trolls = trolls
cm-sets =
    { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }
cm-sent = sent out
cm-used = used
cm-glory-n = { $n } glory
cm-own-n = you have { $n }
cm-stands-leads = you have { $n }, ahead
cm-stands-ties = you have { $n }, tied
cm-stands-trails = you have { $n }, behind
cm-stand-in = our figures
cm-filter-kind = Kind
cm-filter-colour = Colour
cm-colour-red = red
cm-colour-yellow = yellow
cm-colour-blue = blue
cm-kind-leader = leader
cm-kind-rune = rune
cm-kind-destiny = destiny
cm-kind-journey = journey
cm-journey-of = journey · { $n } of { $of }
cm-kind-merchant = cargo
cm-kind-troll = troll
cm-kind-draugr = draugr
cm-kind-monster = monster
cm-kind-kraken = kraken
cm-kind-stall = stall
cm-kind-longship = ship
cm-kind-location = place
cm-tab-hall = Hall
cm-tab-shores = Enemies
cm-tab-others = Players

## Assignment, voyage, combat

cm-assign = Sending warriors
cm-less = { $what }: one fewer
cm-more = { $what }: one more
cm-places = spaces taken
cm-places-of = spaces taken: { $n } of { $of }
cm-n-of = { $n } of { $of }
cm-good-count = { $what }: { $n }
cm-food-needed = food needed
cm-food-taken = food taken
cm-starving =
    { $n ->
        [one] { $n } will starve
       *[other] { $n } will starve
    }
cm-fed = all are fed
cm-fed-spare = all are fed, { $n } to spare
cm-nobody-aboard = nobody aboard
cm-load-ship = who goes?
cm-best-short = at best
cm-victory = victory
cm-one-more = +1 { $what }: { $n } %
cm-victory-best = victory, at best
cm-at-sea = What waits at sea
cm-at-sea-known = The journey is known
cm-troll-alone = nobody: the troll lives, blame for all
cm-draugr-alone = nobody: the draugr leaves by itself
cm-nobody-sent = nobody
cm-troll-free = nobody fights the troll: blame for all
cm-draugr-free = nobody challenged it: the draugr leaves
cm-fight-of = a fight of { $who }
cm-fight-of-secret = a fight of { $who }; the crew is secret until all are shown
cm-sends = sending…
cm-has-sent = warriors sent
cm-sends-nobody = nowhere to send
cm-with-favor = with favor { $n } %
cm-losses = losses ≈ { $n } of { $of }
cm-at-home = At home
cm-home-hunts = the others go hunting: { $n } food on average
cm-home-stays = the others wait at home
cm-all-sent = everybody is sent
cm-confirm = Confirm
cm-confirmed = Confirmed: waiting for the others
cm-rest-stays = The others stay home
cm-hunt = Hunt
cm-face-hit = hit
cm-face-double = two hits
cm-face-shield = shield
cm-face-blank = blank
cm-face-again = reroll
cm-nobody-fights = nobody left to fight
cm-damage = { $n } of { $of } damage
cm-win-kept = victory if you keep it
cm-win-rerolled =
    { $n ->
        [one] victory if you reroll { $n } die
       *[other] victory if you reroll { $n } dice
    }
cm-kills-rerolled = the enemy falls at once
cm-hits = hits
cm-shields = shields
cm-losses-short = losses
cm-voyage = A voyage
cm-step-leave = Departure
cm-step-journey = Journey
cm-step-food = Food
cm-step-fight = Fight
cm-step-ban = Weapon ban
cm-step-closed = face down
cm-ban-none = none here
cm-food-near = 1 for two, the rest is lost
cm-food-far = 1 for each, the rest is lost
cm-aboard = Aboard: { $ship }
cm-captain = { $who } chooses what the sea takes
cm-overboard = overboard
cm-will-fight = will fight
cm-food-left = { $n } food
cm-starved = starve
cm-of-these = { $n } of these
cm-best-chance = best chance
cm-with-favor-short = favor { $n } %
cm-mark =
    { $n ->
        [one] Mark { $n } piece aboard, or choose a line: { $have } marked
       *[other] Mark { $n } pieces aboard, or choose a line: { $have } marked
    }
cm-mark-short = Mark { $n } or choose a line: { $have }
cm-marked = Touch another piece to change the marks.
cm-unmark = Clear marks
cm-give = Give
cm-give-starved = These starve

## What happened, the result

cm-story-fight = { $who }: { $enemy }
cm-story-voyage = { $who } at sea: { $card }
cm-story-round = End of the round
cm-story-final = Final scoring
cm-ledger = The result by source of glory
cm-ledger-line = Eight rounds are over. This is where the glory came from.
cm-earned = Earned in the game
cm-places-won = Places
cm-about-destinies = most of all, or tied
cm-about-sets = 5 for three colours
cm-about-runes = used ones too
cm-about-ship = built at the shipwright
cm-about-favor = 2 for each
cm-about-coins = 1 for every 3
cm-about-blame = 1, 3, 6, 10, 15, 21
cm-tied =
    { $n ->
        [one] equal glory; { $n } enemy defeated
       *[other] equal glory; { $n } enemies defeated
    }
cm-place = Place { $n }
cm-lead = { $n } ahead
cm-told-leads = { $n }, most of all
cm-told-ties = { $n }, tied
cm-told-trails = { $n }; { $who } has { $best }
cm-step-n = Step { $n } of { $of }: { $name }
cm-again = Tell it again
cm-whose = Whose glory
cm-step-back = Step back
cm-step-on = Go on
cm-step-all = To the end
cm-step-done = To the result
