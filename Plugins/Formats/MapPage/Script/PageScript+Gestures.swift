extension PageScript {
    /// Mouse, touch, pinch, wheel and keys.
    static let gestures = #"""

        const pointers = new Map();
        let hasMoved = false, lastTap = { time: -Infinity, x: 0, y: 0 };
        const at = event => {
            const box = map.getBoundingClientRect();
            return { x: event.clientX - box.left, y: event.clientY - box.top };
        };
        const isControl = event => event.target.closest('button, select, label');

        function pressed(event) {
            if (isControl(event) || event.button > 0) return;
            map.setPointerCapture(event.pointerId);
            if (!pointers.size) hasMoved = false;
            else hasMoved = true;
            pointers.set(event.pointerId, { ...at(event), startX: event.clientX, startY: event.clientY });
        }
        function dragged(event) {
            const pointer = pointers.get(event.pointerId);
            if (!pointer) return;
            const now = at(event), slack = event.pointerType === 'mouse' ? 4 : 9;
            if (Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY) > slack) hasMoved = true;
            if (pointers.size === 2) pinch(pointer, now);
            else if (hasMoved) pan(now.x - pointer.x, now.y - pointer.y);
            if (hasMoved || pointers.size > 1) Object.assign(pointer, now);
        }
        /* Two fingers: the map follows both. */
        function pinch(pointer, now) {
            const other = [...pointers.values()].find(candidate => candidate !== pointer);
            const [before, after] = [pointer, now].map(place => Math.hypot(place.x - other.x, place.y - other.y));
            pan((now.x - pointer.x) / 2, (now.y - pointer.y) / 2);
            if (before === 0 || after === 0) return;
            zoomBy(Math.log2(after / before), (now.x + other.x) / 2, (now.y + other.y) / 2);
        }
        function released(event) {
            const pointer = pointers.get(event.pointerId);
            pointers.delete(event.pointerId);
            if (!pointer || pointers.size || hasMoved || event.type === 'pointercancel') return;
            const { x, y } = at(event);
            const isDouble = event.timeStamp - lastTap.time < 300 && Math.hypot(x - lastTap.x, y - lastTap.y) < 24;
            lastTap = { time: isDouble ? -Infinity : event.timeStamp, x, y };
            if (isDouble) zoomBy(event.shiftKey ? -1 : 1, x, y); else tap(x, y, event.pointerType);
        }
        function wheeled(event) {
            event.preventDefault();
            const lines = event.deltaMode === 1 ? 30 : 1, { x, y } = at(event);
            zoomBy(Math.min(1, Math.max(-1, -event.deltaY * lines * (event.ctrlKey ? .01 : .004))), x, y);
        }
        const keys = {
            ArrowLeft: () => pan(80, 0), ArrowRight: () => pan(-80, 0),
            ArrowUp: () => pan(0, 80), ArrowDown: () => pan(0, -80),
            '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), Home: () => fit(boxOf(cornersOfAll())),
        };
        function keyed(event) {
            if (event.key === 'Escape') return close();
            if (event.ctrlKey || event.metaKey || event.altKey || event.target !== map || !keys[event.key]) return;
            event.preventDefault();
            keys[event.key]();
        }
        function listen() {
            map.addEventListener('pointerdown', pressed);
            map.addEventListener('pointermove', dragged);
            map.addEventListener('pointerup', released);
            map.addEventListener('pointercancel', released);
            map.addEventListener('wheel', wheeled, { passive: false });
            document.addEventListener('keydown', keyed);
            element('closer').onclick = () => zoomBy(1);
            element('farther').onclick = () => zoomBy(-1);
            element('fit').onclick = () => fit(boxOf(cornersOfAll()));
            element('filters').onsubmit = event => event.preventDefault();
        }

        """#
}
