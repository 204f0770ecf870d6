"""The lab: many games at once, and what they tell.

play.py       one game between bots, with its record
pool.py       many tasks over several processes, results in order
sim.py        many games between bots, and their summary
checks/       what must hold at every position of every game
trial.py      one game played at random under these checks
fuzz.py       many of them, and a record for each fault
trace.py      a fingerprint of a whole game, made again under another hash seed
coverage.py   which code and which tests stand for a rule
bench.py      speed and memory; peers.py the same for other engines

Everything here works for any game and has no code for a particular one.
"""
