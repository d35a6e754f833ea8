#!/bin/sh
# Builds a gallery in four parts on four virtual nodes of Slurm, kills one of them during the build, and compares every
# byte with a build in one run: slurm.sh TODO_GALLERY
#
# Everything listens on loopback. The script needs root, and slurmctld, slurmd, slurm-client and munge of Debian; if one
# is missing, it prints a message and exits with status 77. A lost node is noticed after half a minute, and its part is
# then started again on another node.
set -eu
program=$(realpath "$1")
script=$(realpath "$(dirname "$0")/../../Documentation/workflows/slurm.sh")
for name in slurmctld slurmd sbatch munged mungekey; do
    command -v $name >/dev/null || { echo "slurm.sh: skipped: $name is not installed"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo "slurm.sh: skipped: only root can start nodes"; exit 77; }
S=$(mktemp -d)
chmod 755 "$S"
mkdir -p "$S/state" "$S/spool" "$S/log" "$S/work/site"
mkdir -m 0711 "$S/munge"
mkdir -m 0755 "$S/sock"
end() {
    for file in "$S"/*.pid "$S/munge/pid"; do [ ! -e "$file" ] || kill "$(cat "$file")" 2>/dev/null || true; done
    sleep 1
    rm -rf "$S"
}
trap end EXIT
mungekey --create --keyfile="$S/munge/key" --bits=1024
munged --key-file="$S/munge/key" --socket="$S/sock/munge.sock" --pid-file="$S/munge/pid" --log-file="$S/munge/log" --seed-file="$S/munge/seed"
H=$(hostname -s)
cat >"$S/slurm.conf" <<X
ClusterName=scratch
SlurmctldHost=$H(127.0.0.1)
SlurmctldPort=46817
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$S/sock/munge.sock
CredType=cred/munge
StateSaveLocation=$S/state
SlurmdSpoolDir=$S/spool/%n
SlurmctldPidFile=$S/ctld.pid
SlurmdPidFile=$S/slurmd-%n.pid
SlurmctldLogFile=$S/log/ctld.log
SlurmdLogFile=$S/log/slurmd-%n.log
SlurmdTimeout=10
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MinJobAge=3600
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmdParameters=config_overrides
NodeName=n[1-4] NodeHostname=$H NodeAddr=127.0.0.1 Port=[46821-46824] CPUs=1 RealMemory=500 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
X
export SLURM_CONF="$S/slurm.conf"
slurmctld -c
for node in n1 n2 n3 n4; do
    mkdir -p "$S/spool/$node"
    slurmd -N $node
done
cd "$S/work"
printf 'title: On four nodes\n' >site/vitrine.yml
"$program" build --site site --output one >/dev/null
# Slows down builds, so that a node can be lost during one. A part that is started again is not slowed down.
cat >slow <<X
#!/bin/sh
if [ "\$1" = build ]; then
    echo "\$SLURMD_NODENAME \$SLURM_ARRAY_TASK_ID \${SLURM_RESTART_COUNT:-0} \$\$ \$PPID" >>$S/work/runs
    [ "\${SLURM_RESTART_COUNT:-0}" -gt 0 ] || sleep 15
fi
exec $program "\$@"
X
chmod +x slow
sh "$script" 4 "$S/work/slow" --site site >submit.log 2>&1 &
waiting=$!
for _ in $(seq 120); do
    [ "$(cat runs 2>/dev/null | wc -l || echo 0)" -ge 4 ] && break
    sleep 0.5
done
lost=$(awk '$2 == 3 { print $1 }' runs)
# Kills the node, its step and the program, as a power failure would.
kill -9 "$(cat "$S/slurmd-$lost.pid")" $(awk '$2 == 3 { print $5, $4 }' runs)
rm "$S/slurmd-$lost.pid"
status=0
wait $waiting || status=$?
cat runs
[ $status = 0 ] || { cat submit.log merge.log "$S/log/ctld.log" | tail -40; echo "slurm: status $status" >&2; exit 1; }
diff -r one _site
awk '$2 == 3 && $3 > 0 { again = 1 } END { exit !again }' runs || { echo "slurm: part 3 was not begun again" >&2; exit 1; }
echo "slurm: four parts on four nodes, $lost was lost, part 3 was begun again, the same bytes as in one run"
