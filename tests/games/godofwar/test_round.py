"""Rounds, the upgrade phase, hand limits (GW-031 to GW-040, GW-144 to GW-155, GW-202 to GW-205)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    discarded,
    fell,
    figure,
    hand,
    hero,
    position,
    reveal,
    run,
    tiny,
    top,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.flipping import HurtEnemy
from meadhall.games.godofwar.journey import clean_up
from meadhall.games.godofwar.round import (
    DrawUp,
    EndOfRound,
    ExtraSceneActivation,
    PassFirstPlayer,
    PlayRound,
    StoreOffer,
    UpgradePhase,
)
from meadhall.games.godofwar.table import Table
from tables import asked, options, said, tell

QUIET = tiny()


def quiet(*seats: object, **more: object) -> Table:
    return position(*seats, scene=QUIET, **more)  # type: ignore[arg-type]


@pytest.mark.rule("GW-031", "GW-032", "GW-039", "GW-040", "GW-144", "GW-145", "GW-155")
def test_a_round_runs_through_its_phases_and_the_next_one_follows() -> None:
    table = run(quiet(hero("kratos", at=1), hero("freya", at=2)), PlayRound())
    seen: list[tuple[int, str, int]] = []
    while len(seen) < 9:
        (question,) = table.questions()
        if question.name not in ("PlaySpecial",):
            seen.append((question.seat, question.name, table.phase))
        choices = table.options(question)
        table.answer(
            question, "end" if "end" in choices else choices[-1 if "pass" in choices else 0]
        )
    assert [
        (0, "HeroAction", 2),
        (0, "RevealRune", 3),
        (1, "HeroAction", 2),
        (1, "RevealRune", 3),
        (0, "RevealRune", 4),
        (0, "TakeUpgrade", 5),
        (1, "TakeUpgrade", 5),
        (1, "HeroAction", 2),
        (1, "RevealRune", 3),
    ] == seen, "then the next player begins"


@pytest.mark.rule("GW-145", "GW-215")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_round_offers_as_many_upgrades_as_players_and_one(seats: int) -> None:
    heroes = [hero("kratos", at=1), hero("freya", at=2), hero("atreus", at=3)]
    table = run(quiet(*heroes[:seats]), PlayRound())
    while asked(table)[0][1] != "TakeUpgrade":
        (question,) = table.questions()
        choices = table.options(question)
        table.answer(question, "end" if "end" in choices else choices[-1])
    assert seats + 1 == len(table.offer)


@pytest.mark.rule("GW-033", "GW-224")
def test_mimirs_host_is_chosen_before_anybody_draws() -> None:
    table = quiet(hero("kratos", at=1), hero("mimir"), hero("freya", at=3), host="kratos")
    run(table, PlayRound())
    assert ["kratos", "freya"] == options(table, 1, "ChooseHost"), "the same may be kept"
    assert [[], [], []] == [player.hand for player in table.players]


@pytest.mark.rule("GW-034", "GW-202")
def test_everybody_draws_up_to_seven() -> None:
    table = run(quiet(hero("kratos", hand="kr_axe_1 kr_axe_2")), DrawUp(0))
    assert 7 == len(table.players[0].hand)


@pytest.mark.rule("GW-035")
def test_an_empty_deck_is_replaced_by_the_discard_pile_while_drawing() -> None:
    table = quiet(hero("kratos", deck="kr_axe_1", discard="kr_axe_2 kr_guard kr_mod_1"))
    run(table, Draw(0, 3))
    assert 3 == len(table.players[0].hand)
    assert "kr_axe_1" in hand(table)
    assert 1 == len(table.players[0].deck)
    run(table, Draw(0, 5))
    assert 4 == len(table.players[0].hand), "both empty: drawing stops"


@pytest.mark.rule("GW-036")
def test_players_draw_in_turn_order_from_the_first() -> None:
    table = quiet(hero("kratos"), hero("freya", at=2), first=1)
    run(table, PlayRound())
    drawn = [line.args["seat"] for line in table.log if line.key == "draws"]
    assert [1, 0] == drawn


@pytest.mark.rule("GW-037")
def test_a_stun_card_leaves_the_hand_one_short() -> None:
    table = quiet(hero("kratos"))
    table.players[0].deck.append(table.piles[0].pop())
    run(table, DrawUp(0))
    assert 6 == len(table.players[0].hand)


@pytest.mark.rule("GW-038")
def test_nobody_draws_for_unconscious_heroes() -> None:
    table = quiet(hero("kratos"), hero("freya", at=2))
    fell(table, "kratos")
    run(table, DrawUp(0))
    assert [] == hand(table)


@pytest.mark.rule("GW-250")
def test_no_drawing_goes_on_for_ever() -> None:
    table = quiet(hero("kratos", deck="", discard="stun poison"))
    run(table, Draw(0, 3))
    assert ["stun", "poison"] == discarded(table), "nothing else is left to draw"
    table = quiet(
        hero("kratos", deck="poison poison poison kr_axe_1", damage=8), hero("freya", at=2)
    )
    run(table, Draw(0, 2))
    assert figure(table, "kratos").down
    assert ["poison", "kr_axe_1"] == top(table, 0, 2), "it stops when the last hero falls"
    table = quiet(hero("kratos", deck="stun", discard="kr_axe_1 kr_axe_2"))
    run(table, Draw(0, 4))
    assert 10 == len(table.piles[0]) + len([c for c in discarded(table) if c == "stun"])


@pytest.mark.rule("GW-146")
def test_end_of_round_rules_follow_the_extra_activation() -> None:
    table = position(
        hero("kratos", at=2), hero("freya", at=1), scene="muspelheim", back="h1", damage={"h1": 24}
    )
    run(table, EndOfRound())
    assert (1, 0) == (figure(table, "kratos").damage, figure(table, "freya").damage)


@pytest.mark.rule("GW-264")
def test_extra_reveals_come_one_after_another_and_join_the_offer() -> None:
    table = quiet(hero("kratos"), obstacles="sigrun", runes="fehu uruz")
    run(table, ExtraSceneActivation())
    tell(table, "0 RevealRune reveal")
    assert [(0, "RevealRune")] == asked(table)
    tell(table, "0 RevealRune reveal")
    assert 2 == len(table.offer)


# -- upgrade phase ---------------------------------------------------------------------


def upgrading(**more: object) -> Table:
    table = quiet(
        hero("kratos", hand="kr_axe_1", discard="kr_guard"),
        hero("freya", at=2, hand="fr_mend"),
        offer="up_mod_4:fehu up_def_2 up_mod_2",
        **more,
    )
    return run(table, UpgradePhase(False))


@pytest.mark.rule("GW-147")
def test_hands_are_discarded_first() -> None:
    table = upgrading()
    assert [[], []] == [player.hand for player in table.players]
    assert ["kr_guard", "kr_axe_1"] == discarded(table)


@pytest.mark.rule("GW-148", "GW-152")
def test_from_the_first_player_on_everybody_takes_a_card_onto_the_deck() -> None:
    table = upgrading(first=1)
    assert [(1, "TakeUpgrade")] == asked(table)
    tell(table, "1 TakeUpgrade up_def_2")
    assert ["up_def_2"] == top(table, 1)
    assert ["up_mod_2", "up_mod_4", "remove"] == options(table, 0, "TakeUpgrade")


@pytest.mark.rule("GW-149", "GW-150", "GW-151")
def test_or_removes_a_card_from_the_discard_pile_for_good() -> None:
    table = upgrading()
    tell(table, "0 TakeUpgrade remove", "0 RemoveCard kr_guard")
    assert ["kr_guard"] == [NAMES[each] for each in table.removed]
    assert [(1, "TakeUpgrade")] == asked(table), "exactly one of the two"


@pytest.mark.rule("GW-151", "GW-175")
def test_with_neither_possible_nothing_is_done() -> None:
    table = run(quiet(hero("kratos")), UpgradePhase(False))
    assert [(0, "Rest")] == asked(table)
    table = run(quiet(hero("kratos", discard="kr_guard")), UpgradePhase(True))
    assert ["remove", "nothing"] == options(table, 0, "TakeUpgrade"), (
        "after a quest one may decline"
    )


@pytest.mark.rule("GW-153")
def test_cards_not_chosen_go_under_the_deck_in_the_order_revealed() -> None:
    table = quiet(hero("kratos"), offer="up_mod_4 up_def_2")
    run(table, StoreOffer())
    assert ["up_def_2", "up_mod_4"] == [NAMES[each] for each in table.upgrades[:2]]
    assert 2 == table.under


@pytest.mark.rule("GW-154")
@pytest.mark.card("up_melee_2")
def test_a_rune_means_nothing_once_a_player_owns_the_card() -> None:
    table = position(hero("kratos", at=1, hand="up_melee_2"), die=(0,))
    from games.godofwar.positions import acting

    acting(table)
    tell(table, "0 HeroAction up_melee_2")
    assert "rune-revealed" not in said(table)


@pytest.mark.rule("GW-155")
def test_the_first_player_token_goes_clockwise() -> None:
    table = quiet(hero("kratos"), hero("freya", at=2), first=1)
    run(table, PassFirstPlayer())
    assert 0 == table.first


@pytest.mark.rule("GW-155")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_the_new_first_player_is_told_unless_there_is_nobody_else(others: int) -> None:
    boards = ("kratos", "freya", "atreus")
    table = quiet(*[hero(board) for board in boards[: 1 + others]])
    run(table, PassFirstPlayer())
    told = [line.args for line in table.log if line.key == "first-player"]
    assert ([{"seat": 1}] if others else []) == told


# -- hand limit -----------------------------------------------------------------------------


@pytest.mark.rule("GW-203", "GW-204", "GW-176")
def test_hand_limits_change_for_the_next_drawing_and_until_the_quest_ends() -> None:
    table = quiet(hero("kratos", hand="kr_axe_1 kr_axe_2"), hero("freya", at=2))
    carry_out(table, ("obstacle", "magni_modi"), -1, seat=0)
    table.questions()
    assert [6, 6] == [each["limit"] for each in GAME.view(table, 0)["players"]]
    assert 2 == len(hand(table)), "nobody draws or discards at once"
    for _ in range(9):
        carry_out(table, ("obstacle", "magni_modi"), -1, seat=0)
        table.questions()
    assert 1 == GAME.view(table, 0)["players"][0]["limit"], "never below 1"
    clean_up(table)
    assert 7 == GAME.view(table, 0)["players"][0]["limit"]


@pytest.mark.rule("GW-203")
def test_a_change_for_the_round_ends_with_it() -> None:
    table = quiet(hero("kratos"), obstacles="")
    carry_out(table, ("obstacle", "muspelheim"), -1, seat=0)
    table.questions()
    assert 6 == GAME.view(table, 0)["players"][0]["limit"]
    run(table, EndOfRound())
    assert 7 == GAME.view(table, 0)["players"][0]["limit"]


@pytest.mark.rule("GW-204")
def test_a_raised_limit_counts_at_the_next_preparation() -> None:
    table = position(hero("kratos", at=1), scene="muspelheim", damage={"t1": 5}, runes="fehu")
    from games.godofwar.positions import card

    run(table, HurtEnemy(card(table, "t1"), 1, 0), DrawUp(0))
    assert 8 == len(table.players[0].hand)
    reveal(table)
