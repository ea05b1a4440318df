"""scipy: building a cKDTree over x, y."""

from peer import serve
from scipy.spatial import cKDTree


def prepare(inputs):
    points = inputs.points()
    return lambda: cKDTree(points), lambda tree: ({"points": tree.n}, {})


serve(prepare)
