"""What one seat sees of a table, built up from nothing (BR-226 to BR-235).

Public (BR-226): board, reserves, Valhalla, Glory, stats, Rage, upgrades, tokens, counts of
hidden cards, cards shown before. In the draft that is the size of each pack, and who has not
chosen yet (BR-228); after the Discard phase, whether a card was kept (BR-235). Quests lie open
with the discards once they were revealed (BR-231).

Private (BR-227): hand, pack, own quests and own discards. A spectator sees what is public
(BR-233).

An answer changes little: who looks again and again gets the board and each clan as they were,
unless something that they are made of has changed.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.core import Recent
from meadhall.games.bloodrage.battle import AddCard
from meadhall.games.bloodrage.cards import AGE, NAMES, ages_of, names_of
from meadhall.games.bloodrage.components import (
    CLANS,
    EMPTY,
    FJORD_NAMES,
    FJORD_OF,
    FJORDS,
    KEEP,
    LAST_STEP,
    LEADER_SLOT,
    LEGENDARY,
    MONSTER_SLOTS,
    NOWHERE,
    PROVINCE_NAMES,
    PROVINCES,
    RAGNAROK_GLORY,
    REGION,
    RESERVE,
    ROUNDS,
    SHIP_SLOT,
    SLOT_KINDS,
    SLOTS,
    STATS,
    SUPPORTS,
    TOKENS,
    TRACKS,
    VALHALLA,
    VILLAGES,
    WARRIOR_SLOT,
    YGGDRASIL,
    Slot,
    Stat,
)
from meadhall.games.bloodrage.destroy import figures_in
from meadhall.games.bloodrage.figures import (
    count_at,
    free_villages,
    horns_left,
    monsters_at,
    on_board,
    strength_in,
)
from meadhall.games.bloodrage.forces import cards_strength
from meadhall.games.bloodrage.pillage import JoinBattle, senders
from meadhall.games.bloodrage.table import PHASE_NAMES, SOURCES, Battle, Phase, Player, Table
from meadhall.games.bloodrage.view_types import (
    BattleView,
    ClanView,
    Figures,
    FjordView,
    Mine,
    OwnView,
    PrintedView,
    ProvinceView,
    Seen,
    StatView,
)


def look(table: Table, seat: int | None) -> Seen:
    """Everything that this seat may see."""
    view = public(table, Recent())
    if seat is not None:
        view["mine"] = own_view(table.players[seat])
    return view


def public(table: Table, recent: Recent) -> Seen:
    """Everything that is public."""
    provinces, fjords = board_view(table, recent)
    discards, discards_ages = discards_view(table, recent)
    return {
        "age": table.age,
        "phase": PHASE_NAMES[table.phase],
        "first": table.first,
        "turn": table.turn,
        "ragnarok": [PROVINCE_NAMES[province] for province in table.ragnarok],
        "printed": recent.part("printed", (), lambda: printed_view(table.seats)),
        "doom": None if table.doom == NOWHERE else PROVINCE_NAMES[table.doom],
        "provinces": provinces,
        "fjords": fjords,
        "players": [player_view(table, other, recent) for other in range(table.seats)],
        "battle": None if table.battle is None else battle_view(table, table.battle),
        "discards": discards,
        "discards_ages": discards_ages,
        "undealt": len(table.decks[table.age - 1]),
        "round": table.draft_round + 1 if table.phase == Phase.GIFTS else None,
        "mine": None,
    }


def printed_view(seats: int) -> PrintedView:
    """What is printed on board and clan sheets, and how so many players draft (BR-058, BR-059)."""
    return {
        "tracks": {name: [*track] for name, track in zip(STATS, TRACKS, strict=True)},
        "legendary": [*LEGENDARY],
        "ragnarok_glory": [*RAGNAROK_GLORY],
        "rounds": ROUNDS[seats],
        "keep": KEEP[seats],
    }


def discards_view(table: Table, recent: Recent) -> tuple[list[str], list[int]]:
    """The cards that lie open in the discard pile, and their ages."""
    cards = table.discards

    def make() -> tuple[list[str], list[int]]:
        return [NAMES[card] for card in cards], [AGE[card] for card in cards]

    return recent.part("discards", (), make, (cards,))


def own_lately(table: Table, seat: int, recent: Recent) -> Mine:
    """The parts that this seat alone sees."""
    player = table.players[seat]
    lists = (player.hand, player.pack, player.quests, player.left, *player.thrown)
    return {"mine": recent.part(("mine", seat), (), lambda: own_view(player), lists)}


def board_view(table: Table, recent: Recent) -> tuple[list[ProvinceView], list[FjordView]]:
    """The provinces and the fjords."""
    made_of = [table.doom]
    lists: list[list[Any]] = [table.tokens, table.destroyed, table.pillaged, table.crowd]
    for player in table.players:
        made_of += (player.leader, player.ship)
        lists += (player.warriors, player.monsters, player.slots)
    return recent.part("board", tuple(made_of), lambda: new_board_view(table, recent), tuple(lists))


def new_board_view(table: Table, recent: Recent) -> tuple[list[ProvinceView], list[FjordView]]:
    """The board, where something has changed: each place that has not stays as it was."""
    here = [*zip(*map(standing, table.players), strict=True)]
    lies = [*zip(table.tokens, table.destroyed, table.pillaged, table.crowd, strict=True)]
    doom = table.doom
    return [
        recent.part(
            ("place", place),
            (place == doom, lies[place], here[place], here[FJORD_OF[place]]),
            partial(province_view, table, place),
        )
        for place in PROVINCES
    ], [
        recent.part(("place", place), here[place], partial(fjord_view, table, place))
        for place in FJORDS
    ]


def standing(player: Player) -> list[int]:
    """What a clan has in each place, as one number: equal if the same stands there.

    Upgrades of the figures that stand there count. Behind the places is one more, for what is
    NOWHERE.
    """
    slots, (first, second) = player.slots, player.monsters
    kind = (slots[WARRIOR_SLOT] + 2) * 100
    stand = [count and count + kind for count in player.warriors]
    stand.append(0)
    stand[player.leader] += (slots[LEADER_SLOT] + 2) * 10**6
    stand[player.ship] += (slots[SHIP_SLOT] + 2) * 10**9
    stand[first] += (slots[MONSTER_SLOTS[0]] + 2) * 10**12
    stand[second] += (slots[MONSTER_SLOTS[1]] + 2) * 10**15
    return stand


def province_view(table: Table, province: int) -> ProvinceView:
    """A province: token, doom, figures and strength by clan."""
    token = table.tokens[province]
    return {
        "name": PROVINCE_NAMES[province],
        "region": REGION[province],
        "villages": None if province == YGGDRASIL else VILLAGES[province],
        "free": None if province == YGGDRASIL else free_villages(table, province),
        "destroyed": table.destroyed[province],
        "token": None if token == EMPTY else TOKENS[token],
        "pillaged": table.pillaged[province],
        "doomed": table.doom == province,
        "figures": [figures_view(player, province) for player in table.players],
        "strength": [strength_in(player, province) for player in table.players],
    }


def fjord_view(table: Table, fjord: int) -> FjordView:
    """A fjord: which provinces it supports and whose ships lie in it."""
    return {
        "name": FJORD_NAMES[fjord - FJORDS[0]],
        "supports": [PROVINCE_NAMES[province] for province in SUPPORTS[fjord]],
        "figures": [figures_view(player, fjord) for player in table.players],
    }


def figures_view(player: Player, place: int) -> Figures:
    """A clan's figures in a place: how many of each, in the order of ``figures_at``."""
    figures = {"leader": 1} if player.leader == place else {}
    if place in player.monsters:
        figures |= dict.fromkeys(monsters_at(player, place), 1)
    if player.ship == place:
        figures["ship"] = 1
    if player.warriors[place]:
        figures["warrior"] = player.warriors[place]
    return figures


def player_view(table: Table, seat: int, recent: Recent) -> ClanView:
    """A clan as everyone sees it."""
    player = table.players[seat]
    shown = table.shown
    made_of = (
        player.glory,
        player.rage,
        player.passed,
        player.leader,
        player.ship,
        len(player.hand),
        len(player.pack),
        len(player.quests),
    )
    lists = (player.stats, player.warriors, player.monsters, player.slots, player.sources)
    if shown:
        lists += (shown, player.hand, player.quests, *player.thrown)  # type: ignore[assignment]
    return recent.part(seat, made_of, lambda: clan_view(player, seat, shown, recent), lists)


def clan_view(player: Player, seat: int, shown: list[int], recent: Recent) -> ClanView:
    """A clan as everyone sees it; ``shown`` are the cards that were seen in somebody's hand."""
    seen = [card for card in player.held() if card in shown] if shown else []
    on, left, reserve, valhalla, fallen = recent.part(
        ("figures", seat),
        (player.leader, player.ship),
        lambda: count_figures(player),
        (player.warriors, player.monsters, player.slots, player.stats),
    )
    return {
        "clan": CLANS[seat],
        "glory": player.glory,
        "rage": player.rage,
        "passed": player.passed,
        "stats": recent.part(("stats", seat), (), lambda: stats_view(player), (player.stats,)),
        "on_board": on,
        "horns_left": left,
        "reserve": reserve,
        "valhalla": valhalla,
        "in_valhalla": fallen,
        "upgrades": recent.part(
            ("upgrades", seat), (), lambda: upgrades_view(player), (player.slots,)
        ),
        "hand": len(player.hand),
        "pack": len(player.pack),
        "quests": len(player.quests),
        "seen": names_of(seen) if seen else [],
        "seen_ages": ages_of(seen) if seen else [],
        "sources": recent.part(
            ("sources", seat),
            (),
            lambda: dict(zip(SOURCES, player.sources, strict=True)),
            (player.sources,),
        ),
    }


def count_figures(player: Player) -> tuple[int, int, Figures, Figures, int]:
    """A clan's figures on the board, how many more may come, and those that are not on it."""
    return (
        on_board(player),
        horns_left(player),
        figures_view(player, RESERVE),
        figures_view(player, VALHALLA),
        count_at(player, VALHALLA),
    )


def stats_view(player: Player) -> dict[Stat, StatView]:
    """A clan's three stats."""
    return {
        name: {"step": step + 1, "value": track[step], "top": step == LAST_STEP}
        for name, track, step in zip(STATS, TRACKS, player.stats, strict=True)
    }


def upgrades_view(player: Player) -> dict[Slot, list[str | None]]:
    """A clan's upgrades by kind; empty slots are None."""
    return {
        kind: [None if player.slots[slot] == EMPTY else NAMES[player.slots[slot]] for slot in on]
        for kind, on in zip(SLOT_KINDS, SLOTS.values(), strict=True)
    }


def own_view(player: Player) -> OwnView:
    """What a player alone sees: hand, pack, quests, own discards (BR-227, BR-229)."""
    hand, pack = sorted(player.hand), sorted(player.pack)
    return {
        "hand": [NAMES[card] for card in hand],
        "hand_ages": [AGE[card] for card in hand],
        "pack": [NAMES[card] for card in pack],
        "pack_ages": [AGE[card] for card in pack],
        "quests": names_of(player.quests),
        "left": names_of(player.left),
        "thrown": names_of(card for thrown in player.thrown for card in thrown),
    }


def battle_view(table: Table, battle: Battle) -> BattleView:
    """The pillage under way: who takes part, cards turned up, strength so far (BR-230)."""
    return {
        "province": PROVINCE_NAMES[battle.province],
        "pillager": battle.pillager,
        "again": battle.again,
        "seats": battle.seats[:],
        "order": order_of_asking(table),
        "figures": [len(figures_in(player, battle.province)) for player in table.players],
        "cards": [[NAMES[card] for card in front] for front in battle.front],
        "ages": [[AGE[card] for card in front] for front in battle.front],
        "blank": [
            [NAMES[card] for card in front if card in battle.blank] for front in battle.front
        ],
        "quest_value": battle.quest_value[:],
        "figures_strength": [strength_in(p, battle.province) for p in table.players],
        "cards_strength": [cards_strength(battle, seat) for seat in range(table.seats)],
        "fallen": battle.fallen[:],
        "totals": battle.totals[:],
        "winner": None if battle.winner == NOWHERE else battle.winner,
    }


def order_of_asking(table: Table) -> list[int]:
    """Who is asked in turn from now on, in a call to battle or for further cards (BR-119, BR-140).

    Who has nobody near to send, or no card, is left out; so is who has declined since somebody
    last moved or added. For a further card everyone with cards is asked alike (BR-142).
    """
    top = table.top
    if isinstance(top, JoinBattle):
        left = table.clockwise(top.seat)[: table.seats - top.declined]
        return [seat for seat in left if senders(table, seat, top.province)]
    if isinstance(top, AddCard) and table.battle is not None:
        seats, start = table.battle.seats, top.index
        left = [seats[(start + each) % len(seats)] for each in range(len(seats) - top.declined)]
        return [seat for seat in left if table.players[seat].hand]
    return []
