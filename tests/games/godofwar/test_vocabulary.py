"""Every word that scenes are written in does what docs/writing-a-scene.md says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.godofwar.positions import (
    acting,
    card,
    damages,
    discarded,
    enemy,
    figure,
    hand,
    hero,
    on_card,
    position,
    reveal,
    run,
    side,
    tiny,
    top,
)
from meadhall.games.godofwar.conditions import distance, holds
from meadhall.games.godofwar.enemies import armor_left, health_left
from meadhall.games.godofwar.hero_activation import HeroActivation
from meadhall.games.godofwar.round import EndOfRound, ExtraSceneActivation
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.vocabulary import (
    CONDITIONS,
    EFFECTS,
    EXTRAS,
    FLIPS,
    HERO_WORDS,
    RULES,
    SYMBOLS,
    Condition,
)
from tables import asked, options, tell

GUIDE = Path(__file__).parents[3] / "docs/writing-a-scene.md"
ELSEWHERE = '[[{ is = "side", card = "b4", side = "back" }]]'


def does(*effects: str, seats: int = 2, setup: str = "", **parts: Any) -> Table:
    """Carry out effects from a boxed rune on t1, with Kratos in 1 and Freya in 2."""
    rows = ", ".join(f"{{ {each} }}" for each in effects)
    cards: dict[str, Any] = {
        "t1": f'cells = [{{ rune = "fehu", effects = [{rows}] }}]\n{setup}',
        "b2": enemy("foe", "health = 9"),
        "b3": enemy("other", "health = 9"),
        **{
            k: parts.pop(k)
            for k in ("b1", "t3", "h1", "b2", "b3", "b2_back", "b3_back")
            if k in parts
        },
    }
    key = tiny(victory=ELSEWHERE, **cards)
    kratos = hero("kratos", at=1, hand="kr_axe_1 kr_axe_2", damage=4)
    heroes = [kratos, hero("freya", at=2, damage=4)][:seats]
    return reveal(position(*heroes, scene=key, runes="fehu", **parts))


def test_every_word_is_told_in_the_guide() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    words = [*EFFECTS, *CONDITIONS, *RULES, *FLIPS, *SYMBOLS, *EXTRAS, *HERO_WORDS]
    assert [] == [word for word in words if f"`{word}`" not in guide and f'"{word}"' not in guide]


# -- effects on heroes and players ------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "expected"),
    [
        ("each", {"kratos": 5, "freya": 5}),
        ("columns:2", {"kratos": 4, "freya": 5}),
        ("columns:1,2", {"kratos": 5, "freya": 5}),
        ("actor", {"kratos": 5, "freya": 4}),
        ("self", {"kratos": 5, "freya": 4}),
        ("each_other", {"kratos": 4, "freya": 5}),
    ],
)
def test_damage_heroes_reaches_those_the_selector_means(to: str, expected: dict[str, int]) -> None:
    table = does(f'do = "damage_heroes", to = "{to}", amount = 1')
    assert expected == damages(table)


@pytest.mark.rule("GW-012")
def test_any_is_chosen_by_the_active_player() -> None:
    table = does('do = "heal_hero", to = "any", amount = 3')
    assert ["kratos", "freya"] == options(table, 0, "NameHero")
    tell(table, "0 NameHero freya")
    assert {"kratos": 4, "freya": 1} == damages(table)


def test_brothers_means_brok_or_sindri() -> None:
    key = tiny(
        t1='cells = [{ rune = "fehu", effects = [{ do = "heal_hero", to = "brothers",'
        " amount = 1 }] }]"
    )
    table = reveal(
        position(
            hero("brok_sindri", at=(1, 2), damage=2), hero("kratos", at=3), scene=key, runes="fehu"
        )
    )
    tell(table, "0 NameHero sindri")
    assert {"brok": 2, "sindri": 1, "kratos": 0} == damages(table)


def test_heal_rage_bonus_and_move() -> None:
    table = does(
        'do = "heal_hero", to = "each", amount = 9',
        'do = "rage", to = "actor", amount = 2',
        'do = "next_attack_bonus", to = "actor", amount = 2',
        'do = "move_hero", to = "actor"',
    )
    kratos = figure(table, "kratos")
    assert (0, 2, 2) == (kratos.damage, kratos.rage, kratos.bonus), "never below 0 damage"
    tell(table, "0 ChooseColumn 4")
    assert 4 == figure(table, "kratos").column


def test_crystal_draw_discard() -> None:
    table = does(
        'do = "crystal", to = "actor", amount = 2', 'do = "discard", to = "actor", amount = 1'
    )
    assert ["crystal", "crystal"] == top(table, 0, 2)
    tell(table, "0 DiscardCard kr_axe_2")
    assert ["kr_axe_2"] == discarded(table)
    table = does('do = "draw", to = "each", amount = 2')
    assert [4, 2] == [len(player.hand) for player in table.players]


def test_hand_limit_status_and_removal() -> None:
    table = does(
        'do = "hand_limit", to = "each", delta = 1',
        'do = "hand_limit", to = "actor", delta = -2, until = "end_of_round"',
        'do = "shuffle_status", status = "stun", to = "each", amount = 2',
        'do = "remove_cards", to = "actor", amount = 2, from = "deck_top", permanent = true',
    )
    assert [(1, -2), (1, 0)] == [(p.quest_limit, p.round_limit) for p in table.players]
    status = sum(len(pile) for pile in table.piles[:1])
    gone = len(table.removed)
    assert 2 == gone + (status - 6), "a removed stun card goes back to its pile"


def test_remove_status() -> None:
    table = does('do = "remove_status", to = "actor", amount = 1', seats=2)
    assert [(0, "Rest")] == asked(table), "nothing to remove"


# -- effects on enemies and cards ----------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "expected"),
    [("enemy:foe", (2, 0)), ("column:2", (2, 0)), ("column:4", (0, 0))],
)
def test_damage_enemies_by_name_and_column(to: str, expected: tuple[int, int]) -> None:
    table = does(f'do = "damage_enemies", to = "{to}", amount = 2')
    assert expected == (on_card(table, "b2"), on_card(table, "b3"))


def test_column_own_is_one_enemy_near_the_actor() -> None:
    table = does('do = "damage_enemies", to = "column:own", amount = 2', b1=enemy("near"))
    assert (2, 0) == (on_card(table, "b1"), on_card(table, "b2"))
    table = does('do = "stun_enemy", to = "column:own"')
    assert [(0, "Rest")] == asked(table), "nobody in column 1"


def test_choice_means_the_enemies_chosen_first_for_the_whole_list() -> None:
    table = does(
        'do = "damage_enemies", to = "choice:1", amount = 2',
        'do = "stun_enemy", to = "choice:1"',
        'do = "heal_enemy", to = "choice:1", amount = 1',
    )
    (foe, _) = options(table, 0, "PickEnemy")
    tell(table, f"0 PickEnemy {foe}")
    assert [(0, "Rest")] == asked(table), "asked once"
    assert (1, True) == (on_card(table, "b2"), table.stage.stunned[card(table, "b2")])


def test_flip_restore_activate_tokens() -> None:
    table = does('do = "flip", cards = ["b3"]', 'do = "tokens", card = "t1", delta = 3',
                 setup="tokens = { start = 0, max = 2 }")  # fmt: skip
    assert ("back", 2) == (side(table, "b3"), table.stage.tokens[0])
    attack = 'kind = "melee", dirs = ["own"], strength = 2'
    foe = 'runes = ["uruz"]\n' + enemy("foe", "health = 9", attack)
    table = does('do = "activate", cards = ["b2"]', b2=foe)
    assert {"kratos": 4, "freya": 6} == damages(table)
    table = does('do = "restore", card = "b3"', back="b3", damage={"b3": 5})
    assert ("front", 0) == (side(table, "b3"), on_card(table, "b3"))


@pytest.mark.rule("GW-163", "GW-167")
def test_written_conditions_are_looked_at_after_a_change_of_tokens() -> None:
    wanted = '{ is = "tokens_at_least", card = "t1", value = 3 }'
    flip = f'{{ when = "condition", cards = ["t1"], if = [{wanted}] }}'
    table = does(
        'do = "tokens", card = "t1", delta = 3',
        setup=f"tokens = {{ start = 0, max = 4 }}\nflips = [{flip}]",
    )
    assert "back" == side(table, "t1")


@pytest.mark.parametrize("kind", ["melee", "ranged", "area"])
def test_attack_by_an_element(kind: str) -> None:
    where = {"melee": ', dirs = ["right"]', "ranged": "", "area": ", cols = [2]"}[kind]
    table = does(f'do = "attack", kind = "{kind}"{where}, strength = 3')
    assert {"kratos": 4, "freya": 7} == damages(table)


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_effect_of_an_attack(extra: str) -> None:
    table = does(
        f'do = "attack", kind = "melee", dirs = ["own"], strength = 1, on_damage = ["{extra}"]'
    )
    if extra in ("stun", "poison"):
        assert [extra] == top(table)
    elif extra == "push":
        tell(table, "0 ChoosePlace back")
        assert 2 == figure(table, "kratos").column
    elif extra == "discard":
        tell(table, "0 DiscardCard kr_axe_1")
        assert ["kr_axe_2"] == hand(table)
    else:
        assert 0 == figure(table, "kratos").rage


# -- conditions ------------------------------------------------------------------------------


def test_every_condition() -> None:
    key = tiny(b1=enemy("a", "health = 9"), t1="tokens = { start = 2, max = 5 }")
    table = position(hero("kratos"), scene=key, damage={"b1": 4})
    cases = {
        Condition("enemy_health_at_most", enemy=0, value=5): (True, 0),
        Condition("enemy_health_at_most", enemy=0, value=3): (False, 2),
        Condition("enemy_defeated", enemy=0): (False, 5),
        Condition("enemy_alive", enemy=0): (True, 0),
        Condition("all_enemies_defeated"): (False, 1),
        Condition("tokens_at_least", card=1, value=4): (False, 2),
        Condition("tokens_at_least", card=1, value=2): (True, 0),
        Condition("side", card=0, side=0): (True, 0),
        Condition("side", card=0, side=1): (False, 1),
    }
    assert {*CONDITIONS} == {each.word for each in cases}
    found = {each: (holds(table, each), distance(table, each)) for each in cases}
    assert cases == found


# -- rules --------------------------------------------------------------------------------------


def rule(text: str, at: int = 2, cards: str = "kr_axe_2", die: tuple[int, ...] = (0,)) -> Table:
    element = (
        f'element = {{ text_en = "e", rules = [{{ {text} }}] }}\ntokens = {{ start = 2, max = 4 }}'
    )
    attack = 'kind = "melee", dirs = ["own"], strength = 2'
    foe = 'runes = ["fehu"]\n' + enemy("foe", "health = 30", attack)
    key = tiny(t1=element, b2=foe, victory=ELSEWHERE)
    return position(hero("kratos", at=at, hand=cards), scene=key, die=die, runes="fehu fehu fehu")


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ('rule = "strength", enemy = "foe", amount = 1', 3),
        ('rule = "strength", kind = "melee", amount = 2', 4),
        ('rule = "strength", kind = "ranged", amount = 2', 2),
        ('rule = "strength", enemy = "foe", amount = 1, per_token = "t1"', 4),
    ],
)
def test_strength(text: str, damage: int) -> None:
    assert damage == figure(reveal(rule(text)), "kratos").damage


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ('rule = "defense", enemy = "foe", amount = 1', 1),
        ('rule = "hero_attack", cols = [2], amount = 3', 5),
        ('rule = "hero_attack", cols = [3], amount = 3', 2),
        ('rule = "hero_attack", enemy = "foe", amount = 3', 5),
        ('rule = "hero_attack", card = "b2", amount = 3', 5),
    ],
)
def test_defense_and_hero_attack(text: str, dealt: int) -> None:
    table = acting(rule(text))
    tell(table, "0 HeroAction kr_axe_2")
    assert dealt == on_card(table, "b2")


@pytest.mark.rule("GW-169")
def test_immune() -> None:
    table = acting(rule('rule = "immune", card = "b2"', cards="kr_axe_2 kr_resolve"))
    assert "kr_axe_2" not in options(table, 0, "HeroAction")


def test_end_of_turn_and_end_of_round() -> None:
    heal = 'effects = [{ do = "rage", to = "actor", amount = 1 }]'
    table = run(rule(f'rule = "end_of_turn", cols = [2], {heal}'), HeroActivation(0))
    tell(table, "0 HeroAction end")
    assert 1 == figure(table, "kratos").rage
    everyone = 'effects = [{ do = "rage", to = "each", amount = 1 }]'
    table = run(rule(f'rule = "end_of_round", {everyone}'), EndOfRound())
    assert 1 == figure(table, "kratos").rage


def test_armor_pool_health_and_extra_reveals() -> None:
    key = tiny(
        b1=enemy("a", 'pool = "a", armor = [4]'),
        h1='health = { pool = "a", value = 10 }',
        t1='element = { text_en = "e", rules = [{ rule = "armor", amount = 1 },'
        ' { rule = "pool_health", amount = 3 }, { rule = "extra_reveals", amount = 1 }] }',
    )
    table = position(hero("kratos"), scene=key)
    assert ([5], 13) == (
        armor_left(table, card(table, "b1")),
        health_left(table, card(table, "b1")),
    )
    run(table, ExtraSceneActivation())
    tell(table, "0 RevealRune reveal", "0 RevealRune reveal")
    assert 2 == len(table.offer)
