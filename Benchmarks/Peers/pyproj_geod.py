"""pyproj (GeographicLib): distances of pairs on the WGS84 ellipsoid."""

from peer import serve
from pyproj import Geod


def prepare(inputs):
    names = ("longitude1", "latitude1", "longitude2", "latitude2")
    columns = [inputs.degrees(name) for name in names]
    geod = Geod(ellps="WGS84")
    return lambda: geod.inv(*columns)[2], lambda metres: ({"pairs": len(metres)}, {"metres": metres.sum()})


serve(prepare)
