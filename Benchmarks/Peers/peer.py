"""The loop of a peer: what tur is held against, in a process of its own.

A peer's file says how its inputs are got ready, what is timed, and what that came to:

    from peer import serve

    def prepare(inputs):
        x = inputs.f64("x")
        return lambda: thing(x), lambda result: ({"points": len(result)}, {"x": result.sum()})

    serve(prepare)

Only the first function is timed. Counts must be equal to tur's, sums equal within the kernel's tolerance.
Protocol: a line "run" is answered by one line of JSON with cpu, wall, counts and sums; "quit" by the peak memory.
Called with the folder of the inputs: flat little-endian columns named NAME.f64, NAME.i32, NAME.i64.
"""

import os

for name in ("OPENBLAS", "OMP", "MKL", "PARLAY", "NUMEXPR"):
    os.environ[name + "_NUM_THREADS"] = "1"

import json
import sys
import time
from pathlib import Path

import numpy


class Inputs:
    def __init__(self, folder):
        self.folder = Path(folder)

    def f64(self, name):
        return numpy.fromfile(self.folder / (name + ".f64"), dtype="<f8")

    def i32(self, name):
        return numpy.fromfile(self.folder / (name + ".i32"), dtype="<i4")

    def i64(self, name):
        return numpy.fromfile(self.folder / (name + ".i64"), dtype="<i8")

    def degrees(self, name):
        """A column of 1e-7 degrees, in degrees."""
        return self.i32(name) / 1e7

    def points(self):
        """The columns x and y side by side."""
        return numpy.column_stack((self.f64("x"), self.f64("y")))


def clusters(labels):
    """Counts of a clustering: -1 is noise."""
    return {"clusters": int(labels.max(initial=-1)) + 1, "noise": int((labels < 0).sum())}, {}


def peak_bytes():
    for line in open("/proc/self/status"):
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    return 0


def serve(prepare):
    run, answer = prepare(Inputs(sys.argv[1]))
    for line in sys.stdin:
        if line.strip() == "quit":
            print(json.dumps({"peak": peak_bytes()}), flush=True)
            return
        wall, cpu = time.perf_counter(), time.process_time()
        result = run()
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        counts, sums = answer(result)
        del result
        counts = {name: int(value) for name, value in counts.items()}
        sums = {name: float(value) for name, value in sums.items()}
        print(json.dumps({"cpu": cpu, "wall": wall, "counts": counts, "sums": sums}), flush=True)
