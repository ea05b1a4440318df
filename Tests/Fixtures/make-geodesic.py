#!/usr/bin/env python3
"""Makes geodesic.txt: 10,000 pairs of positions and pyproj's geodesic (WGS84), one pair a line:
lat1 lon1 lat2 lon2 in 1e-7 degree, then nanometres; on every tenth line the azimuths at both ends, degrees, follow.
Needs pyproj from PyPI; run it in this folder."""
import random
from pyproj import Geod

geod, rnd, rows, LIMIT = Geod(ellps="WGS84"), random.Random(7), [], 10_000
TURN, POLE = 3_600_000_000, 900_000_000


def row(*whole):
    a, b, c, d = whole
    b, d = ((v + TURN // 2) % TURN - TURN // 2 for v in (b, d))
    start, back, metres = geod.inv(b / 1e7, a / 1e7, d / 1e7, c / 1e7)
    end = f" {start:.9f} {(back + 180) % 360:.9f}" if len(rows) % 10 == 0 else ""
    rows.append(f"{a} {b} {c} {d} {round(metres * 1e9)}{end}")


def near(latitude, longitude, degrees):
    spread = int(degrees * 1e7)
    return (max(-POLE, min(POLE, latitude + rnd.randint(-spread, spread))), longitude + rnd.randint(-spread, spread))


def anywhere():
    return rnd.randint(-POLE, POLE), rnd.randint(-TURN // 2, TURN // 2)


for _ in range(2500):
    row(*anywhere(), *anywhere())
for _ in range(1200):  # short ones, down to a step of the grid
    a = anywhere()
    row(*a, *near(*a, 10 ** rnd.uniform(-6.9, 0.5)))
for _ in range(1200):  # walking distances where people walk, up to 10 km
    a = rnd.randint(460_000_000, 710_000_000), rnd.randint(0, 300_000_000)
    row(*a, *near(*a, 10 ** rnd.uniform(-5, -1.2)))
for _ in range(1500):  # near antipodes
    a = anywhere()
    row(*a, *near(-a[0], a[1] + TURN // 2, 10 ** rnd.uniform(-6.9, 0.3)))
for _ in range(300):  # antipodes
    a = anywhere()
    row(*a, -a[0], a[1] + TURN // 2)
for _ in range(600):  # across ±180°
    a = rnd.randint(-POLE, POLE), TURN // 2 - rnd.randint(0, 10 ** rnd.randint(1, 8))
    row(*a, *near(*a, 10 ** rnd.uniform(-5, 1)))
for _ in range(400):  # meridians, over the poles too
    (a, b), c = anywhere(), rnd.randint(-POLE, POLE)
    row(a, b, c, b + rnd.choice((0, TURN // 2)))
for _ in range(400):  # the equator and its neighbourhood
    b, d = anywhere()[1], anywhere()[1]
    row(rnd.choice((0, 0, 1, -1, 1000)), b, rnd.choice((0, 0, 1, -1, 1000)), d)
for _ in range(400):  # one parallel
    a, b = anywhere()
    row(a, b, rnd.choice((a, -a)), b + rnd.randint(-TURN // 2, TURN // 2))
for _ in range(400):  # poles and beside them
    row(rnd.choice((-1, 1)) * (POLE - rnd.choice((0, 0, 1, 1000, 100_000))), anywhere()[1], *anywhere())
for a in (-900_000_000, -899_999_999, -450_000_000, -1, 0, 1, 450_000_000, 900_000_000):
    for c in (-900_000_000, -450_000_000, -1, 0, 1, 900_000_000):
        for d in (0, 1, 10_000_000, 900_000_000, 1_793_000_000, 1_794_000_000, 1_799_000_000, 1_800_000_000):
            row(a, 0, c, d)
while len(rows) < LIMIT:
    row(*anywhere(), *anywhere())
open("geodesic.txt", "w").write("\n".join(rows[:LIMIT]) + "\n")
