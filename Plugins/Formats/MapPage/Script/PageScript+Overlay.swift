extension PageScript {
    /// What lies above the lines: routes, markers and the chosen outing in the colours of its legs; and when to draw.
    static let overlay = #"""

        let chosen = null, cursor = null, cost = 0, painted = null, frame = 0, sharpTimer = 0;

        /* An outing by legs: pauses as dots, gaps between runs as thin dots without a colour. */
        function strokeLegs(brush, outing) {
            strokeGaps(brush, outing);
            brush.beginPath();
            traceTrack(brush, outing, 1);
            stroke(brush, colors.map, 8);
            for (let run = outing.from; run < outing.to; run++) {
                const number = outing.legs[2 * runs.leg[run]], isPause = data.kinds[number][2];
                brush.beginPath();
                for (const turn of turnsOf(run)) trace(brush, run, turn, 1);
                brush.setLineDash(isPause ? [.1, 7] : []);
                stroke(brush, colors.kinds[number], isPause ? 5 : 4.5);
            }
            brush.setLineDash([]);
            strokeEnds(brush, outing);
        }
        function strokeGaps(brush, outing) {
            brush.beginPath();
            for (let run = outing.from + 1; run < outing.to; run++) {
                const [before, after] = [runs.from[run] - 1, runs.from[run]];
                if (Math.abs(xs[before] - xs[after]) > world / 2) continue;
                const [from, to] = [before, after].map(point => toScreen({ x: xs[point], y: ys[point] }));
                brush.moveTo(from.x, from.y);
                brush.lineTo(to.x, to.y);
            }
            brush.setLineDash([.1, 6]);
            stroke(brush, colors.muted, 2);
            brush.setLineDash([]);
        }
        /* The start as a ring, the end as a disc. */
        function strokeEnds(brush, outing) {
            if (outing.to === outing.from) return;
            const points = [runs.from[outing.from], runs.from[outing.to] - 1];
            points.reverse().forEach((point, index) => {
                const { x, y } = toScreen({ x: xs[point], y: ys[point] });
                dot(brush, x, y, 6, index ? colors.canvas : colors.primary, index ? colors.primary : colors.canvas);
            });
        }
        function dot(brush, x, y, radius, color, rim) {
            brush.beginPath();
            brush.arc(x, y, radius, 0, 7);
            brush.fillStyle = color;
            brush.fill();
            stroke(brush, rim, 2.5);
        }
        function strokeRoutes(brush) {
            for (const route of routes) {
                brush.beginPath();
                traceTrack(brush, route, 1.5);
                stroke(brush, colors.map, route === chosen ? 7 : 5);
                brush.setLineDash([9, 7]);
                stroke(brush, colors.primary, route === chosen ? 4 : 2.5);
                brush.setLineDash([]);
            }
        }
        function paintTop() {
            const brush = clear(canvases.top);
            strokeRoutes(brush);
            if (chosen?.legs && !isSingle) strokeLegs(brush, chosen);
            for (const marker of markers) {
                const { x, y } = toScreen(marker);
                if (x < -20 || x > view.width + 20 || y < -20 || y > view.height + 20) continue;
                dot(brush, x, y, marker === chosen ? 10 : 7, colors.primary, colors.canvas);
                dot(brush, x, y, marker === chosen ? 6 : 4, colors.orange, colors.orange);
            }
            if (cursor) {
                const { x, y } = toScreen(cursor);
                dot(brush, x, y, 7, colors.orange, colors.primary);
            }
        }
        /* Lines that take long are moved and scaled as a picture until the view rests. */
        function moveLines() {
            const size = scale() / (256 * 2 ** painted.zoom / world);
            const x = turned(painted.x - view.x) * scale() + view.width / 2 - size * view.width / 2;
            const y = (painted.y - view.y) * scale() + view.height / 2 - size * view.height / 2;
            canvases.lines.style.transform = `translate(${x}px,${y}px) scale(${size})`;
        }
        function moved() {
            keepInside();
            const isSlow = cost > 30 && painted && painted.width === view.width;
            clearTimeout(sharpTimer);
            if (isSlow) sharpTimer = setTimeout(redraw, 30);
            redraw(isSlow);
        }
        let isRough = false;
        function redraw(rough) {
            isRough = rough === true;
            if (!frame) frame = requestAnimationFrame(paint);
        }
        function paint() {
            frame = 0;
            paintBase();
            if (isRough) moveLines(); else paintLines();
            paintTop();
            if (isRough) return placeLabels();
            paintLabels();
            fillList();
            told.pictures = Number(told.pictures ?? 0) + 1;
            told.time = performance.now();
        }

        """#
}
