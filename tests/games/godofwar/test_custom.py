"""Scenes that anybody writes: reading, faults, tables, records (GW-278)."""

from __future__ import annotations

import gc
import re
from hashlib import blake2b
from itertools import count

import pytest
from fluent.runtime import FluentBundle

import meadhall
from ford import FORD
from meadhall.core import BadRecord, BadWriting, Dice, Saga, key_from
from meadhall.games.godofwar.catalogue import messages
from meadhall.games.godofwar.custom import pack, unpack, with_scene
from meadhall.games.godofwar.library import add_scene
from meadhall.games.godofwar.reading import check_scene, read_scene
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.text.catalogue import Catalogue
from tables import random_step


@pytest.mark.rule("GW-278")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_table_with_an_own_scene_is_played_and_replayed_from_its_record(seats: int) -> None:
    game = with_scene(FORD)
    saga = Saga.begin(game, seats, {"length": "scene"}, seed="own")
    chance = Dice(key_from("own"))
    for _ in range(400):
        if not saga.table.questions():
            break
        question = chance.pick(saga.table.questions())
        saga.answer(question, chance.pick(saga.table.options(question)))
        assert [] == game.audit(saga.table)
    record = saga.text()
    again = Saga.read(record, meadhall.game)
    assert record == again.text()
    assert add_scene(FORD).key == saga.table.path[0]


@pytest.mark.rule("GW-278")
def test_it_is_the_first_quest_of_a_whole_saga() -> None:
    table = with_scene(FORD).new(2, {}, "saga")
    assert add_scene(FORD).key == table.quests[0]
    assert 3 == len(table.quests)
    random_step(table, Dice(key_from("x")))


def test_a_record_without_an_own_scene_is_found_as_usual() -> None:
    saga = meadhall.begin("godofwar", 1, "plain")
    assert meadhall.game("godofwar") is Saga.read(saga.text(), meadhall.game).game


@pytest.mark.parametrize("word", ["!!", "abcd", pack("nonsense"), pack("id = 'x'")])
def test_a_damaged_scene_in_a_record_is_named_by_its_line(word: str) -> None:
    record = Saga.begin(with_scene(FORD), 1, seed="").text()
    lines = record.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("option own_scene"))
    lines[at] = f"option own_scene {word}"
    with pytest.raises(BadRecord) as refused:
        Saga.read("\n".join(lines), meadhall.game)
    assert at + 1 == refused.value.line


def test_a_packed_scene_comes_back() -> None:
    assert FORD == unpack(pack(FORD))
    with pytest.raises(ValueError, match="too long"):
        unpack(pack("x" * 300_000))


def test_two_versions_of_a_scene_never_mix() -> None:
    one, other = add_scene(FORD), add_scene(FORD.replace("value = 24", "value = 30"))
    assert one.key != other.key
    assert one is add_scene(FORD)


def test_scenes_go_when_their_games_are_gone() -> None:
    """A process may take in any number, one after the other, and keeps only those in use."""
    gc.collect()
    before = len(LIBRARY._others)  # scenes of games that other tests still hold
    kept = with_scene(FORD.replace("value = 24", "value = 31"))
    for health in range(100, 700):
        with_scene(FORD.replace("value = 24", f"value = {health}"))
    gc.collect()
    assert len(LIBRARY._others) < before + 150
    assert kept.new(2, {"length": "scene"}).questions()


def test_texts_with_the_same_first_bits_of_their_hashes_do_not_mix() -> None:
    """The mark was 32 bits long, and such pairs are found in a second."""
    seen: dict[bytes, str] = {}
    for number in count():
        text = f"{FORD}# {number}\n"
        mark = blake2b(text.encode(), digest_size=16).digest()[:2]
        if mark in seen:
            break
        seen[mark] = text
    assert add_scene(text).key != add_scene(seen[mark]).key
    assert len(add_scene(FORD).key) >= len("ford_") + 32


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x = " + "[" * 5000 + "]" * 5000, "scene-too-long"),
        ("x = " + "[" * 50 + "]" * 50, "scene-too-deep"),
        ("x = " + "{a=" * 50 + "1" + "}" * 50, "scene-too-deep"),
        (".".join("a" * 500) + " = 1", "scene-too-deep"),
        ("\n".join("[" for _ in range(50)), "scene-too-deep"),
        ("number = " + "9" * 5000, "scene-too-long"),
        ("number = " + "9" * 500, "scene-long-number"),
        ("x" * 60_000, "scene-too-long"),
        (FORD.replace('cards = ["h1"]', 'cards = ["h1", "h1"]', 1), "scene-twice"),
        (FORD.replace("armor = [5]", f"armor = {[5] * 13}"), "scene-long-list"),
        (FORD.replace("armor = [5]", "armor = 5"), "scene-armor-order"),
        (FORD.replace('cards = ["h1"]', "cards = [[]]", 1), "scene-not-a-list"),
        (re.sub(r"\[\[card\]\].*", "", FORD, flags=re.S) + "card = []", "scene-no-enemy"),
        ("\n".join(f"k{at} = 1" for at in range(3000)), "scene-unknown-key"),
    ],
)
def test_what_is_too_much_is_refused_at_once_and_in_few_words(text: str, key: str) -> None:
    faults = check_scene(text)
    assert key in [fault.key for fault in faults]
    assert len(faults) <= 40
    assert len(str(faults)) < 40_000


def test_the_catalogue_of_an_own_scene_has_its_names() -> None:
    scene = read_scene(FORD)
    assert "ford_dam = Запрудить реку" in messages(scene, "ru")
    assert "    .text = The troll's attacks get +1." in messages(scene, "en")


@pytest.mark.parametrize("name", ["The\\nFord", "The {Ford}", "The\\n\\n# Ford", "[Ford]", "*"])
def test_whatever_a_scene_is_called_its_catalogue_can_be_read(name: str) -> None:
    scene = read_scene(FORD.replace('name_en = "The Ford"', f'name_en = "{name}"'))
    known = Catalogue(FluentBundle(["en"], use_isolating=False))
    known.add(messages(scene, "en"), "ford.toml")
    assert [] == known.faults
    assert {key for key in scene.names if not key.endswith(".text")} == {*known.messages}
    pattern = known.bundle.get_message("ford").value
    assert pattern is not None
    told, _ = known.bundle.format_pattern(pattern)
    assert " ".join(name.replace("\\n", " ").split()) == told


FAULTS = [
    ('kind = "quest"', 'kind = "feast"', "scene-unknown-word", "feast"),
    ('id = "ford"', 'id = "The Ford"', "scene-not-an-id", "The Ford"),
    ("columns = 3", "columns = 9", "scene-not-in-range", "columns"),
    ("columns = 3", "columns = 4", "scene-empty-column", "4"),
    ("columns = 3", "colums = 3", "scene-unknown-key", "colums"),
    ('row = "top"', 'row = "middle"', "scene-unknown-word", "middle"),
    ('id = "b1"', 'id = "t1"', "scene-twice", "t1"),
    ("col = 2", "col = 1", "scene-place-taken", "b2"),
    ('is = "enemy_defeated"', 'is = "defeated"', "scene-unknown-word", "defeated"),
    ("victory = [[", "victory = [] #", "scene-no-victory", "victory"),
    (
        "victory = [[{",
        "victory = [{ ",
        "scene-toml",
        "Expected newline or end of document after a statement",
    ),
    ('enemy = "troll" }]]\n', 'enemy = "giant" }]]\n', "scene-no-enemy", "giant"),
    (
        'do = "tokens", card = "t1", delta = 1',
        'do = "tokens", card = "t1"',
        "scene-missing-part",
        "tokens",
    ),
    (
        'do = "tokens", card = "t1", delta = 1',
        'do = "token", card = "t1"',
        "scene-unknown-word",
        "token",
    ),
    (
        'do = "tokens", card = "t1", delta = 1',
        'do = "ward", to = "each"',
        "scene-not-in-scene",
        "ward",
    ),
    ('to = "actor"', 'to = "somebody"', "scene-unknown-word", "somebody"),
    ('to = "enemy:troll"', 'to = "troll"', "scene-unknown-word", "troll"),
    ('to = "actor", amount = 2', 'to = "actor", much = 2', "scene-unknown-part", "much"),
    ('dirs = ["own", "right"], ', "", "scene-missing-part", "melee"),
    ('dirs = ["own", "right"]', 'dirs = ["up"]', "scene-unknown-word", "up"),
    ('on_damage = ["push"]', 'on_damage = ["sleep"]', "scene-unknown-word", "sleep"),
    ("armor = [5]", "armor = [4, 5]", "scene-armor-order", "armor"),
    ("health = 6, attack", "attack", "scene-health-or-pool", "scout"),
    ('pool = "troll", armor', 'pool = "ogre", armor', "scene-no-pool", "ogre"),
    ('when = "armor_destroyed"', 'when = "enemy_attacks"', "scene-unknown-word", "enemy_attacks"),
    ('cards = ["h1"], if', 'cards = ["b1"], if', "scene-condition-elsewhere", "condition"),
    ('symbol = "melee"', 'symbol = "sword"', "scene-unknown-word", "sword"),
    ('limit = "once"', 'limit = "never"', "scene-unknown-word", "never"),
    ('rule = "strength"', 'rule = "power"', "scene-unknown-word", "power"),
    ('linked = "troll"', 'linked = "nobody"', "scene-no-enemy", "nobody"),
    (
        'do = "damage_heroes", to = "each", amount = 1',
        'do = "flip", cards = ["t1"]',
        "scene-not-in-obstacle",
        "flip",
    ),
    (
        'name_en = "Rising River"\nname_ru = "Прибывающая река"\n',
        "",
        "scene-no-name",
        "ford_t1_front",
    ),
    (
        "tokens = { start = 1, max = 6 }",
        "tokens = { start = 9, max = 6 }",
        "scene-not-in-range",
        "start",
    ),
    ('runes = ["fehu"]', 'runes = ["isa"]', "scene-unknown-word", "isa"),
]


@pytest.mark.parametrize(("old", "new", "key", "word"), FAULTS)
def test_every_fault_is_found_on_its_line(old: str, new: str, key: str, word: str) -> None:
    assert old in FORD
    wrong = FORD.replace(old, new, 1)
    faults = check_scene(wrong)
    found = [fault for fault in faults if (fault.key, fault.word) == (key, word)]
    assert found, [fault.reason for fault in faults]
    places = ("scene-empty-column", "scene-place-taken", "scene-toml", "scene-no-name")
    if key not in places:
        line = wrong.splitlines()[found[0].line - 1]
        assert word in line
        assert new.splitlines()[0] in line if new else old.splitlines()[0] not in line


def test_a_sound_scene_has_no_faults_and_a_faulty_one_is_not_made() -> None:
    assert [] == check_scene(FORD)
    with pytest.raises(BadWriting, match="line 2: unknown-word 'feast'; known: quest, boss"):
        read_scene(FORD.replace('kind = "quest"', 'kind = "feast"'))
