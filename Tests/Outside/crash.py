#!/usr/bin/env python3
"""Simulates power failures during builds: python3 crash.py TODO_GALLERY [CUTS [SEED]]

An ext4 file system is in a file whose writes and flushes are recorded. Builds replace one site with another. Then, for
every cut, a possible state of the disk is created: all writes up to the last flush, and a random choice of the later
ones. The disk is mounted, as after a power failure. It must contain the complete old site or the complete new one,
according to its manifest. Every tenth time, the next build is tried, too, and must succeed.

`--no-sync` builds are cut as well, to see whether the cuts do any damage; if no site is damaged, a note is printed.

It needs root, loop devices and FUSE; if one is missing, it prints a message and exits with status 77.
"""
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

SIZE = 48 << 20
SKIPPED = 77


def run(*command, **options):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)


def need(condition, missing):
    if not condition:
        print(f"crash.py: skipped: {missing}")
        sys.exit(SKIPPED)


class Recorder:
    """A FUSE file system with one file in memory. All writes and flushes of the file are recorded."""

    def __init__(self, folder, fuse):
        self.data = bytearray(SIZE)
        self.log = []
        recorder = self

        class Files(fuse.Operations):
            def getattr(self, path, handle=None):
                if path == "/":
                    return dict(st_mode=0o40755, st_nlink=2)
                if path == "/disk":
                    return dict(st_mode=0o100600, st_nlink=1, st_size=SIZE)
                raise fuse.FuseOSError(2)

            def readdir(self, path, handle):
                return [".", "..", "disk"]

            def read(self, path, size, offset, handle):
                return bytes(recorder.data[offset:offset + size])

            def write(self, path, data, offset, handle):
                recorder.data[offset:offset + len(data)] = data
                recorder.log.append((offset, data))
                return len(data)

            def fsync(self, path, datasync, handle):
                recorder.log.append(None)
                return 0

            def truncate(self, path, length, handle=None):
                pass

        self.folder = folder
        self.thread = threading.Thread(
            target=lambda: fuse.FUSE(Files(), str(folder), foreground=True, nothreads=True, direct_io=True), daemon=True)
        self.thread.start()
        for _ in range(100):
            if (folder / "disk").exists():
                return
            time.sleep(0.05)
        need(False, "FUSE does not start")


def image_at(base, log, cut, chance):
    """Returns a possible state of the disk after a power failure: all writes before the last flush that precedes step
    `cut`, and each write between that flush and the step with the probability 0.5."""
    image = bytearray(base)
    flush = max((index for index in range(cut) if log[index] is None), default=-1)
    for index in range(cut):
        if log[index] is None:
            continue
        if index < flush or chance.random() < 0.5:
            offset, data = log[index]
            image[offset:offset + len(data)] = data
    return image


def judge(folder, image, program, tries_build):
    """Returns 'Old' or 'New' if the site is complete, otherwise the problem."""
    disk, mount = folder / "cut", folder / "cut-mount"
    disk.write_bytes(image)
    mount.mkdir(exist_ok=True)
    result = run("mount", "-o", "loop", disk, mount)
    if result.returncode:
        return f"the file system cannot be mounted: {result.stderr.strip()}"
    try:
        work = mount / "work"
        site = work / "out"
        if not (site / "manifest.sha256").exists():
            return "there is no site"
        result = run("sha256sum", "--check", "--quiet", "manifest.sha256", cwd=site)
        if result.returncode:
            return "the site is damaged: " + (result.stdout + result.stderr).strip().splitlines()[0]
        title = "New" if "New" in (site / "index.html").read_text() else "Old"
        if tries_build:
            (work / "site").mkdir(exist_ok=True)
            (work / "site/vitrine.yml").write_text("title: Next\n")
            result = run(program, "build", "--site", "site", "--output", "out", cwd=work)
            if result.returncode or "Next" not in (site / "index.html").read_text():
                return f"the next build fails: {result.stderr.strip()}"
        return title
    finally:
        run("umount", mount)


def record(folder, fuse, program, flags):
    """Builds two sites on a recorded disk. Returns the image before the second build, and the writes and flushes of
    that build."""
    mounted = folder / "fuse"
    mounted.mkdir(exist_ok=True)
    recorder = Recorder(mounted, fuse)
    work_mount = folder / "disk-mount"
    work_mount.mkdir(exist_ok=True)
    disk = mounted / "disk"
    result = run("mkfs.ext4", "-q", "-F", disk)
    need(result.returncode == 0, f"mkfs.ext4: {result.stderr.strip()}")
    result = run("mount", "-o", "loop,commit=1", disk, work_mount)
    need(result.returncode == 0, f"mount: {result.stderr.strip()}")
    try:
        work = work_mount / "work"
        (work / "site").mkdir(parents=True)

        def build(title):
            (work / "site/vitrine.yml").write_text(f"title: {title}\n")
            result = run(program, "build", "--site", "site", "--output", "out", *flags, cwd=work)
            assert result.returncode == 0, result.stderr

        build("Old")
        run("sync", "-f", work_mount)
        base, start = bytes(recorder.data), len(recorder.log)
        build("New")
        # The journal is written to disk one second after a change, or later on a busy machine.
        built = len(recorder.log)
        time.sleep(2.5)
        for _ in range(50):
            if None in recorder.log[built:]:
                break
            time.sleep(0.2)
        return base, recorder.log[start:]
    finally:
        run("umount", work_mount)
        run("umount", "-l", mounted)


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    cuts = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 18)
    need(os.geteuid() == 0, "only root can mount file systems")
    need(os.path.exists("/dev/fuse") and os.path.exists("/dev/loop-control"), "no FUSE or no loop devices")
    need(shutil.which("mkfs.ext4"), "mkfs.ext4 is not installed")
    try:
        import fuse
    except (ImportError, OSError) as error:
        need(False, error)
    found = {}
    for name, flags in ("sync", []), ("no-sync", ["--no-sync"]):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-crash-"))
        try:
            base, log = record(folder, fuse, program, flags)
            counts = {}
            for number in range(cuts if not flags else min(cuts, 40)):
                cut = chance.randrange(1, len(log) + 1)
                verdict = judge(folder, image_at(base, log, cut, chance), program, number % 10 == 0)
                counts[verdict] = counts.get(verdict, 0) + 1
            found[name] = counts
            print(f"{name}: {len(log)} writes and flushes, {sum(counts.values())} cuts: "
                  + ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    damaged = {verdict for verdict in found["sync"] if verdict not in ("Old", "New")}
    if damaged:
        sys.exit("a power failure destroys sites: " + "; ".join(sorted(damaged)))
    if not {"Old", "New"} <= set(found["sync"]):
        sys.exit("the cuts never came before, or never after, the exchange: the test proves nothing")
    if set(found["no-sync"]) <= {"Old", "New"}:
        print("note: no cut of a --no-sync build did any damage this time")


main()
