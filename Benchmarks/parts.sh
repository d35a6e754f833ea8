#!/bin/sh
# Builds a site in one run and in parts, and measures each step: parts.sh SITE_BENCH PAGES [PARTS [FOLDER]]
# A FOLDER in memory, such as /dev/shm/parts, excludes the time of the disk; it is removed at the end.
# PARAGRAPHS sets the size of a page: 10 is about 8 kB, 0 about 1 kB. The program must have been built in this folder:
# swift build -c release --product site-bench
# The script prints the CPU time (user and system), the elapsed time and the peak memory of each step, then a summary
# with goals. The parts are built twice: divided by estimated costs, then by the costs that the first merge wrote.
set -eu
program=$(realpath "$1")
export PAGES="$2"
count=${3:-4}
folder=${4:-$(mktemp -d)}
mkdir -p "$folder/site"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
measure() {
    name=$1
    shift
    env time -f "$name %U %S %e %M" "$program" "$@" --site site >log 2>time || { cat log time >&2; exit 1; }
    tail -n 1 time | tee -a times
}
# Builds and merges all parts: pass NAME. The merge writes the costs of the pages, for the next pass.
pass() {
    for number in $(seq "$count"); do
        measure "$1-part$number" build --shard "$number/$count" --no-sync --output "parts/$number" --costs costs.json
    done
    rm -rf merged
    measure "$1-merge" merge parts/* --no-sync --output merged --costs costs.json
    diff -rq one merged || { echo "the merged parts differ from the site built in one run" >&2; exit 1; }
}
measure list list
measure one build --fresh --no-sync --output one
size=$(du -sm one | cut -f 1)
pass estimated
pass measured
awk -v pages="$PAGES" -v size="$size" '
    { cpu = $2 + $3 }
    $1 == "list" { plan = $5 }
    $1 == "one" { one = cpu; oneMemory = $5 }
    $1 ~ /^estimated-part/ { guessed += cpu; guesses++; if (cpu > longest) longest = cpu }
    $1 ~ /^measured-part/ { sum += cpu; n++; if (cpu > most) most = cpu; if ($5 > memory) memory = $5 }
    $1 == "measured-merge" { merge = cpu; mergeMemory = $5 }
    END {
        printf "%d pages, %d MB: one run %.1f s of processor time, %d MB of memory, the plan %d MB\n", \
            pages, size, one, oneMemory / 1024, plan / 1024
        printf "parts and merge: %.2f times one run (goal 1.15)\n", (sum + merge) / one
        printf "merge: %.0f %% of one run (goal 10 %%)\n", 100 * merge / one
        printf "memory: %d MB in a part, %d MB in the merge (goal 150 MB)\n", memory / 1024, mergeMemory / 1024
        printf "imbalance by estimated costs: the slowest part takes %.0f %% more than the mean\n", \
            100 * (longest * guesses / guessed - 1)
        printf "imbalance by measured costs: %.0f %% (goal 10 %%)\n", 100 * (most * n / sum - 1)
    }' times
