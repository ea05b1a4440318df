"""scipy (Qhull): the convex hull of x, y."""

from peer import serve
from scipy.spatial import ConvexHull


def prepare(inputs):
    points = inputs.points()

    def answer(hull):
        corners = points[hull.vertices]
        return {"corners": len(corners)}, {"x": corners[:, 0].sum(), "y": corners[:, 1].sum(), "area": hull.volume}

    return lambda: ConvexHull(points), answer


serve(prepare)
