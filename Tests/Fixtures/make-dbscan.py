"""Makes dbscan.txt: what scikit-learn's DBSCAN finds in made points. Needs numpy and scikit-learn 1.9.

A set begins with a line "set EPS MINIMUM COUNT"; each line after it is x y label core, in metres and whole numbers.
"""

import numpy
from sklearn.cluster import DBSCAN

random = numpy.random.default_rng(20261130)


def spots(count, spread, box):
    centres = random.uniform(0, box, (max(count // 40, 1), 2))
    points = centres[random.integers(0, len(centres), count)] + random.normal(0, spread, (count, 2))
    noise = random.random(count) < 0.15
    points[noise] = random.uniform(0, box, (noise.sum(), 2))
    return points.round(3)


lines = []
for eps, minimum, count, spread, box in [
    (50, 5, 800, 30, 3000),
    (50, 5, 600, 4, 500),
    (10, 3, 500, 12, 800),
    (25, 10, 700, 40, 1500),
    (5, 1, 300, 3, 200),
]:
    points = spots(count, spread, box)
    model = DBSCAN(eps=eps, min_samples=minimum, algorithm="brute").fit(points)
    cores = set(model.core_sample_indices_)
    lines.append(f"set {eps} {minimum} {count}")
    for index, (point, label) in enumerate(zip(points, model.labels_)):
        lines.append(f"{point[0]:.3f} {point[1]:.3f} {label} {int(index in cores)}")
with open("dbscan.txt", "w") as file:
    file.write("\n".join(lines) + "\n")
