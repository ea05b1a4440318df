import TurStorage

/// The tables, version by version.
enum Schema {
    /// "Tur1" in the file's header: whose file it is.
    static let applicationID = 0x5475_7231
    /// Bytes of a page, for new files.
    static let pageSize = 4_096

    static func migrations() throws -> Migrations<Connection> {
        try Migrations([.init(1, first.map { .statement($0) })])
    }

    // Ids are 16 bytes, times milliseconds since 1970 UTC, places units of 1e-7 degree, distances metres.
    // Wide values stand last, so that a list is read without them.
    private static let first = [
        """
        CREATE TABLE sources (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            digest BLOB UNIQUE CHECK (length(digest) = 32),
            format TEXT NOT NULL,
            name TEXT NOT NULL,
            creator TEXT,
            original BLOB
        ) STRICT
        """,
        """
        CREATE TABLE chunks (
            id INTEGER PRIMARY KEY,
            source INTEGER NOT NULL REFERENCES sources (number),
            first INTEGER NOT NULL,
            count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 512),
            payload BLOB NOT NULL,
            UNIQUE (source, first)
        ) STRICT
        """,
        // Entries of a chunk are 2 · id, and 2 · id + 1 for the part beyond 180°.
        "CREATE VIRTUAL TABLE chunk_boxes USING rtree_i32 (id, west, east, south, north)",
        """
        CREATE TABLE outings (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            start INTEGER NOT NULL,
            start_offset INTEGER NOT NULL,
            finish INTEGER NOT NULL,
            finish_offset INTEGER NOT NULL,
            name TEXT,
            kinds TEXT NOT NULL,
            legs INTEGER NOT NULL,
            distance REAL NOT NULL,
            duration REAL NOT NULL,
            gap_seconds REAL NOT NULL,
            heart_rate REAL,
            top_speed REAL,
            ascent REAL,
            descent REAL,
            fixes INTEGER NOT NULL,
            south INTEGER,
            west INTEGER,
            north INTEGER,
            east INTEGER,
            has_note INTEGER NOT NULL
        ) STRICT
        """,
        // Apart from the headers, so that a list reads a tenth of the pages.
        """
        CREATE TABLE documents (
            outing INTEGER PRIMARY KEY REFERENCES outings (number),
            doc TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE pieces (
            source INTEGER NOT NULL REFERENCES sources (number),
            first INTEGER NOT NULL,
            outing INTEGER NOT NULL REFERENCES outings (number),
            count INTEGER NOT NULL,
            PRIMARY KEY (source, first, outing)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE routes (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            doc TEXT NOT NULL,
            lines BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE markers (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            doc TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE edits (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            time INTEGER NOT NULL,
            outing BLOB NOT NULL REFERENCES outings (id),
            doc TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE tombstones (
            id BLOB PRIMARY KEY CHECK (length(id) = 16),
            time INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
    ]
}
