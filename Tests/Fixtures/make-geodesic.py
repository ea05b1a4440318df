#!/usr/bin/env python3
"""Makes geodesic.txt: pairs of positions and pyproj's geodesic length (WGS84), one pair a line:
lat1 lon1 lat2 lon2 metres. Needs pyproj from PyPI; run it in this folder."""
import random
from pyproj import Geod

geod, rnd, rows = Geod(ellps="WGS84"), random.Random(7), []


def row(*degrees):
    a, b, c, d = (round(v, 7) for v in degrees)
    rows.append(f"{a} {b} {c} {d} {geod.inv(b, a, d, c)[2]:.9f}")


def near(latitude, longitude, spread):
    return (max(-90, min(90, latitude + rnd.uniform(-spread, spread))),
            (longitude + rnd.uniform(-spread, spread) + 180) % 360 - 180)


for _ in range(300):
    row(rnd.uniform(-90, 90), rnd.uniform(-180, 180), rnd.uniform(-90, 90), rnd.uniform(-180, 180))
for _ in range(200):
    a, b = rnd.uniform(-90, 90), rnd.uniform(-180, 180)
    row(a, b, *near(a, b, 10 ** rnd.uniform(-6, 0.5)))
    row(a, b, *near(-a, b + 180, 10 ** rnd.uniform(-7, 0)))
for a in (-90, -89.9999999, -45, -1e-7, 0, 1e-7, 45, 90):
    for c in (-90, -45, -1e-7, 0, 1e-7, 90):
        for d in (0, 1e-7, 1, 90, 179.3, 179.4, 179.9, 180):
            row(a, 0, c, d)
open("geodesic.txt", "w").write("\n".join(rows) + "\n")
