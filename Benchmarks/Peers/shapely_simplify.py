"""shapely (GEOS): Douglas-Peucker of the line x, y at 5 m, topology not kept."""

from peer import serve
import shapely


def prepare(inputs):
    line = shapely.linestrings(inputs.points())

    def answer(result):
        points = shapely.get_coordinates(result)
        return {"kept": len(points)}, {"x": points[:, 0].sum(), "y": points[:, 1].sum()}

    return lambda: shapely.simplify(line, 5.0, preserve_topology=False), answer


serve(prepare)
