"""dbscan 1.0 of PyPI (parallel exact DBSCAN), held to one thread by PARLAY_NUM_THREADS; eps 50 m, 5 points."""

from peer import clusters, serve
from dbscan import DBSCAN


def prepare(inputs):
    points = inputs.points()
    return lambda: DBSCAN(points, eps=50, min_samples=5)[0], clusters


serve(prepare)
