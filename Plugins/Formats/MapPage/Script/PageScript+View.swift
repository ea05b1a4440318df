extension PageScript {
    /// The view on the map: what lies where on the screen.
    static let view = #"""

        const map = element('map');
        const canvases = Object.fromEntries(['base', 'lines', 'top'].map(id => [id, element(id)]));
        const view = { x: world / 2, y: world / 2, zoom: 2, width: 0, height: 0, ratio: 1 };
        const zooms = { least: 1, most: 18 };
        const scale = () => 256 * 2 ** view.zoom / world;
        /* The way from the middle of the view to a place, the short way round. */
        const turned = way => way - Math.round(way / world) * world;
        const toScreen = place => ({
            x: turned(place.x - view.x) * scale() + view.width / 2,
            y: (place.y - view.y) * scale() + view.height / 2,
        });
        const toMap = (x, y) => ({
            x: view.x + (x - view.width / 2) / scale(),
            y: view.y + (y - view.height / 2) / scale(),
        });
        /* Degrees north of a height on the map. */
        const latitudeOf = y => Math.atan(Math.sinh(Math.PI * (1 - 2 * y / world))) * 180 / Math.PI;
        const metresPerUnit = y => 40075017 / world * Math.cos(latitudeOf(y) * Math.PI / 180);

        function keepInside() {
            view.zoom = Math.min(Math.max(view.zoom, zooms.least), zooms.most);
            const half = view.height / 2 / scale();
            view.y = Math.min(Math.max(view.y, half), world - half);
            view.x = (view.x % world + world) % world;
        }
        function measure() {
            [view.width, view.height] = [map.clientWidth, map.clientHeight];
            zooms.least = Math.log2(Math.max(view.width, view.height, 1) / 256);
            view.ratio = Math.min(devicePixelRatio || 1, Math.sqrt(8e6 / Math.max(1, view.width * view.height)));
            painted = null;
            for (const canvas of Object.values(canvases)) {
                canvas.width = Math.max(1, Math.round(view.width * view.ratio));
                canvas.height = Math.max(1, Math.round(view.height * view.ratio));
            }
        }
        function pan(x, y) {
            view.x -= x / scale();
            view.y -= y / scale();
            moved();
        }
        /* Zooms so that the place under a point of the screen stays where it is. */
        function zoomBy(steps, x = view.width / 2, y = view.height / 2) {
            const place = toMap(x, y);
            view.zoom = Math.min(Math.max(view.zoom + steps, zooms.least), zooms.most);
            const now = toMap(x, y);
            view.x += place.x - now.x;
            view.y += place.y - now.y;
            moved();
        }
        /* The box around places, in the frame, -180 to 180 or 0 to 360 degrees, in which it is narrower. */
        function boxOf(places) {
            const box = { north: world, south: 0, west: Infinity, east: -Infinity };
            let [west, east] = [Infinity, -Infinity];
            for (const { x, y } of places) {
                [box.west, box.east] = [Math.min(box.west, x), Math.max(box.east, x)];
                [box.north, box.south] = [Math.min(box.north, y), Math.max(box.south, y)];
                const other = x < world / 2 ? x + world : x;
                [west, east] = [Math.min(west, other), Math.max(east, other)];
            }
            return east - west < box.east - box.west ? { ...box, west, east } : box;
        }
        function* cornersOf(track) {
            for (let run = track.from; run < track.to; run++) {
                yield { x: runs.west[run], y: runs.north[run] };
                yield { x: runs.east[run], y: runs.south[run] };
            }
        }
        function* cornersOfAll() {
            for (const outing of outings) if (passes[outing.index]) yield* cornersOf(outing);
            for (const route of routes) yield* cornersOf(route);
            yield* markers;
        }
        /* How many pixels of the map the popup covers on the right or at the bottom. */
        function covered() {
            if (card.hidden || isSingle) return [0, 0];
            const [mine, its] = [map.getBoundingClientRect(), card.getBoundingClientRect()];
            return its.left > mine.left ? [mine.right - its.left, 0] : [0, Math.max(0, mine.bottom - its.top)];
        }
        /* Moves the view to a box; false when there is none. */
        function fit(box, closest = 16) {
            if (box.west > box.east) return false;
            const [right, bottom] = covered(), free = [view.width - right, view.height - bottom];
            const room = Math.max(8, Math.min(48, ...free.map(length => length / 8)));
            const [wide, high] = free.map(length => Math.max(60, length - 2 * room));
            const most = Math.min(wide / Math.max(1, box.east - box.west), high / Math.max(1, box.south - box.north));
            view.zoom = Math.max(zooms.least, Math.min(Math.log2(most * world / 256), closest));
            view.x = (box.west + box.east) / 2 + right / 2 / scale();
            view.y = (box.north + box.south) / 2 + bottom / 2 / scale();
            moved();
            return true;
        }

        """#
}
