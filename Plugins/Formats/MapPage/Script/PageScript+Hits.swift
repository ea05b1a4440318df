extension PageScript {
    /// What lies under a tap: within so many pixels, nearest first (row P64).
    static let hits = #"""

        const reaches = { mouse: 12, pen: 16, touch: 22 };

        function distanceToRun(run, x, y, most) {
            let least = most;
            for (let point = runs.from[run] + 1; point < runs.from[run + 1]; point++) {
                const [x0, y0, x1, y1] = [xs[point - 1] - x, ys[point - 1] - y, xs[point] - x, ys[point] - y];
                if (Math.min(x0, x1) > least || Math.max(x0, x1) < -least || Math.min(y0, y1) > least
                    || Math.max(y0, y1) < -least) continue;
                const [wide, high] = [x1 - x0, y1 - y0], square = wide * wide + high * high;
                const share = square ? Math.min(1, Math.max(0, -(x0 * wide + y0 * high) / square)) : 0;
                least = Math.min(least, Math.hypot(x0 + share * wide, y0 + share * high));
            }
            return least;
        }
        function distanceToTrack(track, place, most) {
            let least = most;
            for (let run = track.from; run < track.to; run++) {
                if (runs.north[run] > place.y + most || runs.south[run] < place.y - most) continue;
                for (const turn of [-world, 0, world]) {
                    const x = place.x + turn;
                    if (x < runs.west[run] - most || x > runs.east[run] + most) continue;
                    least = Math.min(least, distanceToRun(run, x, place.y, least));
                }
            }
            return least;
        }
        function hits(x, y, reach) {
            const place = toMap(x, y), most = reach / scale();
            const near = [...inView, ...routes].map(item => [item, distanceToTrack(item, place, most)]);
            const way = marker => Math.hypot(turned(marker.x - place.x), marker.y - place.y);
            for (const marker of markers) near.push([marker, way(marker)]);
            return near.filter(hit => hit[1] < most).sort((a, b) => a[1] - b[1]).map(hit => hit[0]);
        }
        function tap(x, y, pointer) {
            const found = hits(x, y, reaches[pointer] ?? 12), marker = found.find(item => 'x' in item);
            if (!found.length) close();
            else if (marker || found.length === 1) open(marker ?? found[0]);
            else choose(found);
        }

        """#
}
