extension PageScript {
    /// Many lines at once, in an own raster: several times as fast as strokes of a canvas without a graphics card.
    static let raster = #"""

        /* Lines of some whole pixels' width; at each pixel the strongest cover wins, at equal cover the later line. */
        class Raster {
            constructor(width, height) {
                [this.width, this.height] = [width, height];
                this.image = new ImageData(width, height);
                this.pixels = new Uint32Array(this.image.data.buffer);
            }
            /* A straight line, clipped to the raster: steps along its longer side and covers pixels across it. */
            line(x0, y0, x1, y1, wide, color) {
                const { width, height } = this;
                if (Math.abs(y1 - y0) <= Math.abs(x1 - x0)) {
                    if (x0 <= x1) this.walk(x0, y0, x1, y1, wide, color, width, height, 1, width);
                    else this.walk(x1, y1, x0, y0, wide, color, width, height, 1, width);
                } else if (y0 <= y1) this.walk(y0, x0, y1, x1, wide, color, height, width, width, 1);
                else this.walk(y1, x1, y0, x0, wide, color, height, width, width, 1);
            }
            walk(a0, b0, a1, b1, wide, color, along, across, stepAlong, stepAcross) {
                const pixels = this.pixels, slope = a1 > a0 ? (b1 - b0) / (a1 - a0) : 0;
                const first = Math.max(0, Math.round(a0)), last = Math.min(along - 1, Math.round(a1));
                let edge = b0 + slope * (first - a0) - wide / 2 + .5, start = first * stepAlong;
                for (let a = first; a <= last; a++, edge += slope, start += stepAlong) {
                    const b = Math.floor(edge), below = (edge - b) * 255 | 0, above = 255 - below;
                    if (b < 0 || b + wide >= across) continue;
                    let at = start + b * stepAcross;
                    if (above >= pixels[at] >>> 24) pixels[at] = above << 24 | color;
                    for (let inner = 1; inner < wide; inner++) pixels[at += stepAcross] = 255 << 24 | color;
                    at += stepAcross;
                    if (below >= pixels[at] >>> 24) pixels[at] = below << 24 | color;
                }
            }
        }
        function rasterLines(brush) {
            const raster = new Raster(canvases.lines.width, canvases.lines.height);
            const shades = inView.length > 1500 ? [.6, .45, .3, .15, 0].map(shadeOf) : [shadeOf(0)];
            const wide = Math.max(1, Math.round((inView.length > 1500 ? 1.2 : 2) * view.ratio));
            for (const [index, outing] of inView.entries()) {
                const color = shades[Math.floor(index / inView.length * shades.length)][outing.weekday];
                for (let run = outing.from; run < outing.to; run++) {
                    for (const turn of turnsOf(run)) rasterRun(raster, run, turn, wide, color);
                }
            }
            brush.putImageData(raster.image, 0, 0);
        }
        /* The colours of the days, a part of them paper: in a crowd older outings step back. */
        function shadeOf(part) {
            const paper = channels(colors.map);
            return colors.days.map(color => {
                const [red, green, blue] = channels(color).map((value, at) => value + (paper[at] - value) * part);
                return blue << 16 | green << 8 | red;
            });
        }
        function rasterRun(raster, run, turn, wide, color) {
            const shown = shownPoints(run, 5), size = scale() * view.ratio;
            const left = raster.width / 2 - (view.x - turn) * size, top = raster.height / 2 - view.y * size;
            const { width, height } = raster, from = runs.from[run];
            let x = xs[from] * size + left, y = ys[from] * size + top;
            for (let index = 1; index < shown; index++) {
                const point = pointAt(run, index, shown);
                const nextX = xs[point] * size + left, nextY = ys[point] * size + top;
                const isInside = Math.max(x, nextX) > -4 && Math.min(x, nextX) < width + 4
                    && Math.max(y, nextY) > -4 && Math.min(y, nextY) < height + 4;
                if (isInside) raster.line(x, y, nextX, nextY, wide, color);
                [x, y] = [nextX, nextY];
            }
        }

        """#
}
