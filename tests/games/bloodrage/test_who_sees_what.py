"""Who may see what: views, prompts, log and errors (BR-226 to BR-235)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import act, clan, position
from games.bloodrage.secrets import cards_in, offer, random_game
from meadhall.core import Answer, IllegalAnswer, Recent, answer_by_name
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import DiscardPhase, QuestPhase
from meadhall.games.bloodrage.table import Phase, Table
from tables import asked, dice, options, tell

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def readable(table: Table, seat: int | None) -> list[tuple[str, str]]:
    """The log lines that a seat may read, as key and words."""
    return [(line.key, str(line.args)) for line in table.log if line.seat in (None, seat)]


@each_count
def test_what_is_remembered_of_a_view_is_what_would_be_made_anew(seats: int) -> None:
    recent, kept, board = Recent(), 0, None
    for number in range(4):
        for table, _, _ in random_game(seats, f"new {number}"):
            view = GAME.public_view(table, recent)
            assert GAME.view(table, None) == view
            kept += view["provinces"] is board
            board = view["provinces"]
    assert kept > 100


# -- public --------------------------------------------------------------------------------


@pytest.mark.rule("BR-226")
def test_everything_on_the_table_is_public() -> None:
    table = position(
        clan(
            hand="tyrs_bash troll",
            quests="q_manheim_1",
            upgrades="lokis_domain valkyrie",
            rage=4,
            glory=9,
            stats=(2, 1, 3),
            gimle="leader warrior*2 valkyrie",
            fjord_nw="ship",
            valhalla="warrior",
        ),
        clan(passed=True, rage=0),
        age=2,
        first=1,
        pillaged="gimle",
        destroyed="horgr",
        doom="andlang",
        ragnarok="utgard andlang elvagar",
        tokens="elvagar=token_axes",
    )
    act(table)
    for viewer in (0, 1, None):
        view = GAME.view(table, viewer)
        one, two = view["players"]
        places = {each["name"]: each for each in (*view["provinces"], *view["fjords"])}
        assert (2, "action", 1) == (view["age"], view["phase"], view["first"])
        assert [{"leader": 1, "valkyrie": 1, "warrior": 2}, {}] == places["gimle"]["figures"]
        assert [{"ship": 1}, {}] == places["fjord_nw"]["figures"]
        assert [3 + 2 + 2 + 2, 0] == places["gimle"]["strength"]
        assert ("token_rage", True) == (places["gimle"]["token"], places["gimle"]["pillaged"])
        assert ("token_axes", False) == (
            places["elvagar"]["token"],
            places["elvagar"]["pillaged"],
        )
        assert (True, None) == (places["horgr"]["destroyed"], places["horgr"]["token"])
        assert (5, 1) == (places["gimle"]["villages"], places["gimle"]["free"])
        assert places["andlang"]["doomed"]
        assert "andlang" == view["doom"]
        assert ["utgard", "andlang", "elvagar"] == view["ragnarok"]
        assert (9, 4, False) == (one["glory"], one["rage"], one["passed"])
        assert (0, 0, True) == (two["glory"], two["rage"], two["passed"])
        assert [2, 1, 3] == [one["stats"][stat]["step"] for stat in ("rage", "axes", "horns")]
        assert [7, 3, 6] == [one["stats"][stat]["value"] for stat in ("rage", "axes", "horns")]
        assert {"leader": 1, "ship": 1, "warrior": 8} == two["reserve"]
        assert {"warrior": 1} == one["valhalla"]
        assert ["lokis_domain", None, None] == one["upgrades"]["clan"]
        assert ["valkyrie", None] == one["upgrades"]["monster"]
        assert (2, 1) == (one["hand"], one["quests"])
        assert len(table.decks[1]) == view["undealt"]


@each_count
@pytest.mark.rule("BR-226", "BR-233")
def test_the_public_part_is_the_same_for_all_and_all_that_a_spectator_sees(seats: int) -> None:
    for number, (table, _, _) in enumerate(random_game(seats, f"public {seats}")):
        if number % 7 == 0:
            spectator = GAME.view(table, None)
            assert spectator["mine"] is None
            for seat in range(seats):
                view = GAME.view(table, seat)
                assert seat == view.pop("seat")
                assert view.pop("mine") is not None
                assert view == {k: v for k, v in spectator.items() if k not in ("seat", "mine")}


# -- private -------------------------------------------------------------------------------


@pytest.mark.rule("BR-227", "BR-229")
def test_hand_quests_and_own_discards_are_for_their_owner_alone() -> None:
    mine = clan(hand="tyrs_bash troll", quests="q_manheim_1", thrown="lokis_trickery")
    table = act(position(mine, clan(hand="tyrs_smash")), 0)
    view = GAME.view(table, 0)
    assert ["troll", "tyrs_bash"] == sorted(view["mine"]["hand"])
    assert ["q_manheim_1"] == view["mine"]["quests"]
    assert ["lokis_trickery"] == view["mine"]["thrown"]
    for other in (1, None):
        seen = cards_in(GAME.view(table, other))
        assert seen.isdisjoint({"tyrs_bash", "troll", "q_manheim_1", "lokis_trickery"})
    assert ["tyrs_smash"] == GAME.view(table, 1)["mine"]["hand"]


@each_count
@pytest.mark.rule("BR-227", "BR-228")
def test_in_the_draft_others_see_the_size_of_packs_and_who_has_chosen(seats: int) -> None:
    table = GAME.new(seats, {}, "draft")
    before = GAME.view(table, seats - 1)
    assert [8] * seats == [player["pack"] for player in before["players"]]
    assert [*range(seats)] == before["waiting"]
    assert 8 == len(before["mine"]["pack"])
    assert not cards_in({**before, "mine": None}), "no card of another pack stands in the view"
    first, second = map(str, options(table, 0, "DraftCard")[:2])
    views = []
    for card in (first, second):
        tell(table, f"0 DraftCard {card}")
        if seats == 2:
            tell(table, f"0 DraftSecondCard {options(table, 0, 'DraftSecondCard')[0]}")
        views.append(GAME.view(table, seats - 1))
    assert views[0] == views[1], "which card it is does not show"
    assert [*range(1, seats)] == views[0]["waiting"]
    assert [8] * seats == [player["pack"] for player in views[0]["players"]]


@each_count
@pytest.mark.rule("BR-227", "BR-058")
def test_what_is_kept_in_the_draft_is_told_to_nobody_else(seats: int) -> None:
    for table, _, _ in random_game(seats, f"told {seats}"):
        if table.phase != Phase.GIFTS:
            break
    keeps = [line for line in table.log if line.key == "you-keep"]
    assert 6 * seats == len(keeps)
    assert [*range(seats)] == sorted({int(str(line.seat)) for line in keeps})
    assert "you-keep" not in [key for key, _ in readable(table, None)]


@each_count
@pytest.mark.rule("BR-229")
def test_undealt_and_left_over_cards_are_seen_by_nobody_but_their_holder(seats: int) -> None:
    for table, _, _ in random_game(seats, f"left {seats}"):
        if table.phase == Phase.ACTION:
            break
    for seat in range(seats):
        view = GAME.view(table, seat)
        assert 2 == len(view["mine"]["left"]), "one may recall one's own"
        assert not cards_in({**view, "mine": None})
    assert not cards_in(GAME.view(table, None))


# -- battle cards --------------------------------------------------------------------------


def met_in_battle() -> Table:
    table = position(
        clan(hand="tyrs_bash lokis_domain", gimle="leader"),
        clan(hand="tyrs_smash q_manheim_1", gimle="warrior"),
        clan(),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage")
    assert [(0, "CommitCard"), (1, "CommitCard")] == asked(table)
    return table


@pytest.mark.rule("BR-230", "BR-131")
def test_a_face_down_battle_card_is_known_to_its_owner_alone() -> None:
    seen = []
    for card in ("tyrs_bash", "lokis_domain"):
        table = met_in_battle()
        tell(table, f"0 CommitCard {card}")
        seen.append([GAME.view(table, other) for other in (1, 2, None)])
        assert [1] == GAME.view(table, 2)["waiting"]
        assert "tyrs_bash" not in str(readable(table, 1))
    assert seen[0] == seen[1]


@pytest.mark.rule("BR-230")
def test_revealed_cards_are_public_and_stay_known_in_the_hand_they_return_to() -> None:
    table = met_in_battle()
    tell(table, "0 CommitCard tyrs_bash", "1 CommitCard q_manheim_1")
    for other in (0, 1, 2, None):
        shown = [args for key, args in readable(table, other) if key == "reveals"]
        assert 2 == len(shown)
        assert "AddCard" in {name for _, name in asked(table)}
        assert [["tyrs_bash"], ["q_manheim_1"], []] == GAME.view(table, other)["battle"]["cards"]
    tell(table, "0 AddCard pass", "1 AddCard pass")
    for other in (0, 2, None):
        view = GAME.view(table, other)
        assert ["q_manheim_1"] == view["players"][1]["seen"]
        assert ["tyrs_bash"] == view["discards"]
        assert "tyrs_smash" not in cards_in(view["players"][1]), "the rest of the hand is secret"


@pytest.mark.rule("BR-230")
@pytest.mark.card("lokis_poison")
def test_a_card_that_moves_by_lokis_poison_is_known_where_it_goes() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="leader"), clan(hand="lokis_poison", gimle="warrior"), clan()
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "0 CommitCard tyrs_bash", "1 CommitCard lokis_poison")
    assert ["lokis_poison", "tyrs_bash"] == sorted(GAME.view(table, 2)["players"][1]["seen"])


@pytest.mark.rule("BR-234")
def test_a_card_added_after_the_reveal_is_public_at_once() -> None:
    table = position(
        clan(hand="tyrs_bash heimdalls_eye", gimle="leader"),
        clan(hand="tyrs_smash troll", gimle="warrior"),
        clan(),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage", "0 CommitCard tyrs_bash", "1 CommitCard tyrs_smash")
    tell(table, "0 AddCard heimdalls_eye")
    assert ["tyrs_bash", "heimdalls_eye"] == GAME.view(table, 2)["battle"]["cards"][0]
    tell(table, "1 AddCard pass")
    line = next(line for line in table.log if line.key == "adds-nothing")
    assert {"seat": 1} == dict(line.args), "declining shows only that"


@pytest.mark.rule("BR-232", "BR-142")
def test_with_or_without_a_late_card_the_same_is_asked() -> None:
    """Seat 1 holds a white-disc card or does not: nobody else sees a difference."""
    views = []
    for other_card in ("heimdalls_eye", "valkyrie"):
        table = position(
            clan(hand="tyrs_bash lokis_domain", gimle="leader"),
            clan(hand=f"tyrs_smash {other_card}", gimle="warrior"),
            clan(),
        )
        act(table, 0)
        tell(table, "0 TakeAction pillage", "0 CommitCard tyrs_bash", "1 CommitCard tyrs_smash")
        tell(table, "0 AddCard pass")
        assert [(1, "AddCard")] == asked(table)
        views.append([GAME.view(table, 0), GAME.view(table, 2), GAME.view(table, None)])
    assert views[0] == views[1]


# -- quests and discards -------------------------------------------------------------------


@pytest.mark.rule("BR-231", "BR-173")
def test_all_committed_quests_are_revealed_fulfilled_or_not() -> None:
    table = position(
        clan(quests="q_alfheim_1", gimle="leader"), clan(quests="q_manheim_1 q_yggdrasil_1"), clan()
    )
    act(table, 2)
    assert not cards_in(GAME.view(table, 2))
    table.agenda.clear()
    table.do(QuestPhase())
    assert [(0, "RaiseStat")] == asked(table)
    revealed = {"q_alfheim_1", "q_manheim_1", "q_yggdrasil_1"}
    for other in (0, 1, 2, None):
        assert revealed == set(GAME.view(table, other)["discards"])
    tell(table, "0 RaiseStat axes")
    told = [line for line in table.log if line.key.startswith("quest-")]
    assert {"quest-fulfilled", "quest-failed"} == {line.key for line in told}
    assert revealed == {line.args["card"] for line in told}
    assert {None} == {line.seat for line in told}


@pytest.mark.rule("BR-235", "BR-229", "BR-171")
def test_after_the_discard_phase_it_shows_whether_a_card_was_kept_and_not_which() -> None:
    seen = []
    for kept in ("tyrs_bash", "troll"):
        table = position(clan(hand="tyrs_bash troll lokis_trickery"), clan(hand="tyrs_smash"))
        table.do(DiscardPhase())
        tell(table, f"0 SaveCard {kept}", "1 SaveCard none")
        act(table, 0)
        views = [GAME.view(table, other) for other in (1, None)]
        assert [1, 0] == [player["hand"] for player in views[0]["players"]]
        seen.append((views, readable(table, 1)))
        thrown = {"tyrs_bash", "troll", "lokis_trickery"} - {kept}
        assert thrown == set(GAME.view(table, 0)["mine"]["thrown"]), "recalled by its owner"
    assert seen[0] == seen[1]


# -- prompts, log, errors ------------------------------------------------------------------


@each_count
@pytest.mark.rule("BR-232")
def test_prompts_options_and_hints_do_not_depend_on_what_is_hidden(seats: int) -> None:
    asked_for = 0
    for number, (table, _, chance) in enumerate(random_game(seats, f"prompts {seats}")):
        if number % 3 == 0:
            for seat in range(seats):
                other = GAME.hidden(table, seat, chance)
                assert offer(table, seat) == offer(other, seat)
                asked_for += bool(offer(table, seat))
    assert asked_for > 20


@each_count
@pytest.mark.rule("BR-230", "BR-232")
def test_the_log_names_only_cards_that_its_reader_sees(seats: int) -> None:
    """Each line is held against the views of its reader just before and just after it."""
    named = 0
    for seed in range(2):
        before: Table | None = None
        for table, _, _ in random_game(seats, f"log {seats} {seed}"):
            for line in table.log:
                cards = cards_in(line)
                named += len(cards)
                readers = (None, *range(seats)) if line.seat is None else (line.seat,)
                for reader in readers if cards else ():
                    seen = cards_in([GAME.view(each, reader) for each in (before, table) if each])
                    assert cards <= seen, (line, reader)
            table.log.clear()
            before = table.clone()
    assert named > 80


@each_count
@pytest.mark.rule("BR-232")
def test_errors_tell_a_seat_nothing_that_it_does_not_see(seats: int) -> None:
    names = ["DraftCard", "DraftSecondCard", "TakeAction", "ChooseUpgrade", "ChooseSlot"]
    names += ["ChooseQuest", "CommitCard", "AddCard", "KeepCard", "SaveCard", "RaiseStat"]

    def refusals(table: Table, seat: int) -> list[str]:
        found = []
        for name in names:
            with pytest.raises(IllegalAnswer) as refused:
                answer_by_name(table, Answer(seat, name, "no_such_thing"))
            found.append(str(refused.value))
        return found

    for number, (table, _, chance) in enumerate(random_game(seats, f"errors {seats}")):
        if number % 9 == 0:
            for seat in range(seats):
                other = GAME.hidden(table, seat, chance)
                assert refusals(table, seat) == refusals(other, seat)


@pytest.mark.rule("BR-232")
def test_the_question_of_another_seat_cannot_be_answered_nor_looked_into() -> None:
    table = met_in_battle()
    with pytest.raises(IllegalAnswer) as refused:
        answer_by_name(table, Answer(2, "CommitCard", "tyrs_smash"))
    assert "CommitCard is not asked of seat 2 now" == str(refused.value)


@pytest.mark.rule("BR-233")
def test_a_spectator_is_asked_nothing_and_a_hidden_world_of_a_spectator_looks_the_same() -> None:
    for number, (table, _, _) in enumerate(random_game(3, "spectator")):
        if number % 5 == 0:
            other = GAME.hidden(table, None, dice(f"spectator {number}"))
            assert GAME.view(table, None) == GAME.view(other, None)
