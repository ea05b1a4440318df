"""scikit-learn: DBSCAN over x, y with its k-d tree, eps 50 m, 5 points, one thread."""

from peer import clusters, serve
from sklearn.cluster import DBSCAN


def prepare(inputs):
    points = inputs.points()
    model = DBSCAN(eps=50, min_samples=5, algorithm="kd_tree", n_jobs=1)
    return lambda: model.fit(points).labels_, clusters


serve(prepare)
