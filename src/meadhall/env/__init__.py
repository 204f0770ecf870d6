"""Environments for learning: PettingZoo's AEC and Gymnasium's single agent, for all four games.

    from meadhall import env

    aec = env.aec("bloodrage", players=4)          # PettingZoo: all seats decide in turn
    gym = env.single("bloodrage", opponents="random")   # Gymnasium: one seat against bots

An action is a word of the game, such as a card, a place or "march" (``spaces.Words``); the mask
says which are open. An observation is the view of a seat, and what it is asked, as one
row of numbers (``spaces.Flat``). Both are made from the view alone: an agent sees what a player
sees. What this needs beyond the plain install is the extra ``env``.
"""

from meadhall.env.make import aec, single

__all__ = ["aec", "single"]
