extension PageScript {
    /// The list of what is in view, newest first: the map for those who do not see it.
    static let list = #"""

        const listed = 60;
        /* The row of an outing, a route or a marker. */
        function row(item) {
            const isOuting = 'legs' in item;
            const bar = make('i', { className: isOuting ? '' : 'x' in item ? 'place' : 'route' });
            if (isOuting) bar.style.setProperty('--day', colors.days[item.weekday]);
            const meta = isOuting ? [whenOf(item), item.duration, item.distance]
                : [text('x' in item ? 'marker' : 'route'), item.distance ?? ''];
            const button = make('button', { type: 'button', className: 'row', onclick: () => show(item) }, bar,
                make('strong', {}, item.title),
                make('span', { className: 'number' }, isOuting ? '#' + item.number : ''),
                make('span', { className: 'meta' }, meta.filter(Boolean).join(' · ')));
            if (item === chosen) button.setAttribute('aria-current', 'true');
            return button;
        }
        const isMarkerInView = marker => {
            const { x, y } = toScreen(marker);
            return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
        };
        function fillList() {
            if (isSingle || !outings.length) return;
            const items = inView.toReversed().concat(routes.filter(isInView), markers.filter(isMarkerInView));
            const rows = items.slice(0, listed).map(item => make('li', {}, row(item)));
            const rest = items.length - rows.length;
            if (rest) rows.push(make('li', { className: 'hint' }, text('more', rest.toLocaleString(data.language))));
            if (!items.length) rows.push(make('li', { className: 'hint' }, text('nothingInView')));
            element('list').lastElementChild.replaceChildren(...rows);
        }
        /* Opens an item of a list and moves the view to it. */
        function show(item) {
            open(item);
            zoomTo(item);
        }
        function zoomTo(item) {
            if ('x' in item) fit(boxOf([item]), Math.max(15, Math.min(16, view.zoom)));
            else if (item.to > item.from) fit(boxOf(cornersOf(item)));
        }

        """#
}
