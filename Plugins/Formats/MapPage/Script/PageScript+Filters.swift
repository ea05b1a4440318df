extension PageScript {
    /// Which outings are shown: by days, period and kind (row P61); the weekdays are the legend too.
    static let filters = #"""

        const filters = { days: 'all', period: 'all', kind: 'all' };
        const week = [1, 2, 3, 4, 5, 6, 7];
        /* 5 January 1970 was a Monday. */
        const dayNumber = day => (day + 3) * 864e5;
        const daysOf = { all: [0, ...week], work: [1, 2, 3, 4, 5], end: [6, 7] };
        const firstDayOf = {
            all: () => -Infinity,
            year: () => Date.UTC(new Date(data.today * 864e5).getUTCFullYear(), 0, 1) / 864e5,
            days: () => data.today - 29,
        };
        const lastDayOf = period => period === 'all' ? Infinity : data.today;

        function applyFilters() {
            const days = daysOf[filters.days] ?? [Number(filters.days)], kind = Number(filters.kind);
            const [first, last] = [firstDayOf[filters.period](), lastDayOf(filters.period)];
            let count = 0;
            for (const outing of outings) {
                const day = outing.day ?? (filters.period === 'all' ? 0 : -Infinity);
                const isShown = days.includes(outing.weekday) && day >= first && day <= last
                    && (filters.kind === 'all' || outing.kinds.includes(kind));
                passes[outing.index] = isShown;
                count += isShown;
            }
            if (chosen?.legs && !isSingle && !passes[chosen.index]) close();
            const numbers = [count, outings.length].map(number => number.toLocaleString(data.language));
            element('count').textContent = outings.length > 1 ? text('shown', ...numbers) : '';
            for (const button of element('legend').children) mark(button, days);
            say(count);
            redraw();
        }
        function mark(button, days) {
            const day = Number(button.value);
            button.setAttribute('aria-pressed', filters.days === button.value);
            button.classList.toggle('off', !days.includes(day));
        }
        function setFilter(name, value) {
            filters[name] = value;
            element(name).value = value;
            applyFilters();
        }
        function resetFilters() {
            Object.assign(filters, { days: 'all', period: 'all', kind: 'all' });
            for (const name of Object.keys(filters)) element(name).value = 'all';
            applyFilters();
        }
        /* What stands over the map when nothing is on it. */
        function say(count) {
            const message = element('message');
            message.hidden = count > 0 || outings.length === 0 && routes.length + markers.length > 0;
            if (message.hidden) return;
            message.replaceChildren(...outings.length
                ? [make('p', {}, text('noneFound')),
                    make('button', { type: 'button', onclick: resetFilters }, text('showAll'))]
                : [make('h2', {}, text('empty')), make('p', {}, text('emptyHint'))]);
        }
        function offer(name, choices) {
            const select = element(name);
            select.append(...choices.map(([value, label]) => make('option', { value }, label)));
            select.onchange = () => setFilter(name, select.value);
        }
        function offerFilters() {
            const weekdays = week.map(day => [String(day), longWeekdayText.format(dayNumber(day))]);
            const sets = [['all', text('allDays')], ['work', text('workdays')], ['end', text('weekend')]];
            offer('days', [...sets, ...weekdays]);
            offer('period', [['all', text('allTime')], ['year', text('thisYear')], ['days', text('lastDays')]]);
            const used = new Set(outings.flatMap(outing => outing.kinds));
            const kinds = data.kinds.map((kind, number) => [String(number), kind[0]]);
            offer('kind', [['all', text('allKinds')], ...kinds.filter(kind => used.has(Number(kind[0])))]);
            element('legend').append(...week.map(legendButton));
            element('filters').hidden = element('legend').hidden = outings.length < 2;
        }
        function legendButton(day) {
            const button = make('button', { type: 'button', value: String(day) }, weekdayText.format(dayNumber(day)));
            button.setAttribute('aria-label', longWeekdayText.format(dayNumber(day)));
            button.style.setProperty('--day', `var(--d${day})`);
            button.onclick = () => setFilter('days', filters.days === button.value ? 'all' : button.value);
            return button;
        }

        """#
}
