/// Rows of text in columns that line up on a terminal.
struct Table {
    /// Which columns hold numbers, and stand to the right.
    var right: Set<Int> = []
    private var rows: [[String]] = []

    init(right: Set<Int> = []) { self.right = right }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The rows as lines, two blanks between columns, no blanks at the end.
    var lines: [String] {
        let widths = rows.map { $0.map(\.terminalWidth) }
        var columns: [Int] = []
        for row in widths {
            for (column, width) in row.enumerated() {
                if column == columns.count { columns.append(0) }
                columns[column] = max(columns[column], width)
            }
        }
        return zip(rows, widths).map { row, widths in
            var line = ""
            // Blanks are owed until something follows them.
            var owed = 0
            for (column, cell) in row.enumerated() {
                let blanks = columns[column] - widths[column]
                if right.contains(column) { owed += blanks }
                if !cell.isEmpty {
                    line += String(repeating: " ", count: owed) + cell
                    owed = 0
                }
                owed += (right.contains(column) ? 0 : blanks) + 2
            }
            return line
        }
    }
}

extension String {
    /// Columns on a terminal: two for the wide characters of East Asia, one for the rest.
    var terminalWidth: Int {
        if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
        return reduce(0) { width, character in
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
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }
}
