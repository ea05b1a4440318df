"""Writes simplified.txt: tracks and what shapely 2.2.0 (GEOS) keeps of them at some tolerances.

    .build/peers/bin/python Tests/Fixtures/make-simplified.py > Tests/Fixtures/simplified.txt

A line "track" with the numbers x y x y … in millimetres, then for each tolerance a line "at" with the tolerance in
millimetres and the indices that are kept.
"""

import math
import random

import shapely


def walk(count, noise):
    x, y, heading, points = 0.0, 0.0, 0.0, []
    for _ in range(count):
        points.append((round(1000 * (x + random.gauss(0, noise))), round(1000 * (y + random.gauss(0, noise)))))
        heading += random.gauss(0, 0.1) if random.random() > 0.03 else random.gauss(0, 1.5)
        x, y = x + 4 * math.cos(heading), y + 4 * math.sin(heading)
    return points


def kept(points, tolerance):
    line = shapely.linestrings([(x / 1000, y / 1000) for x, y in points])
    result = shapely.get_coordinates(shapely.simplify(line, tolerance / 1000, preserve_topology=False))
    indices, at = [], 0
    for x, y in result:
        while (points[at][0] / 1000, points[at][1] / 1000) != (x, y):
            at += 1
        indices.append(at)
        at += 1
    return indices


random.seed(7)
for count, noise in [(3, 1), (50, 1), (400, 2), (1200, 1), (700, 0.2), (300, 6)]:
    points = walk(count, noise)
    print("track", *[value for point in points for value in point])
    for tolerance in (500, 2000, 5000, 25000):
        print("at", tolerance, *kept(points, tolerance))
