"""A view in words: sections of texts for terminals, screen readers and plain pages.

Made from the view alone, so that it can tell nothing that the seat may not know.
"""

from __future__ import annotations

from meadhall.core import NOTHING, Arg, Section, Text, columns, listed, number, text
from meadhall.games.godofwar.scene_types import CardView, ConditionView, SceneView
from meadhall.games.godofwar.view_types import HeroView, SetView, View
from meadhall.games.godofwar.wording import (
    attack_text,
    card_acts_text,
    condition_text,
    damage_text,
    effect_text,
    flip_text,
    point_text,
    rule_text,
    rune_line,
)


def lay_out(view: View) -> list[Section]:
    """The table from top to bottom: quest, what is under way, scene, runes, heroes, cards."""
    sections = [quest_section(view)]
    if view["set"] is not None or view["blow"] is not None:
        sections.append(under_way_section(view))
    scene = view["scene"]
    if scene is not None:
        sections += [scene_section(view, scene), elements_section(scene), runes_section(view)]
    if view["heroes"]:
        sections.append(heroes_section(view))
    sections += [cards_section(view), upgrades_section(view)]
    if view["companions"]:
        sections.append(companions_section(view))
    return sections


# -- the quest ----------------------------------------------------------------------------


def quest_section(view: View) -> Section:
    """Path, phase, victory, defeat, obstacles."""
    lines = [text(f"show-phase-{view['phase']}", seat=view["active"])]
    lines.append(text("show-first", seat=view["first"]))
    lines.append(text("show-difficulty", level=f"difficulty-{view['difficulty']}"))
    if len(view["quests"]) > 1:
        lines.append(text("show-pyramid", quests=[*view["quests"]], bosses=[*view["bosses"]]))
    quest = view["quest"]
    if quest is None:
        return Section(text("title-quest"), lines)
    key = quest["key"]
    lines.append(text("show-quest", quest=key, round=view["round"]))
    if quest["special"]:
        lines.append(text("show-special", rule=f"{key}_special"))
    lines += conditions_lines("show-victory", quest["victory"])
    lines += conditions_lines("show-defeat", quest["defeat"])
    for obstacle in quest["obstacles"]:
        told: list[Arg] = [effect_text(each) for each in obstacle["effects"]]
        told += [rule_text(each) for each in obstacle["rules"]]
        lines.append(text("show-obstacle", quest=obstacle["quest"], told=told))
    if view["outcome"] != "playing":
        lines.append(text(f"show-{view['outcome']}"))
    return Section(text("title-quest"), lines)


def conditions_lines(key: str, alternatives: list[list[ConditionView]]) -> list[Text]:
    """Victory or defeat: each way to it, condition by condition if there are several."""
    lines: list[Text] = []
    for row in alternatives:
        told = [condition_text(each) for each in row]
        if len(told) == 1:
            lines.append(Text(key, {"condition": told[0]}))
        else:
            lines.append(Text(f"{key}-all", {}))
            lines += [text("show-condition", condition=each) for each in told]
    return lines


def under_way_section(view: View) -> Section:
    """A set being built and an attack about to land."""
    lines: list[Text] = []
    blow = view["blow"]
    if blow is not None:
        lines.append(
            text(
                "show-blow",
                hero=blow["hero"],
                card=blow["card"],
                strength=blow["strength"],
                damage=blow["damage"],
            )
        )
        if blow["set"] is not None:
            lines += set_lines(blow["set"])
    if view["set"] is not None:
        lines += set_lines(view["set"])
    if view["coming"]:
        lines.append(text("show-coming", told=[card_acts_text(each) for each in view["coming"]]))
    if view["die"] is not None:
        lines.append(text("show-die", die=view["die"]))
    return Section(text("title-under-way"), lines)


def set_lines(cards: SetView) -> list[Text]:
    """A set: its cards and sum, and what it would do to each target."""
    named: list[Arg] = [*cards["cards"]]
    if cards["virtual"]:
        named.insert(0, cards["virtual"])
    lines = [text("show-set", cards=named, sum=cards["sum"])]
    for target in cards["targets"]:
        args: dict[str, Arg] = {
            word: target[word] for word in ("card", "strength", "armor", "chance")
        }
        args["damage"] = damage_text(target)
        key = "show-target"
        if target["armor"]:
            key = "show-target-breaks" if target["breaks"] else "show-target-armor"
        lines.append(Text(key, args))
    return lines


# -- the scene -------------------------------------------------------------------------------


def scene_section(view: View, scene: SceneView) -> Section:
    """All scene cards: where, what, health, what it does, who stands below."""
    rows = [
        [
            place_text(card),
            text(card["name"]),
            state_text(card),
            listed(runes_of(card)),
        ]
        for card in scene["cards"]
    ]
    lines = [
        text("show-column", column=at, heroes=[*heroes])
        if heroes
        else text("show-column-empty", column=at)
        for at, heroes in enumerate(view["columns"], 1)
    ]
    heads = columns("place", "card", "state", "runes")
    return Section(text("title-scene"), lines, heads, rows)


def place_text(card: CardView) -> Text:
    """Row and column of a card."""
    return text(f"place-{card['row']}", column=card.get("col", 0))


def state_text(card: CardView) -> Text:
    """What lies on a card: the enemy's health, armour, tokens."""
    parts: list[Arg] = []
    enemy = card.get("enemy", {})
    if enemy.get("alive"):
        parts.append(text("state-health", left=enemy["left"], health=enemy["health"]))
        if "armor" in enemy:
            parts.append(text("state-armor", values=[number(each) for each in enemy["armor"]]))
        if "defense" in enemy:
            parts.append(text("state-defense", amount=enemy["defense"]))
    elif "dead" in card:
        parts.append("state-dead")
    if "health" in card and "dead" not in card:
        health = card["health"]
        parts.append(text("state-health", left=health["left"], health=health["value"]))
    if "stunned" in card:
        parts.append("state-stunned")
    if "most_tokens" in card:
        parts.append(text("state-tokens", count=card.get("tokens", 0), most=card["most_tokens"]))
    return listed(parts)


def runes_of(card: CardView) -> list[Arg]:
    """What each rune makes a card do."""
    if "dead" in card:
        return []
    found: list[Arg] = [
        text("show-rune-act", rune=attack["rune"], acts=[attack_text(attack)])
        for attack in card.get("enemy", {}).get("attacks", [])
    ]
    for cell in card.get("cells", []):
        acts: list[Arg] = [effect_text(each) for each in cell["effects"]]
        if "if" in cell:
            told: list[Arg] = [condition_text(each) for each in cell["if"]]
            acts.append(text("show-only-if", conditions=told))
        found.append(text("show-rune-act", rune=cell["rune"], acts=acts))
    return found


def elements_section(scene: SceneView) -> Section:
    """Elements, flips and interaction points, card by card."""
    lines: list[Text] = []
    for card in scene["cards"]:
        told: list[Arg] = []
        element = card.get("element", {})
        if "in_force" in element:
            told += [rule_text(each) for each in element.get("rules", [])]
            if "text" in element and "rules" not in element:
                lines.append(text("show-element-text", card=card["name"]))
        if "dead" not in card:
            told += [flip_text(each, card["name"]) for each in card.get("flips", [])]
            told += [point_text(each) for each in card.get("points", [])]
        if told:
            lines.append(text("show-element", card=card["name"], told=told))
    return Section(text("title-elements"), lines or [NOTHING])


def runes_section(view: View) -> Section:
    """What each rune would do if it came now, and how likely it is."""
    return Section(text("title-runes"), [rune_line(rune) for rune in view["forecast"]])


# -- heroes, cards ------------------------------------------------------------------------------


def heroes_section(view: View) -> Section:
    """Health, rage, place of every hero."""
    rows = [
        [
            text(hero["name"]),
            text("show-seat", seat=hero["seat"]),
            text("show-of", left=hero["left"], whole=hero["health"]),
            text(
                "show-rage-ready" if "ready" in hero else "show-rage",
                rage=hero["rage"],
                track=hero["rage_track"],
                name=hero["rage_name"],
            ),
            hero_place(hero),
            hero_notes(hero, view),
        ]
        for hero in view["heroes"]
    ]
    heads = columns("hero", "player", "health", "rage", "column", "notes")
    return Section(text("title-heroes"), [], heads, rows)


def hero_place(hero: HeroView) -> Text:
    """Where a hero stands."""
    if "down" in hero:
        return text("place-down")
    if "column" not in hero:
        return NOTHING
    place = hero.get("place", "with_host")
    return text(f"place-{place}", column=hero["column"])


def hero_notes(hero: HeroView, view: View) -> Text:
    """Bonuses, tokens, kept cards, Mimir."""
    notes: list[Arg] = []
    if "bonus" in hero:
        notes.append(text("note-bonus", amount=hero["bonus"]))
    if "freya_tokens" in hero:
        notes.append(text("note-freya-tokens", count=hero["freya_tokens"]))
    notes += hero.get("gear", [])
    if view["host"] == hero["name"]:
        notes.append("note-host")
    return listed(notes)


def cards_section(view: View) -> Section:
    """Hands, decks and discard piles, which are open; what the own cards say."""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        if player["hero"] is None:
            continue
        if player["hand"]:
            lines.append(text("show-hand", seat=seat, cards=several(player["hand"])))
        counts: dict[str, Arg] = {word: len(player[word]) for word in ("hand", "discard")}
        counts |= {"seat": seat, "deck": player["deck"], "limit": player["limit"]}
        lines.append(Text("show-deck", counts))
        if player["discard"]:
            lines.append(text("show-discard", seat=seat, cards=several(player["discard"])))
        if player["top"]:
            lines.append(text("show-top", seat=seat, cards=[*player["top"]]))
    if view["seat"] is not None:
        own = dict.fromkeys(view["players"][view["seat"]]["hand"])
        lines += [text("show-card-text", card=card) for card in own]
    return Section(text("title-cards"), lines or [NOTHING])


def several(cards: list[str]) -> list[Arg]:
    """Cards by name, with how many where there are several."""
    return [
        text("show-several", card=name, count=cards.count(name)) if cards.count(name) > 1 else name
        for name in dict.fromkeys(cards)
    ]


def upgrades_section(view: View) -> Section:
    """Upgrade cards on offer, the deck and the piles."""
    offer: list[Arg] = [
        text("show-upgrade", card=each["card"], rune=each["rune"]) for each in view["offer"]
    ]
    lines = [text("show-offer", cards=offer)] if offer else []
    lines.append(text("show-upgrades-left", count=view["upgrades"]))
    piles = view["piles"]
    lines.append(
        text("show-piles", stun=piles["stun"], poison=piles["poison"], crystal=piles["crystal"])
    )
    if view["removed"]:
        lines.append(text("show-removed", cards=several(view["removed"])))
    seen = view["seen"]
    if seen is not None:
        for word in ("looking", "top"):
            cards: list[Arg] = [
                text("show-upgrade", card=each["card"], rune=each["rune"]) for each in seen[word]
            ]
            if cards:
                lines.append(Text(f"show-seen-{word}", {"cards": cards}))
    return Section(text("title-upgrades"), lines)


def companions_section(view: View) -> Section:
    """The abilities of the solo companions."""
    lines = [
        Text(
            "show-ability-used" if each["used"] else "show-ability",
            {"variants": [*each["variants"]], "ability": f"ability-{each['ability']}"},
        )
        for each in view["companions"]
    ]
    return Section(text("title-companions"), lines)
