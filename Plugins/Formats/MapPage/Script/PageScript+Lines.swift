extension PageScript {
    /// The lines of all outings, thinned for the zoom by the one rule; few as strokes with a rim, many by the raster.
    static let lines = #"""

        const colors = {};
        const passes = new Uint8Array(outings.length).fill(1);
        const inView = [];
        /* What the page tells of its drawing: outings in view, sharp pictures so far, milliseconds to the last. */
        const told = canvases.lines.dataset;

        /* Colours of the theme that holds; those of kinds are moved until they stand out from the paper. */
        function readColors() {
            const style = getComputedStyle(document.documentElement);
            const named = name => style.getPropertyValue('--' + name).trim();
            for (const name of ['map', 'grid', 'primary', 'canvas', 'muted', 'orange']) colors[name] = named(name);
            colors.days = [0, 1, 2, 3, 4, 5, 6, 7].map(day => named('d' + day));
            colors.kinds = data.kinds.map(kind => readable(kind[1]));
        }
        const channels = color => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16));
        function luminance(color) {
            const [red, green, blue] = channels(color).map(value => value / 255)
                .map(value => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4);
            return .2126 * red + .7152 * green + .0722 * blue;
        }
        function contrast(one, other) {
            const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
            return (high + .05) / (low + .05);
        }
        function readable(color) {
            const goal = luminance(colors.map) > .5 ? 0 : 255;
            for (let step = 0; step < 12 && contrast(color, colors.map) < 3; step++) {
                const mixed = channels(color).map(value => Math.round(value + (goal - value) * .12));
                color = '#' + mixed.map(value => value.toString(16).padStart(2, '0')).join('');
            }
            return color;
        }

        /* How far a run is moved, in units, to be seen in the view: by no, one or two turns of the globe. */
        function turnsOf(run) {
            const half = view.width / 2 / scale() + 8 / scale(), high = view.height / 2 / scale() + 8 / scale();
            if (runs.south[run] < view.y - high || runs.north[run] > view.y + high) return [];
            return [-world, 0, world].filter(turn =>
                runs.east[run] + turn >= view.x - half && runs.west[run] + turn <= view.x + half);
        }
        /* How many of its points a run shows: one every `step` pixels; which ones, pointAt says. */
        function shownPoints(run, step) {
            const count = runs.from[run + 1] - runs.from[run];
            return Math.min(count, Math.max(2, Math.ceil(runs.length[run] * scale() / step) + 1));
        }
        /* The one rule of thinning: round(index * (count - 1) / (shown - 1)), halves up. */
        function pointAt(run, index, shown) {
            const from = runs.from[run], count = runs.from[run + 1] - from;
            return shown < 2 ? from : from + Math.floor((2 * index * (count - 1) + shown - 1) / (2 * (shown - 1)));
        }
        function trace(brush, run, turn, step) {
            const shown = shownPoints(run, step), size = scale();
            const [left, top] = [view.width / 2 - (view.x - turn) * size, view.height / 2 - view.y * size];
            for (let index = 0; index < shown; index++) {
                const point = pointAt(run, index, shown), x = xs[point] * size + left, y = ys[point] * size + top;
                if (index) brush.lineTo(x, y); else brush.moveTo(x, y);
            }
            if (shown === 1) brush.lineTo(xs[runs.from[run]] * size + left + .01, ys[runs.from[run]] * size + top);
        }
        function traceTrack(brush, track, step) {
            for (let run = track.from; run < track.to; run++) {
                for (const turn of turnsOf(run)) trace(brush, run, turn, step);
            }
        }
        function stroke(brush, color, width) {
            brush.strokeStyle = color;
            brush.lineWidth = width;
            brush.stroke();
        }
        function strokeTrack(brush, track, color, width, step = 1.5) {
            brush.beginPath();
            traceTrack(brush, track, step);
            stroke(brush, colors.map, width + 2);
            stroke(brush, color, width);
        }
        function isInView(track) {
            for (let run = track.from; run < track.to; run++) if (turnsOf(run).length) return true;
            return false;
        }
        function paintLines() {
            const started = performance.now();
            inView.length = 0;
            for (const outing of outings) if (passes[outing.index] && isInView(outing)) inView.push(outing);
            const brush = clear(canvases.lines);
            if (isSingle) strokeLegs(brush, outings[0]);
            else if (inView.length > 250) rasterLines(brush);
            else for (const outing of inView) strokeTrack(brush, outing, colors.days[outing.weekday], 3);
            told.outings = inView.length;
            canvases.lines.style.transform = '';
            painted = { ...view };
            cost = performance.now() - started;
        }

        """#
}
