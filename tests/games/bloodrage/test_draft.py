"""Gods' Gifts: deal, keep, pass to the left (BR-056 to BR-063)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import clan, hand, names, position
from meadhall.core import IllegalAnswer
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import PlayAge
from meadhall.games.bloodrage.cards import AGE, NAMES
from meadhall.games.bloodrage.draft import DraftRound
from meadhall.games.bloodrage.table import Phase, Table
from tables import asked, dice, options, question, random_step, tell

many = pytest.mark.parametrize("seats", [3, 4])
each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def packs(table: Table) -> list[list[str]]:
    return [names(player.pack) for player in table.players]


def keep_first(table: Table) -> list[str]:
    """Let everybody keep the first card offered, and say which that was."""
    kept = []
    for seat in range(table.seats):
        card = str(options(table, seat, "DraftCard")[0])
        kept.append(card)
        tell(table, f"{seat} DraftCard {card}")
    return kept


def keep_first_two(table: Table) -> list[list[str]]:
    kept = []
    for seat in range(2):
        one = str(options(table, seat, "DraftCard")[0])
        tell(table, f"{seat} DraftCard {one}")
        two = str(options(table, seat, "DraftSecondCard")[0])
        tell(table, f"{seat} DraftSecondCard {two}")
        kept.append([one, two])
    return kept


# -- deal ----------------------------------------------------------------------------------


@each_count
@pytest.mark.rule("BR-057")
def test_everybody_is_dealt_eight_cards_of_the_age(seats: int) -> None:
    table = GAME.new(seats, {}, "deal")
    assert [8] * seats == [len(player.pack) for player in table.players]
    dealt = [card for player in table.players for card in player.pack]
    assert {1} == {AGE[card] for card in dealt}
    assert {4: 34, 3: 26, 2: 20}[seats] - 8 * seats == len(table.decks[0])
    assert not set(dealt) & set(table.decks[0])


@each_count
@pytest.mark.rule("BR-057")
def test_the_undealt_rest_is_set_aside_for_good(seats: int) -> None:
    table = GAME.new(seats, {}, "rest")
    rest = table.decks[0][:]
    chance = dice("rest")
    while table.questions() and table.age == 1:
        assert rest == table.decks[0]
        random_step(table, chance)
    assert rest == table.decks[0]


# -- three and four players ----------------------------------------------------------------


@many
@pytest.mark.rule("BR-058", "BR-060")
def test_six_rounds_of_keeping_one_and_passing_the_rest_to_the_left(seats: int) -> None:
    table = GAME.new(seats, {}, "pass")
    for number in range(6):
        before = packs(table)
        assert [8 - number] * seats == [len(pack) for pack in before]
        kept = keep_first(table)
        left_over = [[*pack] for pack in before]
        for pack, card in zip(left_over, kept, strict=True):
            pack.remove(card)
        if number < 5:
            assert left_over == [packs(table)[(seat + 1) % seats] for seat in range(seats)]
    assert [6] * seats == [len(player.hand) for player in table.players]
    assert [(table.first, "TakeAction")] == asked(table)


@many
@pytest.mark.rule("BR-058")
def test_the_last_two_cards_are_not_passed_but_discarded_by_their_holder(seats: int) -> None:
    table = GAME.new(seats, {}, "last two")
    for _ in range(5):
        keep_first(table)
    before = packs(table)
    kept = keep_first(table)
    for seat, player in enumerate(table.players):
        expected = [*before[seat]]
        expected.remove(kept[seat])
        assert expected == names(player.left)
        assert [] == player.pack
    assert [] == table.discards, "nobody sees them"


# -- two players ---------------------------------------------------------------------------


@pytest.mark.rule("BR-059")
def test_two_players_keep_two_cards_in_each_of_three_rounds() -> None:
    table = GAME.new(2, {}, "two")
    hands: list[list[str]] = [[], []]
    for number in range(3):
        before = packs(table)
        assert [8 - 2 * number] * 2 == [len(pack) for pack in before]
        kept = keep_first_two(table)
        for seat in range(2):
            hands[seat] += kept[seat]
            for card in kept[seat]:
                before[seat].remove(card)
        assert [sorted(cards) for cards in hands] == [hand(table, seat) for seat in range(2)]
        if number < 2:
            assert [before[1], before[0]] == packs(table)
    assert before == [names(player.left) for player in table.players]
    assert [(table.first, "TakeAction")] == asked(table)


@pytest.mark.rule("BR-059")
def test_the_second_card_is_not_the_first_one_again() -> None:
    table = GAME.new(2, {}, "two")
    pack = packs(table)[0]
    single = next(card for card in pack if pack.count(card) == 1)
    tell(table, f"0 DraftCard {single}")
    assert single not in options(table, 0, "DraftSecondCard")
    assert {*pack} - {single} == {*options(table, 0, "DraftSecondCard")}


@pytest.mark.rule("BR-059")
def test_both_copies_of_a_card_may_be_kept() -> None:
    table = position(clan(), clan(), age=2)
    table.decks[1].sort(key=lambda card: NAMES[card] == "heimdalls_eye")
    table.do(PlayAge(2))
    assert 1 == options(table, 0, "DraftCard").count("heimdalls_eye"), "offered once"
    assert 3 == packs(table)[0].count("heimdalls_eye"), "the top of the deck"
    tell(table, "0 DraftCard heimdalls_eye", "0 DraftSecondCard heimdalls_eye")
    card = str(options(table, 1, "DraftCard")[0])
    tell(table, f"1 DraftCard {card}")
    tell(table, f"1 DraftSecondCard {options(table, 1, 'DraftSecondCard')[0]}")
    assert ["heimdalls_eye", "heimdalls_eye"] == hand(table, 0)


# -- secret and at the same time -----------------------------------------------------------


@many
@pytest.mark.rule("BR-060")
def test_packs_go_to_the_left_in_every_age(seats: int) -> None:
    table = GAME.new(seats, {}, "every age")
    chance = dice("every age")
    checked = []
    while table.questions():
        if table.phase == Phase.GIFTS and table.draft_round == 0 and not table.answered():
            before = [player.pack[:] for player in table.players]
            keep_first(table)
            for seat in range(seats):
                passed = table.players[(seat + 1) % seats].pack
                assert set(passed) < set(before[seat])
            checked.append(table.age)
        else:
            random_step(table, chance)
    assert [1, 2, 3] == checked


@each_count
@pytest.mark.rule("BR-061")
def test_a_choice_takes_effect_only_when_everyone_has_chosen_and_may_be_changed(
    seats: int,
) -> None:
    table = GAME.new(seats, {}, "secret")
    first, second, third = map(str, options(table, 0, "DraftCard")[:3])
    tell(table, f"0 DraftCard {first}")
    if seats == 2:
        assert [(0, "DraftSecondCard"), (1, "DraftCard")] == asked(table)
    else:
        assert 0 not in [seat for seat, _ in asked(table)]
    assert [] == hand(table, 0), "nothing is in force yet"
    tell(table, f"0 DraftCard {second}")
    if seats == 2:
        tell(table, f"0 DraftSecondCard {third}")
    for seat in range(1, seats):
        card = str(options(table, seat, "DraftCard")[0])
        tell(table, f"{seat} DraftCard {card}")
        if seats == 2:
            tell(table, f"1 DraftSecondCard {options(table, 1, 'DraftSecondCard')[0]}")
    kept = [second, third] if seats == 2 else [second]
    assert sorted(kept) == hand(table, 0)


@pytest.mark.rule("BR-061")
def test_a_choice_cannot_be_changed_once_everyone_has_chosen() -> None:
    table = GAME.new(3, {}, "too late")
    asked_first = question(table, 0, "DraftCard")
    pack = [*options(table, 0, "DraftCard")]
    keep_first(table)
    gone = next(card for card in pack if card not in options(table, 0, "DraftCard"))
    state = GAME.state_hash(table)
    with pytest.raises(IllegalAnswer):
        table.answer(asked_first, gone)
    assert state == GAME.state_hash(table)


@pytest.mark.rule("BR-232", "BR-228")
def test_a_pack_of_equal_cards_is_asked_for_like_any_other() -> None:
    """Who is not waited for in the last round would otherwise hold three cards of one name."""
    table = position(clan(), clan(), clan(), age=2)
    eyes = [card for card in table.decks[1] if NAMES[card] == "heimdalls_eye"]
    rest = [card for card in table.decks[1] if card not in eyes]
    for player, pack in zip(table.players, (eyes, rest[:3], rest[3:6]), strict=True):
        player.pack = pack
        table.decks[1] = [card for card in table.decks[1] if card not in pack]
    table.do(DraftRound(5))
    assert [0, 1, 2] == [seat for seat, _ in asked(table)]
    assert ["heimdalls_eye"] == options(table, 0, "DraftCard")


def test_a_card_that_is_not_in_the_pack_cannot_be_kept() -> None:
    table = GAME.new(3, {}, "pack")
    foreign = next(card for card in packs(table)[1] if card not in packs(table)[0])
    with pytest.raises(IllegalAnswer):
        tell(table, f"0 DraftCard {foreign}")
    assert [8, 8, 8] == [len(pack) for pack in packs(table)]


# -- the kept card, the first game, the hand -----------------------------------------------


@pytest.mark.rule("BR-056", "BR-063")
def test_a_card_kept_from_the_age_before_takes_no_part_in_the_draft() -> None:
    table = position(clan(hand="tyrs_smite"), clan(), clan(), age=1)
    table.do(PlayAge(2))
    for number in range(6):
        offered = [options(table, seat, "DraftCard") for seat in range(3)]
        pack = table.players[0].pack
        assert all(AGE[card] == 2 for card in pack)
        assert len(pack) == 8 - number
        assert all(offered)
        keep_first(table)
    assert [7, 6, 6] == [len(player.hand) for player in table.players]
    assert [1, 0, 0] == [sum(AGE[c] == 1 for c in p.hand) for p in table.players]


@each_count
@pytest.mark.rule("BR-062", "BR-063")
def test_in_a_first_game_all_eight_cards_of_age_one_are_the_hand(seats: int) -> None:
    table = GAME.new(seats, {"first_game": True}, "learn")
    assert [(table.first, "TakeAction")] == asked(table)
    assert [8] * seats == [len(player.hand) for player in table.players]
    assert [[]] * seats == [player.pack for player in table.players]
    chance = dice("learn")
    while table.age == 1:
        random_step(table, chance)
    assert [(seat, "DraftCard") for seat in range(seats)] == asked(table), "later ages draft"


@each_count
@pytest.mark.rule("BR-062")
def test_drafting_in_the_first_age_is_the_default(seats: int) -> None:
    assert GAME.settle_options({})["first_game"] is False
    table = GAME.new(seats, {}, "usual")
    assert [(seat, "DraftCard") for seat in range(seats)] == asked(table)


@each_count
@pytest.mark.rule("BR-063")
def test_the_hand_is_the_six_cards_kept(seats: int) -> None:
    table = GAME.new(seats, {}, "six")
    chance = dice("six")
    while table.phase == Phase.GIFTS:
        random_step(table, chance)
    assert [6] * seats == [len(player.hand) for player in table.players]
