#!/bin/sh
# Rebuilds requirements/*.txt from pyproject.toml: names, versions and hashes, nothing else.
#
#   tools/lock.sh              add what is missing, keep the versions already chosen
#   tools/lock.sh --upgrade    take the newest versions that pyproject.toml allows
#
# One resolution serves every supported Python on every platform, by environment markers.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"${MEADHALL_PYTHON:-python3}" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install --quiet uv==0.13.7

lock() { # lock NAME SOURCE...: the packages of SOURCE go to requirements/NAME.txt
  name=$1
  shift
  "$work/venv/bin/uv" --no-config pip compile --quiet "$@" --output-file "requirements/$name.txt" \
    --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
}

lock runtime "$@" pyproject.toml --group build
lock dev "$@" --group dev --constraints requirements/runtime.txt
for extra in bench lab ray env; do
  lock "$extra" "$@" pyproject.toml --extra "$extra" --constraints requirements/runtime.txt \
    --constraints requirements/dev.txt
done

if grep -n '://\|^-\|file:\|#' requirements/*.txt; then
  echo "tools/lock.sh: the lines above are more than a name, a version and hashes" >&2
  exit 1
fi
