#!/bin/sh
# Runs Bookpage with the Node.js on the PATH, or with that of the variable NODE.
set -eu

file=$0
while [ -L "$file" ]; do # it may be linked from a folder of programs
  target=$(readlink "$file")
  case $target in
    /*) file=$target ;;
    *) file=$(dirname "$file")/$target ;;
  esac
done

# Processes without pages need no large young generation; memory that was freed is reused sooner than by default.
case "${BOOKPAGE_ROLE:-all}" in
  api | worker) heap="--max-semi-space-size=8 --heap-growing-percent=60" ;;
  *) heap="--max-semi-space-size=32 --heap-growing-percent=40" ;;
esac
# shellcheck disable=SC2086 # two arguments
exec "${NODE:-node}" $heap "$(dirname "$file")/../program/bookpage.js" "$@"
