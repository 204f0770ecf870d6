"""What the hints of questions promise: numbers of cards, limits, warriors, rows of Loki."""

from __future__ import annotations

import pytest

from games.valhalla.positions import attack, attack_monster, player, position, show, solo
from meadhall.core import Text, text
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import NAMES, ROWS
from meadhall.games.valhalla.components import DRAWS, MONSTER, PAIR_LIMIT, PARTY
from meadhall.games.valhalla.forecast import attack_chance
from meadhall.games.valhalla.piles import Draw
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.words import warrior_text
from meadhall.text import Texts
from tables import asked, options, question, tell

FULL = "bear_axeman bear_archer wolf_archer wolf_axeman"


def turn(table: Table) -> Table:
    table.do(TakeTurn(0))
    table.questions()
    return table


def action(table: Table, option: str) -> Text | None:
    return question(table, 0, "ChooseAction").hint(table, option)


@pytest.mark.rule("VA-042", "VA-043", "VA-044", "VA-045")
def test_an_action_says_what_it_can_do_now() -> None:
    mine = player(party="bear_axeman", hand="wolf_swordsman stag_axeman")
    table = turn(position(mine, player(party="stag_archer"), player(party="boar_axeman")))
    best = max(attack_chance(table, 0, 1), attack_chance(table, 0, 2))
    assert text("hint-targets", count=2, percent=best) == action(table, "attack")
    assert text("hint-draw", draw=DRAWS[0][0]) == action(table, "draw")
    assert text("hint-two", limit=PAIR_LIMIT) == action(table, "two")
    assert text("hint-room") == action(table, "one")
    assert PARTY == len(FULL.split())
    table = turn(position(player(party=FULL, hand="wolf_swordsman"), player(party="stag_archer")))
    assert text("hint-full") == action(table, "one")
    best = attack_chance(table, 0, 1)
    assert text("hint-targets", count=1, percent=best) == action(table, "attack")


@pytest.mark.rule("VA-043")
def test_one_of_two_warriors_to_add_is_told_by_the_symbols_it_takes() -> None:
    table = turn(position(player(party="bear_axeman", hand="bear_reaver wolf_axeman"), player()))
    tell(table, "0 ChooseAction two")
    hint = question(table, 0, "AddWarrior").hint(table, "bear_reaver")
    printed = warrior_text("bear_reaver")
    assert text("hint-add", warrior=printed, symbols=2, limit=PAIR_LIMIT) == hint
    tell(table, "0 AddWarrior bear_reaver")
    hint = question(table, 0, "AddWarrior").hint(table, "wolf_axeman")
    printed = warrior_text("wolf_axeman")
    assert text("hint-add", warrior=printed, symbols=1, limit=PAIR_LIMIT - 2) == hint


@pytest.mark.rule("VA-042")
def test_a_single_warrior_to_add_takes_any_number_of_symbols() -> None:
    table = turn(position(player(party="bear_axeman", hand="bear_veteran wolf_axeman"), player()))
    tell(table, "0 ChooseAction one")
    printed = warrior_text("bear_veteran")
    assert printed == question(table, 0, "AddWarrior").hint(table, "bear_veteran")


@pytest.mark.rule("VA-030")
def test_a_first_warrior_is_told_by_clan_strength_glory_and_weapons() -> None:
    table = GAME.new(2, {"first_game_jarls": True, "first_player": 0}, "hints")
    ((seat, name),) = asked(table)
    assert "TakeFirstWarrior" == name
    for warrior in options(table, seat, name):
        row = ROWS[str(warrior)]
        hint = question(table, seat, name).hint(table, warrior)
        assert hint is not None
        assert "show-warrior-card" == hint.key
        told = (text(f"clan-{row.clan}"), row.strength, row.glory)
        assert told == (hint.args["clan"], hint.args["strength"], hint.args["glory"])


@pytest.mark.rule("VA-044")
def test_a_target_is_told_by_warriors_shields_and_hand() -> None:
    table = turn(
        position(
            player(party="bear_axeman", hand="fury"),
            player(party="stag_archer stag_axeman", shields=3, hand="fury"),
            player(party="boar_axeman"),
        )
    )
    tell(table, "0 ChooseAction attack")
    assert question(table, 0, "ChooseTarget").hint(table, 1) == text(
        "hint-target",
        percent=attack_chance(table, 0, 1),
        stake=text("stake-new"),
        warriors=2,
        shields=3,
        hand=1,
    )
    table.players[0].captured[1] = 1
    told = question(table, 0, "ChooseTarget").hint(table, 1)
    assert told is not None
    assert text("stake-known") == told.args["stake"]
    table.players[1].shields = 1
    told = question(table, 0, "ChooseTarget").hint(table, 1)
    assert told is not None
    assert text("stake-last") == told.args["stake"]


@pytest.mark.rule("VA-155", "VA-157")
@pytest.mark.card("loki_4")
def test_a_row_of_loki_says_what_it_gives() -> None:
    table = position(
        player(party="stag_axeman", hand="fury"),
        player(party="bear_axeman wolf_swordsman"),
        player(),
        loki="loki_4",
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight stag_axeman", "0 Fight end")
    show(table, 1, "blank")
    tell(table, "1 Fight end")
    bonus = question(table, 1, "TakeLokiBonus")
    for row in options(table, 1, "TakeLokiBonus"):
        told = None if row == "pass" else text(f"loki_4_row{row}")
        assert told == bonus.hint(table, row)


@pytest.mark.rule("VA-269", "VA-273")
def test_a_warrior_for_a_limited_valhalla_is_told_with_the_room_there() -> None:
    table = solo(player(party="bear_axeman bear_archer", valhalla="bear_reaver"), "garm_1")
    table.monster_dice = [0]
    attack_monster(table, "axe bow")
    tell(table, "0 Fight bear_axeman", "0 Fight bear_archer", "0 Fight end")
    room = table.cap - ROWS["bear_reaver"].glory
    send = question(table, 0, "SendFitting")
    assert send.hint(table, "bear_archer") == text(
        "hint-cap", glory=ROWS["bear_archer"].glory, room=room
    )
    assert send.hint(table, "done") is None


@pytest.mark.rule("VA-200")
@pytest.mark.card("dwarf_smith_1")
def test_a_smith_says_what_a_card_is_worth() -> None:
    table = position(
        player(party="dwarf_smith_1", hand="bear_axeman"),
        player(party="wolf_swordsman"),
        dwarves=True,
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare pass")
    show(table, 0, "shield")
    tell(table, "0 Fight dwarf_smith_1")
    forge = question(table, 0, "ForgeWeapon")
    assert text("hint-strength", strength=3) == forge.hint(table, "bear_axeman")
    assert forge.hint(table, "pass") is None


def test_a_warrior_is_told_by_what_is_printed_wherever_it_can_be_chosen() -> None:
    table = position(player(party="bear_archer"), player())
    for name in ("fury", "bear_axeman"):
        card = next(card for card in table.deck if NAMES[card] == name)
        table.deck.remove(card)
        table.deck.append(card)
    table.do(Draw(0, 2, 1))
    kept = question(table, 0, "KeepCard")
    assert warrior_text("bear_axeman") == kept.hint(table, "bear_axeman")
    assert kept.hint(table, "fury") is None
    table = turn(position(player(party=FULL, hand="wolf_swordsman"), player()))
    tell(table, "0 ChooseAction one", "0 AddWarrior wolf_swordsman")
    leaving = question(table, 0, "DiscardWarrior")
    assert warrior_text("wolf_axeman") == leaving.hint(table, "wolf_axeman")


@pytest.mark.rule("VA-006")
@pytest.mark.card("bernhard")
def test_an_ability_of_a_jarl_is_told_without_the_other() -> None:
    table = position(player(jarl="sigurd", party="bear_axeman"), player(party="stag_archer"))
    attack(table, 0, 1, "axe bow")
    fight = question(table, 0, "Fight")
    told = fight.hint(table, "jarl")
    assert text("show-ability", jarl="sigurd") == told
    said = Texts("valhalla", "en").say(told)
    assert "reroll up to 3 free dice" in said
    assert "any number of dice" not in said


# -- what an attack promises -----------------------------------------------------------------


def forecast(ours: str, theirs: str) -> int:
    return attack_chance(position(player(party=ours), player(party=theirs)), 0, 1)


@pytest.mark.rule("VA-044", "VA-088")
def test_the_chance_of_an_attack_follows_both_parties() -> None:
    alone = forecast("bear_axeman", "bear_reaver")
    assert 0 < alone < forecast("bear_axeman bear_archer bear_spearman", "bear_reaver")
    assert forecast("bear_axeman bear_archer", "wolf_scout") > forecast("bear_axeman", "wolf_scout")
    assert 99 > forecast("bear_axeman", "stag_archer") > 90, "nearly sure is not sure"
    assert 0 == forecast("", "stag_archer")


@pytest.mark.rule("VA-267")
def test_the_chance_against_a_monster_counts_the_valhalla() -> None:
    poor = solo(player(party="bear_reaver"), "garm_1")
    rich = solo(player(party="bear_reaver", valhalla="stag_veteran bear_veteran"), "garm_1")
    hint = question(turn(rich), 0, "ChooseAction").hint(rich, "attack")
    assert hint is not None
    assert "hint-monster" == hint.key
    assert attack_chance(poor, 0, MONSTER) < attack_chance(rich, 0, MONSTER)


@pytest.mark.rule("VA-044", "VA-100")
def test_the_view_of_who_acts_names_targets_with_chance_and_stake() -> None:
    table = turn(
        position(
            player(party="bear_axeman", captured="1"),
            player(party="stag_archer", shields=1),
            player(party="boar_axeman"),
            player(),
        )
    )
    before = GAME.state_hash(table)
    targets = GAME.view(table, 0)["mine"]["targets"]
    assert before == GAME.state_hash(table)
    assert [(1, False, True), (2, True, False)] == [
        (each["seat"], each["new"], each["last"]) for each in targets
    ]
    assert [attack_chance(table, 0, seat) for seat in (1, 2)] == [t["percent"] for t in targets]
    assert [] == GAME.view(table, 1)["mine"]["targets"]


@pytest.mark.rule("VA-006", "VA-010")
@pytest.mark.parametrize(
    ("jarl", "party", "outside"),
    [("sigurd", FULL, True), ("sigurd", "bear_axeman", False), ("bernhard", FULL, None)],
)
def test_whether_the_second_ability_is_in_force_is_seen(
    jarl: str, party: str, outside: bool | None
) -> None:
    table = position(player(jarl=jarl, party=party), player(party="stag_archer"))
    assert outside == GAME.view(table, 1)["players"][0]["second"]
    attack(table, 0, 1, "axe")
    fighting = False if jarl == "bernhard" else outside
    assert fighting == GAME.view(table, 1)["players"][0]["second"]
