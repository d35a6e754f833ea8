"""Finds the modules of the debug build, for programs in Tools/."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SWIFT = os.environ.get("SWIFT", "swift")


def run(*command, **options):
    """Runs a program and returns its output; ends the process if the program fails."""
    result = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True, **options)
    if result.returncode != 0:
        sys.stderr.write(result.stdout + result.stderr)
        sys.exit(f"“{' '.join(map(str, command))}” failed")
    return result.stdout


def program(name):
    """Returns the path of a program of the toolchain."""
    found = shutil.which(name)
    if found:
        return found
    swift = pathlib.Path(shutil.which(SWIFT) or sys.exit(f"there is no program “{SWIFT}”")).resolve()
    return swift.parent / name


def triple():
    return json.loads(run(SWIFT, "-print-target-info"))["target"]["unversionedTriple"]


def products():
    """Returns the folder of the debug build. SwiftPM is called only if the usual folder does not exist, because SwiftPM
    waits for other builds."""
    folder = ROOT / ".build" / "debug"
    return folder if folder.exists() else pathlib.Path(run(SWIFT, "build", "--show-bin-path").strip())


def module_maps(folder):
    """Returns the flags for the C modules that our modules were compiled with."""
    folders = {path.parent for path in (ROOT / "Sources").rglob("module.modulemap")}
    folders |= {path.parent for path in (ROOT / ".build" / "checkouts").glob("*/Sources/**/module.modulemap")}
    flags = [flag for found in sorted(folders) for flag in ("-I", str(found))]
    # If a target has no module map, the build writes one.
    for path in sorted(folder.glob("*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    if shutil.which("pkg-config"):
        found = subprocess.run(["pkg-config", "--cflags", "libxml-2.0", "libcmark-gfm"], capture_output=True, text=True)
        for flag in found.stdout.split():
            flags += ["-Xcc", flag]
    return flags


def flags():
    """Returns the flags with which a compiler finds the modules of the debug build."""
    folder = products()
    return ["-I", str(folder / "Modules"), "-target", triple(), *module_maps(folder)]
