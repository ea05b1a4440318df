extension PageScript {
    /// Labels at 55 % of the length; those that are near each other become a group (rows P62, P63).
    static let labels = #"""

        let groups = [];
        const ruler = document.createElement('canvas').getContext('2d');
        /* Cells a side of the view, and the most groups, by zoom. */
        const tierOf = zoom => zoom < 10 ? [4, 8] : zoom < 13 ? [9, 20] : [18, 40];
        const isNamed = outing => outing.label && !(chosen?.legs && outing !== chosen);

        function labelGroups() {
            const [side, most] = tierOf(view.zoom), cells = new Map();
            for (const outing of outings) {
                if (!passes[outing.index] || !isNamed(outing)) continue;
                const { x, y } = toScreen(outing.label);
                if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
                const cell = Math.floor(x / view.width * side) * side + Math.floor(y / view.height * side);
                if (cells.has(cell)) cells.get(cell).members.push(outing);
                else cells.set(cell, { members: [outing], place: outing.label });
            }
            const sorted = [...cells.values()].sort((a, b) => b.members.length - a.members.length);
            const kept = sorted.slice(0, most).map(measured);
            for (const group of sorted.slice(most)) absorb(nearest(kept, group), group);
            return apart(kept);
        }
        function nearest(kept, group) {
            const way = other => Math.hypot(turned(other.place.x - group.place.x), other.place.y - group.place.y);
            return kept.reduce((best, other) => way(other) < way(best) ? other : best);
        }
        const nameOf = group => group.members.length > 1
            ? text('group', group.members.length.toLocaleString(data.language)) : group.members[0].title;
        function measured(group) {
            ruler.font = '600 13px system-ui, "Noto Sans", sans-serif';
            group.name = nameOf(group);
            const rim = group.members.length > 1 ? 22 : 36;
            group.width = Math.min(200, ruler.measureText(group.name.slice(0, 60)).width + rim);
            return group;
        }
        function absorb(group, other) {
            group.members.push(...other.members);
            measured(group);
        }
        /* Where a label is put: inside the view, whole. */
        function spot(group) {
            const { x, y } = toScreen(group.place), half = group.width / 2 + 4;
            const inside = (value, rim, length) => Math.min(Math.max(value, rim), length - rim);
            const high = inside(y, 17, view.height), isBesideButtons = high > view.height - 180;
            return { x: inside(x, half, view.width - (isBesideButtons ? 60 : 0)), y: high };
        }
        function overlap(one, other) {
            const [a, b] = [spot(one), spot(other)];
            return Math.abs(a.x - b.x) < (one.width + other.width) / 2 + 3 && Math.abs(a.y - b.y) < 30;
        }
        /* Joins labels that would lie over each other, the smaller into the greater, until none do. */
        function apart(kept) {
            for (let one = 1; one < kept.length; one++) {
                const other = kept.findIndex((group, index) => index < one && overlap(group, kept[one]));
                if (other < 0) continue;
                absorb(kept[other], kept[one]);
                kept.splice(one, 1);
                return apart(kept);
            }
            return kept;
        }
        function paintLabels() {
            groups = isSingle ? [] : labelGroups();
            element('labels').replaceChildren(...groups.map(group => {
                const isOne = group.members.length === 1;
                group.button = make('button', { type: 'button', className: isOne ? 'one' : 'several',
                    onclick: () => openGroup(group) }, group.name);
                if (isOne) group.button.style.setProperty('--day', colors.days[group.members[0].weekday]);
                group.button.dataset.count = group.members.length;
                return group.button;
            }));
            placeLabels();
        }
        function placeLabels() {
            for (const group of groups) {
                const { x, y } = spot(group);
                group.button.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px) translate(-50%,-50%)`;
            }
        }
        /* A label opens its outing; a group its part of the map, or a choice where that is no closer. */
        function openGroup(group) {
            if (group.members.length === 1) return open(group.members[0]);
            const before = { ...view };
            fit(boxOf(group.members.map(outing => outing.label)));
            if (view.zoom > before.zoom + .3) return;
            Object.assign(view, { x: before.x, y: before.y, zoom: before.zoom });
            moved();
            choose(group.members.toReversed());
        }

        """#
}
