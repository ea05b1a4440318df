extension PageScript {
    /// The elevation profile as an area, tied to the map by a dot (row P65).
    static let profile = #"""

        function profile(outing) {
            const heights = outing.heights.map(height => height / 10);
            if (heights.length < 2) return null;
            const [low, high] = [Math.min(...heights), Math.max(...heights)], room = Math.max(high - low, 20);
            const x = index => (index / (heights.length - 1) * 320).toFixed(1);
            const y = height => (92 - (height - low) / room * 84).toFixed(1);
            const line = 'M' + heights.map((height, index) => x(index) + ' ' + y(height)).join('L');
            const here = drawn('path', { class: 'here', d: '' }), readout = make('span', {}, outing.distance);
            const name = `${text('elevation')}: ${lengthText(low, 'meter')} – ${lengthText(high, 'meter')}`;
            const frame = { viewBox: '0 0 320 96', preserveAspectRatio: 'none', role: 'img', 'aria-label': name };
            const area = drawn('svg', frame,
                drawn('path', { class: 'area', d: line + 'L320 96L0 96Z' }),
                drawn('path', { class: 'line', d: line }), here);
            const point = share => {
                const index = Math.round(share * (heights.length - 1));
                here.setAttribute('d', `M${x(index)} 0V96`);
                readout.textContent = lengthText(heights[index], 'meter');
                cursor = placeAt(outing, share);
                redraw();
            };
            area.onpointermove = event => point(Math.min(1, Math.max(0, event.offsetX / area.clientWidth)));
            area.onpointerleave = () => {
                [readout.textContent, cursor] = [outing.distance, null];
                here.setAttribute('d', '');
                redraw();
            };
            return make('div', { className: 'profile' }, make('div', {}, make('span', {}, name)), area,
                make('div', {}, make('span', {}, clockOf(outing)), readout));
        }
        /* The place at a share of the length, gaps not counted. */
        function placeAt(outing, share) {
            let left = 0;
            for (let run = outing.from; run < outing.to; run++) left += runs.length[run] * share;
            for (let run = outing.from; run < outing.to; run++) {
                if (left > runs.length[run] && run < outing.to - 1) {
                    left -= runs.length[run];
                    continue;
                }
                for (let point = runs.from[run] + 1; point < runs.from[run + 1]; point++) {
                    const step = Math.hypot(xs[point] - xs[point - 1], ys[point] - ys[point - 1]);
                    if (left <= step) return between(point, step ? left / step : 0);
                    left -= step;
                }
                return { x: xs[runs.from[run + 1] - 1], y: ys[runs.from[run + 1] - 1] };
            }
            return null;
        }
        const between = (point, share) => ({
            x: xs[point - 1] + (xs[point] - xs[point - 1]) * share,
            y: ys[point - 1] + (ys[point] - ys[point - 1]) * share,
        });

        """#
}
