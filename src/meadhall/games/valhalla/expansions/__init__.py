"""The expansions and team modes: each module brings its cards' effects and its rows of play."""
