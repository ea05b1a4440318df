"""pyproj: WGS84 to LV95 (EPSG:4326 to EPSG:2056)."""

from peer import serve
from pyproj import Transformer


def prepare(inputs):
    longitudes, latitudes = inputs.degrees("longitude"), inputs.degrees("latitude")
    transformer = Transformer.from_crs(4326, 2056, always_xy=True)

    def answer(result):
        return {"points": len(result[0])}, {"east": result[0].sum(), "north": result[1].sum()}

    return lambda: transformer.transform(longitudes, latitudes), answer


serve(prepare)
