extension PageScript {
    /// The popup of an outing, a route or a marker, and the choice among several.
    static let card = #"""

        const card = element('card');
        let opener = null;

        function closeButton() {
            const button = make('button', { type: 'button', className: 'close', onclick: close });
            button.setAttribute('aria-label', text('close'));
            button.append(drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
                drawn('path', { d: 'M6 6l12 12M18 6L6 18' })));
            return button;
        }
        /* An element of a drawing. */
        function drawn(tag, attributes, ...children) {
            const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
            for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
            made.append(...children);
            return made;
        }
        function present(title, meta, ...parts) {
            const words = make('div', {}, make('h2', {}, title), meta ? make('p', { className: 'meta' }, meta) : '');
            card.replaceChildren(make('header', {}, words, closeButton()), ...parts.filter(Boolean));
            card.setAttribute('aria-label', title);
            card.hidden = false;
            card.scrollTop = 0;
        }
        function open(item) {
            if (!isSingle) opener = document.activeElement;
            [chosen, cursor] = [item, null];
            document.body.classList.toggle('chosen', !isSingle && 'legs' in item);
            document.body.classList.toggle('whole', isSingle && item === outings[0]);
            if ('legs' in item) openOuting(item); else openPlace(item);
            redraw();
        }
        function openOuting(outing) {
            const meta = ['#' + outing.number, whenOf(outing), clockOf(outing)].filter(Boolean).join(' · ');
            present(outing.title, meta, facts(outing), legs(outing), profile(outing), note(outing.note),
                isSingle ? null : zoomButton(outing));
            if (isSingle) element('count').textContent = meta;
        }
        function openPlace(item) {
            const sort = [text('x' in item ? 'marker' : 'route'), item.distance ?? ''].filter(Boolean).join(' · ');
            present(item.title, sort, note(item.note), zoomButton(item));
        }
        function facts(outing) {
            const texts = outing.facts.map(number => data.strings[number]), list = make('dl', { className: 'facts' });
            for (let at = 0; at < texts.length; at += 2) {
                list.append(make('div', {}, make('dt', {}, texts[at]), make('dd', {}, texts[at + 1])));
            }
            if (texts.length) return list;
            const short = [outing.duration, outing.distance].filter(Boolean).join(' · ');
            return make('p', {}, short);
        }
        function legs(outing) {
            const list = make('ul', { className: 'legs' });
            for (let at = 0; at < outing.legs.length; at += 2) {
                const kind = data.kinds[outing.legs[at]], swatch = make('i', { className: kind[2] ? 'dots' : '' });
                swatch.style.setProperty('--kind', colors.kinds[outing.legs[at]]);
                const summary = data.strings[outing.legs[at + 1]];
                list.append(make('li', {}, swatch, make('span', {}, kind[0]),
                    make('span', { className: 'small' }, summary)));
            }
            return list;
        }
        const note = words => words ? make('p', { className: 'note' }, words) : null;
        const zoomButton = item => make('button', { type: 'button', className: 'wide', onclick: () => zoomTo(item) },
            text('zoomTo'));
        /* Several things under one tap. */
        function choose(items) {
            opener = document.activeElement;
            const list = make('ul', {}, ...items.slice(0, listed).map(item => make('li', {}, row(item))));
            const rest = items.length - list.children.length;
            if (rest) list.append(make('li', { className: 'hint' }, text('more', rest.toLocaleString(data.language))));
            present(text('choose'), '', list);
            list.querySelector('button').focus({ preventScroll: true });
        }
        function close() {
            if (isSingle && chosen !== outings[0]) return open(outings[0]);
            if (isSingle || card.hidden) return;
            card.hidden = true;
            [chosen, cursor] = [null, null];
            document.body.classList.remove('chosen');
            (opener?.isConnected ? opener : map).focus({ preventScroll: true });
            redraw();
        }

        """#
}
