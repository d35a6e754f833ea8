#!/bin/sh
# Builds the project's gallery in one run and in parts, and compares every byte: shards.sh GALLERY [COUNT...]. With
# SHARD_TIMES=1, it prints the processor time and the memory of every run; the parts run one after another.
set -eu
program=$1
shift
[ $# -gt 0 ] || set -- 1 2 3 7 16
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
run() {
    if [ "${SHARD_TIMES:-}" = 1 ]; then
        /usr/bin/env time -f "%U s + %S s, %M kB: $*" "$program" "$@" --site site --no-sync >"$folder/log"
    else
        "$program" "$@" --site site --no-sync >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
    fi
}
run build --fresh --output "$folder/one"
for count in "$@"; do
    rm -rf "$folder/parts"
    number=0
    while [ $number -lt "$count" ]; do
        number=$((number + 1))
        run build --shard "$number/$count" --output "$folder/parts/$number"
    done
    rm -rf "$folder/merged"
    run merge "$folder"/parts/* --output "$folder/merged"
    diff -r "$folder/one" "$folder/merged" || { echo "shards: $count parts are another site" >&2; exit 1; }
    # If a part is missing, the merge must fail and leave the existing site as it is.
    if [ "$count" -gt 1 ]; then
        rm -rf "$folder/parts/1"
        status=0
        "$program" merge "$folder"/parts/* --site site --output "$folder/merged" >"$folder/log" 2>&1 || status=$?
        grep -q "part 1 of $count is missing" "$folder/log" && [ $status = 3 ] || { cat "$folder/log"; exit 1; }
        diff -r "$folder/one" "$folder/merged"
    fi
done
echo "shards: $(find "$folder/one" -type f | wc -l) files, the same bytes in one run and in $* parts"
