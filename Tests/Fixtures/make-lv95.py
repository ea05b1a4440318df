#!/usr/bin/env python3
"""Makes lv95.txt by pyproj, EPSG:4326 and EPSG:2056, one point a line: F latitude longitude easting northing for the way
there, I easting northing latitude longitude for the way back, both at height 0 of the frame they come from.
Needs pyproj from PyPI; run it in this folder."""
import random
from pyproj import Transformer

rnd, rows = random.Random(7), []
there = Transformer.from_crs(4326, 2056, always_xy=True)
back = Transformer.from_crs(2056, 4326, always_xy=True)
corners = [(n, e) for n in (45.82, 47.81) for e in (5.96, 10.49)]
for n, e in corners + [(round(rnd.uniform(45.82, 47.81), 7), round(rnd.uniform(5.96, 10.49), 7)) for _ in range(996)]:
    x, y = there.transform(e, n)
    rows.append(f"F {n} {e} {x:.7f} {y:.7f}")
for _ in range(1000):
    x, y = round(rnd.uniform(2_485_000, 2_834_000), 3), round(rnd.uniform(1_075_000, 1_296_000), 3)
    e, n = back.transform(x, y)
    rows.append(f"I {x} {y} {n:.13f} {e:.13f}")
open("lv95.txt", "w").write("\n".join(rows) + "\n")
