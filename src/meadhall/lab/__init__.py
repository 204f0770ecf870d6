"""The lab: many games at once, and statistics of them.

play.py       one game between bots, with its record
pool.py       many tasks over several processes, results in order
sim.py        many games between bots, and their summary
ladder.py     matches between levels of bots, and their ratings
plans.py      plans of many games; runs.py carries one out into a folder, batches.py is its work
engines.py    processes of this machine, or Ray; parquet.py writes what they found
results.py    a run added up; compare.py two arms side by side; report/ the page
players.py    bots by name, with settings, in a file of one's own; positions.py what those are given
changes.py    a game with changed figures
checks/       what must hold at every position of every game
trial.py      one random game with these checks on the way
fuzz.py       many trials, and an issue with a record for everything that is wrong
trace.py      the fingerprint of a whole game, also under another hash seed
findings.py   findings of many games added up, with intervals
coverage.py   which code and which tests stand for a rule
bench.py      speed and memory; peers.py the same for other engines
bench_bots.py how fast bots think

Nothing here has code for a particular game.
"""
