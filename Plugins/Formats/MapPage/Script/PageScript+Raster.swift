extension PageScript {
    /// Many lines at once, in an own raster: several times as fast as strokes of a canvas without a graphics card.
    static let raster = #"""

        /* Lines of one width; at each pixel the strongest cover wins, at equal cover the later line. */
        class Raster {
            constructor(width, height) {
                [this.width, this.height] = [width, height];
                this.image = new ImageData(width, height);
                this.pixels = new Uint32Array(this.image.data.buffer);
            }
            put(at, cover, color) {
                const value = Math.min(255, cover * 255 | 0);
                if (value >= this.pixels[at] >>> 24) this.pixels[at] = value << 24 | color;
            }
            /* A straight line: steps along its longer side, covers across it; clipped to the raster. */
            line(x0, y0, x1, y1, half, color) {
                const isSteep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
                if (isSteep) [x0, y0, x1, y1] = [y0, x0, y1, x1];
                if (x0 > x1) [x0, y0, x1, y1] = [x1, y1, x0, y0];
                const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0, reach = half * Math.sqrt(1 + slope * slope) + .5;
                const [along, across] = isSteep ? [this.height, this.width] : [this.width, this.height];
                const [stepAlong, stepAcross] = isSteep ? [this.width, 1] : [1, this.width];
                const last = Math.min(along - 1, Math.round(x1));
                for (let x = Math.max(0, Math.round(x0)); x <= last; x++) {
                    const middle = y0 + slope * (Math.min(Math.max(x, x0), x1) - x0);
                    const end = Math.min(across - 1, Math.floor(middle + reach));
                    for (let y = Math.max(0, Math.ceil(middle - reach)); y <= end; y++) {
                        const cover = reach - Math.abs(y - middle);
                        if (cover > 0) this.put(x * stepAlong + y * stepAcross, cover, color);
                    }
                }
            }
        }
        function rasterLines(brush) {
            const raster = new Raster(canvases.lines.width, canvases.lines.height);
            const days = colors.days.map(channels).map(([red, green, blue]) => blue << 16 | green << 8 | red);
            const half = (inView.length > 1500 ? .75 : 1.1) * view.ratio;
            for (const outing of inView) {
                for (let run = outing.from; run < outing.to; run++) {
                    for (const turn of turnsOf(run)) rasterRun(raster, run, turn, half, days[outing.weekday]);
                }
            }
            brush.putImageData(raster.image, 0, 0);
        }
        function rasterRun(raster, run, turn, half, color) {
            const shown = shownPoints(run, 3), size = scale() * view.ratio;
            const left = raster.width / 2 - (view.x - turn) * size, top = raster.height / 2 - view.y * size;
            const { width, height } = raster, from = runs.from[run];
            let x = xs[from] * size + left, y = ys[from] * size + top;
            for (let index = 1; index < shown; index++) {
                const point = pointAt(run, index, shown);
                const nextX = xs[point] * size + left, nextY = ys[point] * size + top;
                const isInside = Math.max(x, nextX) > -4 && Math.min(x, nextX) < width + 4
                    && Math.max(y, nextY) > -4 && Math.min(y, nextY) < height + 4;
                if (isInside) raster.line(x, y, nextX, nextY, half, color);
                [x, y] = [nextX, nextY];
            }
        }

        """#
}
