"""numpy: the unit square of web Mercator, by the inverse hyperbolic tangent of the sine."""

from peer import serve
import numpy


def prepare(inputs):
    latitudes, longitudes = inputs.degrees("latitude"), inputs.degrees("longitude")

    def run():
        return longitudes / 360 + 0.5, 0.5 - numpy.arctanh(numpy.sin(numpy.radians(latitudes))) / (2 * numpy.pi)

    return run, lambda result: ({"points": len(result[0])}, {"x": result[0].sum(), "y": result[1].sum()})


serve(prepare)
