extension PageScript {
    /// The background: paper with a grid and a scale bar, or pictures of the tile host that was asked for.
    static let base = #"""

        let tiles = data.tiles[0] ?? null;
        const pictures = new Map();
        const context = canvas => canvas.getContext('2d');
        function clear(canvas) {
            const brush = context(canvas);
            brush.setTransform(1, 0, 0, 1, 0, 0);
            brush.clearRect(0, 0, canvas.width, canvas.height);
            brush.setTransform(view.ratio, 0, 0, view.ratio, 0, 0);
            brush.lineJoin = brush.lineCap = 'round';
            return brush;
        }
        /* The roundest length, 1, 2 or 5 times a power of ten, that is at most `most`. */
        function roundLength(most) {
            const power = 10 ** Math.floor(Math.log10(most));
            return [5, 2, 1].find(step => step * power <= most) * power;
        }
        function paintBase() {
            const brush = clear(canvases.base);
            const perPixel = metresPerUnit(view.y) / scale();
            const metres = roundLength(Math.min(150, view.width / 3) * perPixel);
            const bar = element('scale').firstElementChild;
            bar.style.width = metres / perPixel + 'px';
            bar.textContent = metres < 1000 ? lengthText(metres, 'meter', 2) : lengthText(metres / 1000, 'kilometer');
            if (tiles) paintTiles(brush); else paintGrid(brush, metres / perPixel);
        }
        /* Squares as wide as the scale bar, tied to the map so that they move with it. */
        function paintGrid(brush, side) {
            const rest = (way, length) => ((length / 2 - way * scale()) % side + side) % side;
            brush.strokeStyle = colors.grid;
            brush.lineWidth = 1;
            brush.beginPath();
            for (let x = rest(view.x, view.width); x < view.width; x += side) {
                brush.moveTo(Math.round(x) + .5, 0);
                brush.lineTo(Math.round(x) + .5, view.height);
            }
            for (let y = rest(view.y, view.height); y < view.height; y += side) {
                brush.moveTo(0, Math.round(y) + .5);
                brush.lineTo(view.width, Math.round(y) + .5);
            }
            brush.stroke();
        }
        function paintTiles(brush) {
            const zoom = Math.max(0, Math.min(19, Math.round(view.zoom)));
            const count = 2 ** zoom, side = 256 * 2 ** (view.zoom - zoom);
            const [west, north] = [view.x * scale() - view.width / 2, view.y * scale() - view.height / 2];
            const lastRow = Math.min(count - 1, Math.floor((north + view.height) / side));
            for (let row = Math.max(0, Math.floor(north / side)); row <= lastRow; row++) {
                for (let column = Math.floor(west / side); column * side < west + view.width; column++) {
                    const picture = pictureAt(zoom, (column % count + count) % count, row);
                    if (!picture.complete || !picture.naturalWidth) continue;
                    brush.drawImage(picture, column * side - west, row * side - north, side + .5, side + .5);
                }
            }
        }
        function pictureAt(z, x, y) {
            const gaps = { z, x, y }, address = tiles[0].replace(/\{([zxy])\}/g, (gap, name) => gaps[name]);
            let picture = pictures.get(address);
            if (picture) return picture;
            if (pictures.size > 400) pictures.clear();
            picture = new Image();
            picture.onload = redraw;
            picture.src = address;
            pictures.set(address, picture);
            return picture;
        }
        function chooseBase(number) {
            tiles = data.tiles[number] ?? null;
            element('credit').textContent = tiles?.[2] ?? '';
            element('credit').hidden = !tiles?.[2];
            redraw();
        }
        function offerBases() {
            if (!data.tiles.length) return;
            const names = [...data.tiles.map(tile => tile[1]), text('plain')], select = element('background');
            select.append(...names.map((name, value) => make('option', { value }, name)));
            select.onchange = () => chooseBase(Number(select.value));
            element('bases').hidden = false;
            chooseBase(0);
        }

        """#
}
