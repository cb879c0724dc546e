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

exec "${NODE:-node}" --max-semi-space-size=32 "$(dirname "$file")/../program/bookpage.js" "$@"
