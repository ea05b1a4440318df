/// Rows of text in columns that line up on a terminal.
struct Table {
    /// Which columns hold numbers, and stand to the right.
    var right: Set<Int> = []
    private var rows: [[String]] = []

    init(right: Set<Int> = []) { self.right = right }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The rows as lines, two blanks between columns, no blanks at the end.
    var lines: [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].terminalWidth : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.terminalWidth)
                return right.contains(column) ? blanks + cell : cell + blanks
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension String {
    /// Columns on a terminal: two for the wide characters of East Asia, one for the rest.
    var terminalWidth: Int {
        reduce(0) { width, character in
            let isWide = character.unicodeScalars.contains {
                (0x1100...0x115F).contains($0.value) || (0x2E80...0xA4CF).contains($0.value)
                    || (0xAC00...0xD7A3).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
                    || (0xFF00...0xFF60).contains($0.value) || (0x1F300...0x1FAFF).contains($0.value)
            }
            return width + (isWide ? 2 : 1)
        }
    }

    /// The text without characters that a terminal would obey instead of show.
    var harmless: String {
        String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }
}
