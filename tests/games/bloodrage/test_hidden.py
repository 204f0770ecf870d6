"""Hidden worlds: the same to a seat, true to all it knows, and otherwise anything (BR-226 on)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from games.bloodrage.positions import act, clan, hand, names, position
from games.bloodrage.secrets import misplaced, offer, pack_in, random_game
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import DiscardPhase
from meadhall.games.bloodrage.cards import AGE, IS_QUEST, NAMES
from meadhall.games.bloodrage.table import Phase, Player, Table
from tables import asked, dice, options, random_step, tell

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def worlds(table: Table, seat: int | None, count: int) -> list[Table]:
    """So many hidden worlds of a seat."""
    chance = dice("worlds")
    return [GAME.hidden(table, seat, chance) for _ in range(count)]


def over(tables: list[Table], look: Callable[[Table], list[str]]) -> set[str]:
    """Every name that appears in some world."""
    return {name for table in tables for name in look(table)}


def sizes(player: Player) -> list[int]:
    piles = [player.hand, player.quests, player.pack, player.left, *player.thrown]
    return [len(pile) for pile in piles]


# -- the same to the seat ------------------------------------------------------------------


@each_count
@pytest.mark.rule("BR-226", "BR-227", "BR-232", "BR-233")
def test_a_hidden_world_looks_the_same_to_its_seat(seats: int) -> None:
    for number, (table, _, chance) in enumerate(random_game(seats, f"same {seats}")):
        if number % 2 == 0:
            for seat in (None, *range(seats)):
                other = GAME.hidden(table, seat, chance)
                assert GAME.view(table, seat) == GAME.view(other, seat)
                if seat is not None:
                    assert offer(table, seat) == offer(other, seat)


@each_count
def test_a_hidden_world_is_a_sound_table_that_can_be_played_to_its_end(seats: int) -> None:
    for number, (table, _, chance) in enumerate(random_game(seats, f"sound {seats}")):
        if number % 10 == 0:
            other = GAME.hidden(table, number % seats, chance)
            assert [] == GAME.audit(other)
            while other.questions():
                random_step(other, chance)
            assert [] == GAME.audit(other)


@each_count
@pytest.mark.rule("BR-062")
def test_hands_dealt_without_a_draft_are_drawn_anew_too(seats: int) -> None:
    table = GAME.new(seats, {"first_game": True}, "learn")
    unseen = {*table.decks[0], *(c for player in table.players[1:] for c in player.hand)}
    found = worlds(table, 0, 120)
    assert unseen == {card for other in found for card in other.players[1].hand}
    assert [] == [card for other in found for card in misplaced(other)]


def test_making_a_hidden_world_leaves_the_table_as_it_is() -> None:
    for number, (table, _, chance) in enumerate(random_game(3, "unchanged")):
        if number % 10 == 0:
            before = GAME.state_hash(table)
            GAME.hidden(table, number % 3, chance)
            assert before == GAME.state_hash(table)


# -- true to what the seat knows -----------------------------------------------------------


@each_count
@pytest.mark.rule("BR-058", "BR-059", "BR-227", "BR-229")
def test_every_pack_that_a_seat_held_was_in_a_hidden_world_what_the_seat_saw(seats: int) -> None:
    """Also much later: whoever passed a card on knows that somebody after has taken it."""
    compared = 0
    for number, (table, sights, chance) in enumerate(random_game(seats, f"packs {seats}")):
        if number % 4:
            continue
        for seat in range(seats):
            other = GAME.hidden(table, seat, chance)
            assert [] == misplaced(table) == misplaced(other)
            for (age, at), seen in sights[seat].items():
                assert seen == pack_in(other, age, (seat - at) % seats, at)
                compared += 1
    assert compared > 200


@each_count
@pytest.mark.rule("BR-229", "BR-235")
def test_every_heap_keeps_its_size_and_what_lies_open_stays(seats: int) -> None:
    for number, (table, _, chance) in enumerate(random_game(seats, f"sizes {seats}")):
        if number % 5:
            continue
        for seat in range(seats):
            other = GAME.hidden(table, seat, chance)
            assert [sizes(p) for p in table.players] == [sizes(p) for p in other.players]
            assert [len(deck) for deck in table.decks] == [len(deck) for deck in other.decks]
            assert table.discards == other.discards
            assert [p.slots for p in table.players] == [p.slots for p in other.players]
            mine, same = table.players[seat], other.players[seat]
            assert mine == same, "own cards are known"


@each_count
@pytest.mark.rule("BR-230")
def test_cards_that_everybody_saw_stay_with_their_holder(seats: int) -> None:
    known = 0
    for seed in range(3):
        for number, (table, _, chance) in enumerate(random_game(seats, f"shown {seats} {seed}")):
            if number % 3 or not table.shown:
                continue
            for seat in (None, *range(seats)):
                other = GAME.hidden(table, seat, chance)
                for card in table.shown:
                    for one, two in zip(table.players, other.players, strict=True):
                        assert one.held().count(card) == two.held().count(card)
                        known += one.held().count(card)
    assert known > 20


@each_count
def test_committed_cards_are_quests_and_thrown_ones_old_enough(seats: int) -> None:
    committed = thrown_away = 0
    for number, (table, _, chance) in enumerate(random_game(seats, f"kinds {seats}")):
        if number % 2:
            continue
        other = GAME.hidden(table, number % seats, chance)
        for player in other.players:
            assert all(IS_QUEST[card] for card in player.quests)
            committed += len(player.quests)
            for age, thrown in enumerate(player.thrown, 1):
                assert all(AGE[card] <= age for card in thrown)
                thrown_away += len(thrown)
            assert all(AGE[card] <= table.age for card in player.held())
    assert committed > 10
    assert thrown_away > 50


@each_count
def test_nobody_has_kept_more_cards_from_one_age_to_the_next_than_in_truth(seats: int) -> None:
    """One card at most goes from an age to the next; all others held at its end are thrown."""

    def kept(player: Player, age: int) -> int:
        later = [*player.hand, *player.quests, *(c for pile in player.thrown[age:] for c in pile)]
        return sum(AGE[card] <= age for card in later)

    counted = 0
    for number, (table, _, chance) in enumerate(random_game(seats, f"kept {seats}")):
        if table.age == 1 or number % 3:
            continue
        other = GAME.hidden(table, number % seats, chance)
        for one, two in zip(table.players, other.players, strict=True):
            for age in range(1, table.age):
                assert kept(one, age) == kept(two, age)
                counted += kept(one, age)
    assert counted > 10


@pytest.mark.rule("BR-230")
def test_a_quest_seen_in_hand_after_another_was_committed_is_not_that_one() -> None:
    table = position(
        clan(gimle="leader"),
        clan(hand="q_yggdrasil_1 troll", quests="q_manheim_1", gimle="warrior"),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "1 CommitCard q_yggdrasil_1", "1 AddCard pass")
    act(table, 1)
    for other in worlds(table, 0, 60):
        assert "q_yggdrasil_1" in hand(other, 1)
        assert "q_yggdrasil_1" not in names(other.players[1].quests)


@pytest.mark.rule("BR-230")
def test_a_quest_seen_in_hand_may_be_the_one_committed_afterwards() -> None:
    table = position(
        clan(gimle="leader"),
        clan(hand="q_yggdrasil_1 q_alfheim_1 troll", quests="q_manheim_1", gimle="warrior"),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "1 CommitCard q_yggdrasil_1", "1 AddCard pass")
    act(table, 1)
    tell(table, "1 TakeAction quest", "1 ChooseQuest q_alfheim_1")
    act(table, 1)
    places: Counter[str] = Counter()
    for other in worlds(table, 0, 200):
        quests = [NAMES[card] for card in other.players[1].quests]
        assert "q_yggdrasil_1" != quests[0], "that one lay there already"
        places["second quest" if quests[1] == "q_yggdrasil_1" else "hand"] += 1
        if quests[1] != "q_yggdrasil_1":
            assert "q_yggdrasil_1" in hand(other, 1)
    assert {"second quest", "hand"} == set(places)


@pytest.mark.rule("BR-230", "BR-235")
def test_a_card_seen_in_hand_may_be_the_kept_or_a_thrown_one_after_the_discard_phase() -> None:
    table = position(
        clan(gimle="leader"), clan(hand="tyrs_bash troll odins_smite", gimle="warrior")
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "1 CommitCard tyrs_bash", "1 AddCard pass")
    table.do(DiscardPhase())
    tell(table, "1 SaveCard troll")
    table.age = 2
    act(table, 0)
    found = {
        "kept" if hand(other, 1) == ["tyrs_bash"] else "thrown" for other in worlds(table, 0, 100)
    }
    assert {"kept", "thrown"} == found


@pytest.mark.rule("BR-230")
def test_a_card_seen_in_hand_in_a_later_age_was_not_thrown_in_an_earlier_one() -> None:
    """Tyr's Bash was shown in the first age too, and kept: it is still in hand now."""
    table = position(
        clan(gimle="leader"),
        clan(hand="tyrs_bash", thrown="troll odins_smite lokis_domain", gimle="warrior"),
        age=2,
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "1 CommitCard tyrs_bash")
    act(table, 1)
    for other in worlds(table, 0, 40):
        assert ["tyrs_bash"] == hand(other, 1)


@pytest.mark.rule("BR-230")
@pytest.mark.card("lokis_poison")
def test_a_card_taken_by_lokis_poison_stays_with_who_took_it() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="leader"),
        clan(hand="lokis_poison troll", gimle="warrior"),
        clan(hand="valkyrie"),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "0 CommitCard tyrs_bash", "1 CommitCard lokis_poison")
    tell(table, "1 AddCard pass")
    act(table, 2)
    for seat in (0, 2, None):
        for other in worlds(table, seat, 20):
            assert {"lokis_poison", "tyrs_bash"} < set(hand(other, 1))


# -- and otherwise anything ----------------------------------------------------------------


@pytest.mark.rule("BR-227")
def test_the_unseen_card_of_an_opponent_can_be_any_card_of_the_age_not_in_sight() -> None:
    table = act(position(clan(hand="tyrs_bash"), clan(hand="troll"), discards="tyrs_crush"))
    out_of_sight = {card for card in range(len(NAMES)) if AGE[card] == 1}
    out_of_sight -= {*table.players[0].hand, *table.discards}
    found = over(worlds(table, 0, 700), lambda other: hand(other, 1))
    assert {NAMES[card] for card in out_of_sight} == found


@pytest.mark.rule("BR-227", "BR-103")
def test_the_committed_quest_of_an_opponent_can_be_any_quest_not_in_sight() -> None:
    mine = clan(hand="q_yggdrasil_1")
    table = act(position(mine, clan(quests="q_manheim_1", hand="troll")))
    found = over(worlds(table, 0, 150), lambda other: names(other.players[1].quests))
    assert {"q_alfheim_1", "q_jotunheim_1", "q_manheim_1", "q_glorious_death_1"} == found


@pytest.mark.rule("BR-229")
def test_which_card_an_opponent_kept_is_open_among_those_held() -> None:
    table = position(clan(), clan(hand="troll", thrown="odins_smite tyrs_bash"), age=2)
    act(table)
    pool = {card for card in range(len(NAMES)) if AGE[card] == 1}
    found = worlds(table, 0, 400)
    assert {NAMES[card] for card in pool} == over(found, lambda other: hand(other, 1))
    assert {NAMES[card] for card in pool} == over(
        found, lambda other: names(other.players[1].thrown[0])
    )


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rule("BR-058", "BR-060", "BR-227")
def test_what_the_left_neighbour_took_is_open_among_the_cards_passed_on(seats: int) -> None:
    """After two rounds seat 1 has one card that seat 0 never saw and one of those it passed."""
    table = GAME.new(seats, {}, "passed on")
    dealt = set(names(table.players[0].pack))
    chance = dice("passed on")
    mine = str(options(table, 0, "DraftCard")[0])
    tell(table, f"0 DraftCard {mine}")
    while table.draft_round == 0:
        random_step(table, chance)
    passed = Counter(names(table.players[1].pack))
    while table.draft_round == 1:
        random_step(table, chance)
    taken: set[str] = set()
    for other in worlds(table, 0, 300):
        theirs = other.players[1].hand
        from_mine = [card for card in theirs if other.taken[card] // 16 == 0]
        assert 1 == len(from_mine)
        assert not Counter(names(from_mine)) - passed
        taken.update(names(from_mine))
    assert set(passed) == taken
    assert taken <= dealt


@each_count
def test_future_decks_and_the_undealt_rest_are_shuffled(seats: int) -> None:
    table = GAME.new(seats, {}, "future")
    found = worlds(table, 0, 400)
    tops = [{other.decks[age][-1] for other in found} for age in range(3)]
    assert [set(deck) for deck in table.decks[1:]] == tops[1:]
    unseen = {*table.decks[0], *(c for p in table.players[1:] for c in p.pack)}
    assert unseen == tops[0]


def test_the_dice_to_come_are_new() -> None:
    table = GAME.new(2, {}, "dice")
    keys = {other.dice.key for other in worlds(table, 0, 5)} | {table.dice.key}
    assert 6 == len(keys)


@each_count
@pytest.mark.rule("BR-131", "BR-061")
def test_what_others_have_chosen_in_secret_is_chosen_anew_and_own_choices_stay(seats: int) -> None:
    table = GAME.new(seats, {}, "anew")
    for seat in (0, 1):
        tell(table, f"{seat} DraftCard {options(table, seat, 'DraftCard')[0]}")
        if seats == 2 and seat == 0:
            tell(table, f"0 DraftSecondCard {options(table, 0, 'DraftSecondCard')[0]}")
    given = table.agenda[-1].given  # type: ignore[attr-defined]
    theirs = set()
    for other in worlds(table, 0, 80):
        again = other.agenda[-1].given  # type: ignore[attr-defined]
        assert given[0] == again[0]
        assert len(given[1]) == len(again[1])
        theirs.add(again[1][0][1])
    assert len(theirs) > 10


# -- choices under way ---------------------------------------------------------------------


@pytest.mark.rule("BR-232")
@pytest.mark.parametrize(
    "begun",
    [
        ["1 TakeAction upgrade"],
        ["1 TakeAction upgrade", "1 ChooseUpgrade lokis_domain"],
        ["1 TakeAction quest"],
    ],
    ids=["choosing an upgrade", "choosing a slot", "choosing a quest"],
)
def test_a_choice_from_the_hand_that_another_seat_has_begun_is_forgotten(begun: list[str]) -> None:
    theirs = clan(hand="lokis_domain q_manheim_1", upgrades="thors_glory friggas_charm")
    table = act(position(clan(hand="troll"), theirs), 1)
    tell(table, *begun)
    assert [1] == GAME.view(table, 0)["waiting"]
    for other in worlds(table, 0, 60):
        assert [(1, "TakeAction")] == asked(other)
        assert GAME.view(table, 0) == GAME.view(other, 0)
    for other in worlds(table, 1, 5):
        assert asked(table) == asked(other), "one's own choice goes on"
        assert offer(table, 1) == offer(other, 1)


def test_in_the_action_phase_hidden_hands_differ_from_world_to_world() -> None:
    for number, (table, _, _) in enumerate(random_game(4, "vary")):
        if table.phase == Phase.ACTION and table.age == 2 and number % 6 == 0:
            found = worlds(table, 0, 12)
            for seat in (1, 2, 3):
                if len(table.players[seat].hand) > 2:
                    assert len({tuple(hand(other, seat)) for other in found}) > 6
