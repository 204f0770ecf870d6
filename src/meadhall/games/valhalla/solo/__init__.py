"""Solo mode: one jarl against a monster (VA-247 to VA-301).

monster.py   the monster's cards: strength, cap, abilities
turn.py      set-up, the monster phase, the deck running out, victory and loss
battle.py    attack and defence, and what follows
"""
