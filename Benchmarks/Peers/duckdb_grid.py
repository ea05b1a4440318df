"""DuckDB, one thread: groups of points in square cells of the Mercator square: number, mean x, mean y.

The square [0, 1) has 65,536 cells a side, or as many as the second word says.
"""

import sys

from peer import serve
import duckdb

CELLS = int(sys.argv[2]) if len(sys.argv) > 2 else 65536
QUERY = f"""
WITH unit AS (
    SELECT longitude / 360 + 0.5 AS x, sin(radians(latitude)) AS s FROM points
), projected AS (
    SELECT x, 0.5 - 0.25 * ln((1 + s) / (1 - s)) / pi() AS y FROM unit
)
SELECT CAST(floor(x * {CELLS}) AS INTEGER) AS cx, CAST(floor(y * {CELLS}) AS INTEGER) AS cy,
       count(*) AS n, avg(x) AS x, avg(y) AS y
FROM projected GROUP BY cx, cy
"""


def prepare(inputs):
    source = {"latitude": inputs.degrees("latitude"), "longitude": inputs.degrees("longitude")}
    base = duckdb.connect(":memory:", config={"threads": 1})
    base.execute("CREATE TABLE points AS SELECT * FROM source")

    def answer(result):
        counts = {"cells": len(result["n"]), "points": result["n"].sum(), "largest": result["n"].max()}
        return counts, {"x": result["x"].sum(), "y": result["y"].sum()}

    return lambda: base.execute(QUERY).fetchnumpy(), answer


serve(prepare)
