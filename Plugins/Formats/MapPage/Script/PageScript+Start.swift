extension PageScript {
    /// Puts the sentences in and shows everything.
    static let start = #"""

        function putTexts() {
            for (const place of document.querySelectorAll('[data-text]')) place.textContent = text(place.dataset.text);
            for (const place of document.querySelectorAll('[data-label]')) {
                place.setAttribute('aria-label', text(place.dataset.label));
                if (place.tagName === 'BUTTON') place.title = text(place.dataset.label);
            }
            if (isSingle) document.querySelector('h1').textContent = outings[0].title;
            const extras = [[routes, 'dash', 'route'], [markers, 'pin', 'marker']].filter(([items]) => items.length);
            element('extras').append(...extras.map(([items, sign, name]) =>
                make('span', {}, make('i', { className: sign }), text(name))));
        }
        function start() {
            document.body.classList.add(isSingle ? 'single' : 'many');
            document.body.classList.toggle('empty', !outings.length);
            readColors();
            putTexts();
            offerFilters();
            offerBases();
            listen();
            applyFilters();
            if (isSingle) open(outings[0]);
            measure();
            if (!fit(boxOf(cornersOfAll()))) fit({ west: 0, east: world, north: world * .3, south: world * .6 });
            new ResizeObserver(() => {
                if (map.clientWidth === view.width && map.clientHeight === view.height) return;
                measure();
                moved();
            }).observe(map);
            matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
                readColors();
                if (chosen) open(chosen);
                redraw();
            });
        }
        start();

        """#
}
