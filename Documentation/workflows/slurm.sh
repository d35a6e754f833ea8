#!/bin/sh
# Builds a gallery in parts with Slurm, in a folder that all nodes share:
#
#   sh slurm.sh COUNT PROGRAM [OPTION that both build --shard and merge accept ...]
#
# Options that only merge accepts are in MERGE_OPTIONS: MERGE_OPTIONS="--require-coverage 80" sh slurm.sh ...
#
# A part whose node is lost is queued again. The merge waits until all parts have ended, however they did, and refuses to publish when one
# is missing; its status is that of this script. Parts that are there already are made again.
set -eu
if [ -z "${SLURM_JOB_ID:-}" ]; then
    count=$1 program=$2
    shift 2
    parts=$(sbatch --parsable --requeue --array=1-"$count" --job-name=gallery-part --output=part-%a.log "$0" part "$program" "$@")
    # afterok would wait for ever where a part fails.
    exec sbatch --wait --requeue --dependency=afterany:"$parts" --job-name=gallery-merge --output=merge.log "$0" merge "$count" "$program" "$@"
fi
task=$1
shift
case $task in
part)
    program=$1
    shift
    exec "$program" build --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --output "parts/$SLURM_ARRAY_TASK_ID" "$@"
    ;;
merge)
    count=$1 program=$2
    shift 2
    exec "$program" merge $(seq -f 'parts/%g' 1 "$count") ${MERGE_OPTIONS:-} "$@"
    ;;
esac
