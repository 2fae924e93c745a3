#!/bin/sh
# Runs calcots for ProgramsTests. Before a line that picks somebody, another process does what MEANWHILE says.
while IFS= read -r line; do
  case $line in *pick*) printf "$MEANWHILE" | "$CALCOTS" groups/1 --store "$STORE" >/dev/null ;; esac
  printf '%s\n' "$line"
done | "$CALCOTS" "$@"
