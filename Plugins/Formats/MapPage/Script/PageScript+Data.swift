extension PageScript {
    /// What the page was told: its sentences, and its lines as flat columns of whole units.
    static let data = #"""
        const data = JSON.parse(document.getElementById('data').textContent);
        const world = 2 ** data.bits;
        const fill = (sentence, ...values) => sentence.replace(/\{(\d)\}/g, (gap, number) => values[number] ?? '');
        const text = (key, ...values) => fill(data.texts[key], ...values);
        const element = id => document.getElementById(id);

        const xs = new Int32Array(data.points), ys = new Int32Array(data.points);
        const runs = {
            count: 0, points: 0,
            from: new Int32Array(data.runs + 1), leg: new Uint16Array(data.runs), length: new Float64Array(data.runs),
            west: new Int32Array(data.runs), east: new Int32Array(data.runs),
            north: new Int32Array(data.runs), south: new Int32Array(data.runs),
        };

        /* Reads zigzag differences of seven bits a byte; a pen remembers the last point. */
        class Reader {
            constructor(base64) {
                const raw = atob(base64);
                this.bytes = new Uint8Array(raw.length);
            for (let at = 0; at < raw.length; at++) this.bytes[at] = raw.charCodeAt(at);
                [this.at, this.x, this.y] = [0, 0, 0];
            }
            count() {
                let value = 0, shift = 0, byte;
                do {
                    byte = this.bytes[this.at++];
                    value |= (byte & 127) << shift;
                    shift += 7;
                } while (byte > 127);
                return value >>> 0;
            }
            signed() {
                const value = this.count();
                return (value >>> 1) ^ -(value & 1);
            }
            move() {
                this.x += this.signed();
                this.y += this.signed();
            }
            run() {
                const run = runs.count++, first = runs.points;
                runs.leg[run] = this.count();
                const end = first + this.count();
                let [west, east, north, south, length] = [world, 0, world, 0, 0];
                for (let point = first; point < end; point++) {
                    const { x, y } = this;
                    this.move();
                    xs[point] = this.x;
                    ys[point] = this.y;
                    if (point > first) length += Math.hypot(this.x - x, this.y - y);
                    west = Math.min(west, this.x);
                    east = Math.max(east, this.x);
                    north = Math.min(north, this.y);
                    south = Math.max(south, this.y);
                }
                [runs.west[run], runs.east[run], runs.north[run], runs.south[run]] = [west, east, north, south];
                runs.length[run] = length;
                runs.points = runs.from[run + 1] = end;
            }
            /* The numbers of the runs of a track: from, up to but not including, to. */
            track() {
                const from = runs.count;
                for (let left = this.count(); left > 0; left--) this.run();
                return { from, to: runs.count };
            }
            place() {
                return { x: this.x + this.signed(), y: this.y + this.signed() };
            }
            heights() {
                let height = 0;
                return Array.from({ length: this.count() }, () => height += this.signed());
            }
        }

        const reader = new Reader(data.geometry);
        const weekdayOf = day => day === null ? 0 : ((day + 3) % 7 + 7) % 7 + 1;
        const outings = data.outings.map((row, index) => {
            const [number, title, day, minute, duration, distance, kinds, legs, facts = [], note] = row;
            const track = reader.track(), isDrawn = track.to > track.from;
            const label = isDrawn ? reader.place() : null, heights = isDrawn ? reader.heights() : [];
            return { index, number, title: data.strings[title], day, minute, weekday: weekdayOf(day),
                duration: data.strings[duration], distance: data.strings[distance], kinds, legs, facts,
                note: data.strings[note] ?? '', ...track, label, heights };
        });
        const routes = data.routes.map(([name, distance, note]) => ({ ...reader.track(), title: data.strings[name],
            distance: data.strings[distance], note: data.strings[note] }));
        const markers = data.markers.map(([name, note]) => {
            reader.move();
            return { title: data.strings[name], note: data.strings[note], x: reader.x, y: reader.y };
        });
        const isSingle = outings.length === 1;

        const date = options => new Intl.DateTimeFormat(data.language, { timeZone: 'UTC', ...options });
        const dayText = date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
        const clockText = date({ timeStyle: 'short' });
        const weekdayText = date({ weekday: 'short' }), longWeekdayText = date({ weekday: 'long' });
        const whenOf = outing => outing.day === null ? '' : dayText.format(outing.day * 864e5);
        const clockOf = outing => outing.day === null ? '' : clockText.format(outing.minute * 6e4);
        const lengthText = (value, unit, digits = 0) => new Intl.NumberFormat(data.language,
            { style: 'unit', unit, maximumFractionDigits: digits }).format(value);

        /* An element with properties; texts among its children become text nodes. */
        function make(tag, properties = {}, ...children) {
            const made = Object.assign(document.createElement(tag), properties);
            made.append(...children.filter(child => child !== null && child !== ''));
            return made;
        }

        """#
}
