### Blood Rage: names and texts of cards, places, clans, stats and figures.
### value = name; .text = what the card says; .help = how exactly it works, with rule numbers;
### .in / .into / .from = a place with its preposition; .nom = the name inside a sentence;
### .acc = a figure as what is lost or saved, with its article.

## Battle cards

odins_smite = Odin's Smite
    .text = Before strengths are compared, each opponent in this battle loses one warrior.
    .help = Each other clan in the battle loses one warrior standing in the pillaged province; a clan without one there loses nothing, and leaders, ships and monsters are never hit (BR-138, BR-165). Frigga's Protection may save the warrior, who then still fights (BR-139, BR-214).
tyrs_bash = Tyr's Bash
    .text = No special text.
    .help = Adds { $strength } strength to your total in the battle and does nothing else (BR-132).
heimdalls_sight = Heimdall's Sight
    .text = Worth as much strength as the strongest single card an opponent has in this battle.
    .help = It is valued last, so cards added after the reveal and quests counted as battle cards are included, while another Heimdall's Sight counts nothing (BR-143). If its text is cancelled, it is worth nothing (BR-135).
friggas_grace = Frigga's Grace
    .text = If you win this battle and pillage the province, also raise one more of your stats.
    .help = Only for the pillager who wins the battle: after the token's reward, raise by one step a stat other than the one on the token, or any stat if the token shows 5 Glory or all three stats (BR-155, BR-212). The Frost Giant does not double it.
lokis_trickery = Loki's Trickery
    .text = If you lose, take { $rage } Rage from the winner.
    .help = The Rage is taken before the winner can pay for Tyr's Prowess (BR-149, BR-151). Nothing happens if the battle has no winner or the winner has no Rage, and your own Rage never goes above 12 (BR-019, BR-150).
tyrs_smash = Tyr's Smash
    .text = No special text.
    .help = Adds { $strength } strength to your total in the battle and does nothing else (BR-132).
tyrs_smite = Tyr's Smite
    .text = No special text.
    .help = Adds { $strength } strength to your total in the battle and does nothing else (BR-132).
thors_hammer = Thor's Hammer
    .text = If you win, gain { $glory } Glory.
    .help = You get it for winning the battle, whether or not you began the pillage, in addition to battle Glory (BR-149, BR-167).
tyrs_crush = Tyr's Crush
    .text = No special text.
    .help = Adds { $strength } strength to your total in the battle and does nothing else (BR-132).
heimdalls_eye = Heimdall's Eye
    .text = May be played after the cards are revealed.
    .help = Lay it face down as your normal card, or add it from your hand after the reveal, on top of the card you have already played: +{ $strength } either way (BR-140). Everyone in the battle who has cards is asked in turn, from the pillager on, until all have declined in a row (BR-140, BR-142).
odins_tide = Odin's Tide
    .text = Before strengths are compared, each player in the battle keeps one figure of their choice there; their other figures in the battle are destroyed.
    .help = Everyone, you included, chooses one figure, from the pillager on clockwise, before anything is destroyed; ships in the supporting fjord may be chosen too (BR-220). Frigga's Protection and the Volur Witch may save some of the others (BR-139, BR-220).
lokis_backstab = Loki's Backstab
    .text = If you lose, take { $glory } Glory from the winner.
    .help = The winner cannot lose Glory that is not there, so you may get less (BR-020, BR-149). Nothing happens if the battle has no winner (BR-150).
tyrs_rage = Tyr's Rage
    .text = No special text.
    .help = Adds { $strength } strength to your total in the battle and does nothing else (BR-132).
heimdalls_watch = Heimdall's Watch
    .text = Discard all revealed cards and gain Glory equal to their combined strength. Then everyone plays a new card.
    .help = The cards of this round, this one included, are gone for good; only printed strength counts, quests and upgrades as nothing and Heimdall's Sight as much as the strongest card of the other players (BR-136). Then everyone who still has cards chooses anew, while figures and participants stay as they are (BR-136, BR-137).
thors_oath = Thor's Oath
    .text = If you win, raise one of your stats.
    .help = You raise a clan stat of your choice by one step, whether or not you began the pillage (BR-149, BR-167). An Axes raise already counts for this battle (BR-158).
heimdalls_gaze = Heimdall's Gaze
    .text = May be played after the cards are revealed.
    .help = Lay it face down as your normal card, or add it from your hand after the reveal, on top of the card you have already played: +{ $strength } either way (BR-140). Everyone in the battle who has cards is asked in turn, from the pillager on, until all have declined in a row (BR-140, BR-142).
thors_primacy = Thor's Primacy
    .text = Cancel the text of every card your opponents have revealed.
    .help = This comes before anything else: the other players' cards of this round lose their text for the whole battle but keep their printed strength (BR-134, BR-135). Upgrades on clan sheets and cards added after the reveal are not touched (BR-135). Of several copies the first in order, from the pillager on, cancels the others (BR-134).
thors_ascension = Thor's Ascension
    .text = If you win, gain { $rage } Rage and { $glory } Glory.
    .help = You get it for winning the battle, whether or not you began the pillage; your Rage rises at once, to 12 at most (BR-019, BR-149, BR-167). With new Rage you take turns again, unless you have passed: then it only pays for reactions (BR-071, BR-073).
odins_judgement = Odin's Judgement
    .text = Gain { $glory } Glory for every figure destroyed in this battle, yours included.
    .help = Win, lose or tie, figures of all clans count, those lost before strengths are compared included (BR-159). It pays even if the card itself has already been discarded or taken away (BR-164).
lokis_poison = Loki's Poison
    .text = If you lose, take all the cards the winner played into your hand.
    .help = Cards added after the reveal come too, Tyr's Prowess cannot stop it, and your own cards return to you as usual; without a winner nothing happens (BR-149, BR-150, BR-151, BR-153). Texts of the taken cards that are still due act for the winner all the same (BR-164). Of several such cards, the first loser in order takes everything (BR-152).

## Leader, warrior and ship upgrades

lord_of_hammers = Lord of Hammers
    .text = After your pillage succeeds with your leader in the province, he may move to an adjacent province.
    .help = With or without a battle, and after all other rewards, he moves free of charge to a free village of an adjacent undestroyed province or to Yggdrasil; from Yggdrasil he may go to any outer province (BR-155, BR-161). The move is not an invade (BR-085).
lord_of_axes = Lord of Axes
    .text = When your pillage succeeds with your leader in the province, also raise one stat.
    .help = With or without a battle, your leader must stand in the province when the reward is taken; you choose which stat rises by one step (BR-155, BR-161). An Axes raise already counts for the battle just won (BR-158).
lord_of_spears = Lord of Spears
    .text = When your pillage succeeds with your leader in the province, also raise all three stats.
    .help = With or without a battle, your leader must stand in the province when the reward is taken; Rage, Axes and Horns each rise by one step (BR-155, BR-161). The Axes raise already counts for the battle just won (BR-158).
brothers_in_arms = Brothers in Arms
    .text = Every two of your warriors in a province have strength { $pair } together.
    .help = A full pair counts { $pair } and a warrior without a partner { $single }, in battles and for quests; invading with a warrior still costs { $strength } Rage (BR-084). In a battle only warriors standing in the pillaged province form pairs (BR-144).
experts_in_arms = Experts in Arms
    .text = Your warriors have strength { $single }.
    .help = Warriors already on the board gain it at once (BR-099). Invading with a warrior now costs { $strength } Rage (BR-084).
masters_in_arms = Masters in Arms
    .text = Your warriors have strength { $single }; every two of them in a province have strength { $pair } together.
    .help = A full pair counts { $pair } and a warrior without a partner { $single }, in battles and for quests; invading with a warrior costs { $strength } Rage (BR-084). In a battle only warriors standing in the pillaged province form pairs (BR-144).
lokis_dragons = Loki's Dragons
    .text = Gain { $glory } Glory each time a ship of yours is destroyed.
    .help = Paid at once, whatever destroyed the ship, and for the Sea Serpent as well (BR-221). Glory from Ragnarök comes on top (BR-184).
fire_dragons = Fire Dragons
    .text = Gain { $glory } Glory each time a ship of yours is destroyed.
    .help = Paid at once, whatever destroyed the ship, and for the Sea Serpent as well (BR-221). Glory from Ragnarök comes on top (BR-184).
eternal_dragons = Eternal Dragons
    .text = Gain { $glory } Glory each time a ship of yours is destroyed.
    .help = Paid at once, whatever destroyed the ship, and for the Sea Serpent as well (BR-221). Glory from Ragnarök comes on top (BR-184).

## Clan upgrades

lokis_domain = Loki's Domain
    .text = Gain { $glory } Glory for each of your figures that returns from Valhalla.
    .help = Paid in each Release Valhalla phase, that of the third age too, and added to what Loki's Eminence and Loki's Wrath pay (BR-187, BR-188). A figure that leaves Valhalla in any other way pays nothing.
friggas_charm = Frigga's Charm
    .text = Your upgrade cards cost { $rage } Rage less.
    .help = Each of your Upgrade actions costs { $rage } Rage less, but never less than none (BR-091). What you pay to invade does not change.
thors_glory = Thor's Glory
    .text = Gain { $glory } Glory if { $min_enemy } or more enemy figures are destroyed in a battle you take part in.
    .help = Paid once per battle, win or lose: figures of all other clans are counted together, those lost before strengths are compared included, and more victims pay no more (BR-159). A pillage without a battle does not count (BR-225).
friggas_succor = Frigga's Succor
    .text = When you invade a province, one more of your warriors may invade it for free.
    .help = After any invade of yours into an outer province, a warrior from your reserve may be placed there too, if a village is free and your Horns allow it (BR-215). Once per invade; not for the warrior it brings itself, not in fjords and not in Yggdrasil (BR-215, BR-216).
tyrs_domain = Tyr's Domain
    .text = A quest card you reveal in battle may count as a +{ $strength } battle card.
    .help = You decide after the reveal; if you have Tyr's Wrath as well, you pick one of the two values or neither (BR-138, BR-219). Thor's Primacy does not cancel it, and for Heimdall's Watch the quest still counts nothing (BR-135, BR-136). The quest is discarded if you win and returns to your hand otherwise (BR-219).
lokis_blessing = Loki's Blessing
    .text = After losing a battle, you may invade that province with a warrior for free.
    .help = At the very end of the battle, a tie included, you may place a warrior from your reserve in a free village of the province, within your Horns (BR-083, BR-160). It does not work in Yggdrasil, nor without a battle (BR-216, BR-225).
odins_inspiration = Odin's Inspiration
    .text = Gain double Glory for your figures destroyed by Ragnarök.
    .help = What the age pays for each figure is doubled (BR-182, BR-184). Ship rewards, such as those of Fire Dragons, are not doubled (BR-184).
tyrs_challenge = Tyr's Challenge
    .text = Action: pay { $rage } Rage to attempt to pillage a province that is already pillaged.
    .help = You need a figure there as usual; success pays the reward again with all its bonuses, and as the token stays face down, you may do it again on a later turn (BR-104, BR-112, BR-218). It does not combine with Thor's Domain and cannot prolong a phase that ended because everything is pillaged (BR-217, BR-218).
friggas_protection = Frigga's Protection
    .text = Pay { $rage } Rage to save a figure of yours from being destroyed.
    .help = In the Action phase, on anyone's turn, you may pay { $rage } Rage for each figure you want to keep; it stays where it is and does not count as destroyed (BR-214). It does not work against Ragnarök (BR-184), nor for figures you give up as a cost.
lokis_eminence = Loki's Eminence
    .text = Gain { $glory } Glory for each of your figures that returns from Valhalla.
    .help = Paid in each Release Valhalla phase, that of the third age too, and added to what Loki's Domain and Loki's Wrath pay (BR-187, BR-188). A figure that leaves Valhalla in any other way pays nothing.
tyrs_prowess = Tyr's Prowess
    .text = After winning a battle, you may return cards you played to your hand for { $rage } Rage each.
    .help = You may keep any of the cards still in front of you, including those added after the reveal and quests or upgrades played as a bluff (BR-153). It comes after Loki's Trickery and cannot undo Loki's Poison (BR-151).
thors_domain = Thor's Domain
    .text = After invading a province, you may pay { $rage } Rage to pillage it at once.
    .help = The province must not be pillaged yet; the pillage is part of the same turn and comes after Frigga's Succor (BR-086, BR-217). It is offered once per action; not after placing a ship in a fjord, not during another pillage and not together with Tyr's Challenge (BR-217).
friggas_domain = Frigga's Domain
    .text = You may pay { $rage } Rage to invade with one of your figures from Valhalla.
    .help = It takes your turn and follows the rules of an Invade action, but always costs exactly { $rage } Rage, for the leader too (BR-104, BR-213). A figure brought back this way earns nothing from Loki's Domain, Eminence or Wrath (BR-187).
odins_throne = Odin's Throne
    .text = Gain double Glory for your fulfilled quests.
    .help = Each quest you fulfil pays twice its Glory; the stat still rises by one step only (BR-179).
thors_conquest = Thor's Conquest
    .text = At the end of the game, gain { $glory } Glory for each of your figures on the board.
    .help = Counted after the third Ragnarök and the third Release Valhalla: figures in provinces and fjords count, those in reserve do not (BR-188, BR-197).
friggas_sacrifice = Frigga's Sacrifice
    .text = Action: destroy { $figures } of your own figures on the board to raise one stat.
    .help = It takes your turn and costs no Rage, though without Rage you cannot act (BR-104). The figures, from provinces or fjords, go to Valhalla as a cost, so neither Frigga's Protection nor the Volur Witch can save them; ship rewards are paid (BR-221).
tyrs_wrath = Tyr's Wrath
    .text = A quest card you reveal in battle may count as a +{ $strength } battle card.
    .help = You decide after the reveal; if you have Tyr's Domain as well, you pick one of the two values or neither (BR-138, BR-219). Thor's Primacy does not cancel it, and for Heimdall's Watch the quest still counts nothing (BR-135, BR-136). The quest is discarded if you win and returns to your hand otherwise (BR-219).
lokis_wrath = Loki's Wrath
    .text = Gain { $glory } Glory for each of your figures that returns from Valhalla.
    .help = Paid in each Release Valhalla phase, that of the third age too, and added to what Loki's Domain and Loki's Eminence pay (BR-187, BR-188). A figure that leaves Valhalla in any other way pays nothing.

## Monsters: upgrade cards and figures

troll = Troll
    .acc = the Troll
    .text = When it invades a province, destroy every enemy warrior there.
    .help = Works on any invade, a free one included, but not on a march or a Call to Battle; a village must be free before the warriors fall (BR-080, BR-208). It is not a battle, so there is no battle Glory, and the owners may save their warriors with Frigga's Protection (BR-209).
dwarf_chieftain = Dwarf Chieftain
    .acc = the Dwarf Chieftain
    .text = Strength { $strength }. Neither the upgrade nor invading with it costs Rage.
    .help = Although its strength is { $strength }, you pay no Rage to lay the card and none for any invade with the figure (BR-207). As with any action, you still need some Rage to act (BR-069).
sea_serpent = Sea Serpent
    .acc = the Sea Serpent
    .text = Counts as both a monster and a ship.
    .help = It invades fjords only, supports both provinces of its fjord, and never marches or answers a Call to Battle (BR-010, BR-088, BR-118). It may use the free invade of a ship upgrade and pays ship rewards, while the Fire Giant spares it as a monster (BR-097, BR-208, BR-221). Its strength stays { $strength } whatever ship upgrade you have.
valkyrie = Valkyrie
    .acc = the Valkyrie
    .text = Gain { $glory } Glory for each enemy figure destroyed in a battle she takes part in.
    .help = She must be in the battle from its start; it pays win or lose, even if she falls herself, and counts figures lost before strengths are compared (BR-159, BR-211). Figures that were saved or retreated do not count as destroyed (BR-211).
dark_elf = Dark Elf
    .acc = the Dark Elf
    .text = May invade Yggdrasil; its strength there is { $strength_in_yggdrasil }.
    .help = In Yggdrasil its strength is { $strength_in_yggdrasil } in battles and for quests, elsewhere it is { $strength }; invading with it costs { $invade } Rage wherever it goes (BR-082, BR-210). The free invade right after the upgrade may lead to Yggdrasil too (BR-096).
fire_giant = Fire Giant
    .acc = the Fire Giant
    .text = When it invades a province, destroy every enemy figure there except monsters.
    .help = Works on any invade, a free one included, but not on a march or a Call to Battle; it reaches ships in the supporting fjord and spares the Sea Serpent (BR-208). A village must be free before it arrives (BR-080). It is not a battle, and the owners may save figures with Frigga's Protection (BR-209).
frost_giant = Frost Giant
    .acc = the Frost Giant
    .text = When your pillage succeeds with it in the province, gain the token's reward twice.
    .help = It must stand in the province when the reward is taken; a pillage without a battle counts too (BR-123, BR-155, BR-161). Only the reward on the token is doubled, not what cards or the leader add.
soldier_of_hel = Soldier of Hel
    .acc = the Soldier of Hel
    .text = Strength { $strength }. Neither the upgrade nor invading with it costs Rage.
    .help = Although its strength is { $strength }, you pay no Rage to lay the card and none for any invade with the figure (BR-207). As with any action, you still need some Rage to act (BR-069).
volur_witch = Volur Witch
    .acc = the Volur Witch
    .text = If she would be destroyed in an outer province, she may retreat to Yggdrasil instead.
    .help = This works against any cause except a cost you pay yourself; she is then not destroyed and leaves the battle (BR-154, BR-211). If she escapes Ragnarök this way, she earns no Glory for it (BR-184).

## Quests: one message for each age

q_alfheim_1 = Alfheim! ({ $glory })
    .text = Have the most strength in at least one province of Alfheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Alfheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_alfheim_2 = Alfheim! ({ $glory })
    .text = Have the most strength in at least one province of Alfheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Alfheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_alfheim_3 = Alfheim! ({ $glory })
    .text = Have the most strength in at least one province of Alfheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Alfheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_jotunheim_1 = Jotunheim! ({ $glory })
    .text = Have the most strength in at least one province of Jotunheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Jotunheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_jotunheim_2 = Jotunheim! ({ $glory })
    .text = Have the most strength in at least one province of Jotunheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Jotunheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_jotunheim_3 = Jotunheim! ({ $glory })
    .text = Have the most strength in at least one province of Jotunheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Jotunheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_manheim_1 = Manheim! ({ $glory })
    .text = Have the most strength in at least one province of Manheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Manheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_manheim_2 = Manheim! ({ $glory })
    .text = Have the most strength in at least one province of Manheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Manheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_manheim_3 = Manheim! ({ $glory })
    .text = Have the most strength in at least one province of Manheim. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: in some undestroyed province of Manheim, its supporting fjord included, your strength must be greater than that of every other clan, and a tie fails (BR-175, BR-176, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_glorious_death_1 = Glorious Death! ({ $glory })
    .text = Have at least { $min } of your figures in Valhalla. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase, that is before Ragnarök: { $min } or more figures of yours must be in Valhalla at that moment (BR-177, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_glorious_death_2 = Glorious Death! ({ $glory })
    .text = Have at least { $min } of your figures in Valhalla. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase, that is before Ragnarök: { $min } or more figures of yours must be in Valhalla at that moment (BR-177, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_glorious_death_3 = Glorious Death! ({ $glory })
    .text = Have at least { $min } of your figures in Valhalla. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase, that is before Ragnarök: { $min } or more figures of yours must be in Valhalla at that moment (BR-177, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_yggdrasil_1 = Yggdrasil! ({ $glory })
    .text = Have the most strength in Yggdrasil. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: your strength in Yggdrasil must be greater than that of every other clan, and a tie fails (BR-175, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_yggdrasil_2 = Yggdrasil! ({ $glory })
    .text = Have the most strength in Yggdrasil. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: your strength in Yggdrasil must be greater than that of every other clan, and a tie fails (BR-175, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).
q_yggdrasil_3 = Yggdrasil! ({ $glory })
    .text = Have the most strength in Yggdrasil. Pays { $glory } Glory and raises one stat.
    .help = Checked once, at the start of the Quest phase: your strength in Yggdrasil must be greater than that of every other clan, and a tie fails (BR-175, BR-189). Fulfilled, it pays { $glory } Glory and raises a stat of your choice by one step; unfulfilled, it costs nothing (BR-173, BR-178).

## Gods

god_odin = Odin
god_thor = Thor
god_loki = Loki
god_frigga = Frigga
god_heimdall = Heimdall
god_tyr = Tyr
god_none = No god

## Card types

type_battle = Battle card
type_quest = Quest
type_leader = Leader upgrade
type_warrior = Warrior upgrade
type_ship = Ship upgrade
type_monster = Monster upgrade
type_clan = Clan upgrade

## Clans

wolf = Wolf
raven = Raven
serpent = Serpent
bear = Bear

## Provinces

yggdrasil = Yggdrasil
    .in = in Yggdrasil
    .into = into Yggdrasil
    .from = from Yggdrasil
elvagar = Elvagar
    .in = in Elvagar
    .into = into Elvagar
    .from = from Elvagar
angerboda = Angerboda
    .in = in Angerboda
    .into = into Angerboda
    .from = from Angerboda
muspelheim = Muspelheim
    .in = in Muspelheim
    .into = into Muspelheim
    .from = from Muspelheim
horgr = Horgr
    .in = in Horgr
    .into = into Horgr
    .from = from Horgr
utgard = Utgard
    .in = in Utgard
    .into = into Utgard
    .from = from Utgard
andlang = Andlang
    .in = in Andlang
    .into = into Andlang
    .from = from Andlang
gimle = Gimle
    .in = in Gimle
    .into = into Gimle
    .from = from Gimle
myrkulor = Myrkulor
    .in = in Myrkulor
    .into = into Myrkulor
    .from = from Myrkulor

## Regions

manheim = Manheim
    .in = in Manheim
    .into = into Manheim
    .from = from Manheim
alfheim = Alfheim
    .in = in Alfheim
    .into = into Alfheim
    .from = from Alfheim
jotunheim = Jotunheim
    .in = in Jotunheim
    .into = into Jotunheim
    .from = from Jotunheim

## Fjords

fjord_ne = North-east fjord
    .nom = north-east fjord
    .in = in the north-east fjord
    .into = into the north-east fjord
    .from = from the north-east fjord
fjord_se = South-east fjord
    .nom = south-east fjord
    .in = in the south-east fjord
    .into = into the south-east fjord
    .from = from the south-east fjord
fjord_sw = South-west fjord
    .nom = south-west fjord
    .in = in the south-west fjord
    .into = into the south-west fjord
    .from = from the south-west fjord
fjord_nw = North-west fjord
    .nom = north-west fjord
    .in = in the north-west fjord
    .into = into the north-west fjord
    .from = from the north-west fjord

## Clan stats

rage = Rage
    .nom = Rage
axes = Axes
    .nom = Axes
horns = Horns
    .nom = Horns

## Figures

leader = Leader
    .nom = leader
warrior = Warrior
    .nom = warrior
ship = Ship
    .nom = ship

## How many figures

count_leader = { $n ->
    [1] leader
   *[other] { $n } leaders
}
    .acc = { $n ->
        [1] the leader
       *[other] { $n } leaders
    }
count_warrior = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
    .acc = { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
count_ship = { $n ->
    [1] ship
   *[other] { $n } ships
}
    .acc = { $n ->
        [1] the ship
       *[other] { $n } ships
    }

## Pillage tokens

token_rage = +1 Rage stat
token_axes = +1 Axes stat
token_horns = +1 Horns stat
token_glory5 = { $glory } Glory
token_all = +1 to all three stats
