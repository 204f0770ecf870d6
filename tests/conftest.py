"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run: a red test stays red until it is mended.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")
