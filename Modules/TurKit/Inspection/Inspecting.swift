import TurGeo
public import TurOutings

/// The use case behind `tur inspect`: what is in a file, without any store.
public struct Inspecting: Sendable {
    private let reader: ContentReader
    private let options: ImportOptions

    /// Inspects by the formats of `catalog`.
    public init(catalog: Catalog, options: ImportOptions) {
        (reader, self.options) = (ContentReader(catalog), options)
    }

    /// What is in the file at `path`: of an archive the sum over its members, with the errors of those that are refused.
    ///
    /// - Throws: `TurError` with code `file`, `unknown-format` or `refused`, when nothing can be read.
    public func inspect(_ path: String) throws -> (inspection: Inspection, refused: [TurError]) {
        var total: Inspection?
        var refused: [TurError] = []
        var contents = try FileContents(path)
        while let next = contents.next() {
            do {
                let content = try next.get()
                guard content.member != nil else { return (try inspect(content), []) }
                guard reader.importer(of: content.bytes) != nil else {
                    let ignored = Finding("member-ignored", .skipped, arguments: [content.name])
                    total = (total ?? Inspection()).adding(ignored)
                    continue
                }
                total = (total ?? Inspection()).adding(try inspect(content))
            } catch let error as TurError {
                guard error.place.file != path else { throw error }
                refused.append(error)
            }
        }
        guard let total else {
            throw refused.first ?? TurError(.refused, ["empty-archive", ""], at: TurError.Place(file: path))
        }
        return (total, refused)
    }

    private func inspect(_ content: FileContent) throws -> Inspection {
        var inspector = Inspector()
        for finding in content.report.findings { inspector.add(.finding(finding)) }
        let format = try reader.read(content, options: options) { inspector.add($0) }
        return inspector.finish(format: format)
    }
}

extension Inspection {
    func adding(_ finding: Finding) -> Inspection {
        var sum = self
        sum.format = "zip"
        sum.report.add(finding)
        return sum
    }

    /// The sum of two members of one archive.
    ///
    /// Archives hold outings and plans in separate files, so that here the points of a plan count as points of a route.
    func adding(_ other: Inspection) -> Inspection {
        var sum = self
        sum.format = "zip"
        sum.counts.add(other.counts)
        sum.counts.points -= other.plannedPoints
        sum.counts.routePoints += other.plannedPoints
        sum.length += other.length
        sum.inFileOrder = joined(inFileOrder, other.inFileOrder) { ($0.first, $1.last) }
        sum.extremes = joined(extremes, other.extremes) { (min($0.first, $1.first), max($0.last, $1.last)) }
        sum.elevations = joined(elevations, other.elevations) {
            min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
        sum.heartRates = joined(heartRates, other.heartRates) {
            ($0.count + $1.count, min($0.lowest, $1.lowest), max($0.highest, $1.highest))
        }
        sum.box.add(other.box)
        sum.speeds = Array((speeds + other.speeds).prefix(10))
        sum.names = Array((names + other.names).prefix(10))
        sum.report.add(other.report)
        return sum
    }

    private func joined<Value>(_ one: Value?, _ other: Value?, _ both: (Value, Value) -> Value) -> Value? {
        guard let one else { return other }
        guard let other else { return one }
        return both(one, other)
    }
}

extension Inspection.Counts {
    mutating func add(_ other: Inspection.Counts) {
        let fields: [WritableKeyPath<Inspection.Counts, Int>] = [
            \.tracks, \.segments, \.emptySegments, \.routes, \.routePoints, \.waypoints, \.points, \.pointsWithTime,
            \.pointsWithElevation, \.timeStepsBack, \.equalTimes, \.cleanedPoints, \.outings, \.plannedRoutes,
        ]
        for field in fields { self[keyPath: field] += other[keyPath: field] }
    }
}
