"""shapely (GEOS): which points lie in a prepared polygon with a hole."""

from peer import serve
import numpy
import shapely


def prepare(inputs):
    def ring(name):
        return numpy.column_stack((inputs.i32(name + "-longitude"), inputs.i32(name + "-latitude")))

    polygon = shapely.Polygon(ring("outer"), [ring("hole")])
    shapely.prepare(polygon)
    x, y = inputs.i32("longitude").astype(float), inputs.i32("latitude").astype(float)

    def answer(inside):
        return {"inside": inside.sum(), "indices": numpy.flatnonzero(inside).sum()}, {}

    return lambda: shapely.contains_xy(polygon, x, y), answer


serve(prepare)
