import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct DouglasPeuckerTests {
    /// Douglas–Peucker as in the book.
    private func reference(_ points: PlanarPoints, _ range: ClosedRange<Int>, _ tolerance: Double) -> [Int] {
        let (first, last) = (range.lowerBound, range.upperBound)
        var (greatest, place) = (tolerance, -1)
        for index in range.dropFirst().dropLast() {
            let distance = SomeLines.distance(points, index, first, last)
            if distance > greatest { (greatest, place) = (distance, index) }
        }
        guard place >= 0 else { return [first, last] }
        return reference(points, first...place, tolerance) + reference(points, place...last, tolerance).dropFirst()
    }

    private func expectBound(_ points: PlanarPoints, _ kept: [Int], _ tolerance: Double, _ note: Comment) {
        #expect(kept.first == 0 && kept.last == points.count - 1, note)
        for (first, last) in zip(kept, kept.dropFirst()) {
            for index in (first + 1)..<max(last, first + 1) {
                let distance = SomeLines.distance(points, index, first, last)
                #expect(distance <= tolerance * (1 + 1e-12) + 1e-12, note)
            }
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>) func `the same points stay as in the plain form`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        let points = SomeLines.random(&dice, count: dice.number(2..<(seed % 10 == 0 ? 900 : 60)))
        for tolerance in [1e-6, 0.5, 3, 20, 1_000] {
            let kept = DouglasPeucker.indices(points, within: tolerance)
            #expect(kept == reference(points, 0...(points.count - 1), tolerance), "seed \(seed), \(tolerance) m")
            expectBound(points, kept, tolerance, "seed \(seed), \(tolerance) m")
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func `at no tolerance at all only what is on the line goes`(seed: UInt64)
    {
        var dice = SeededRandom(seed: seed)
        let points = SomeLines.random(&dice, count: 80)
        // Rounding may keep a point of a straight part, or have one go that is off by as much.
        expectBound(points, DouglasPeucker.indices(points, within: 0), 1e-9, "seed \(seed)")
    }

    @Test func `what shapely keeps of the lines of simplified.txt stays`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/simplified.txt")
        var (points, compared) = (PlanarPoints(x: [], y: []), 0)
        for line in try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = try words.dropFirst().map { try #require(Int($0)) }
            if words[0] == "track" {
                let metres = numbers.map { Double($0) / 1_000 }
                let (even, odd) = (stride(from: 0, to: metres.count, by: 2), stride(from: 1, to: metres.count, by: 2))
                points = PlanarPoints(
                    x: ContiguousArray(even.map { metres[$0] }),
                    y: ContiguousArray(odd.map { metres[$0] })
                )
            } else {
                let kept = DouglasPeucker.indices(points, within: Double(numbers[0]) / 1_000)
                #expect(kept == Array(numbers.dropFirst()), "\(points.count) points at \(numbers[0]) mm")
                compared += 1
            }
        }
        #expect(compared == 24)
    }

    @Test func `the worst zigzag keeps the bound where it is divided in the middle`() {
        let points = SomeLines.zigzag(3_000)
        for tolerance in [1, 11, 60, 200] as [Double] {
            expectBound(points, DouglasPeucker.indices(points, within: tolerance), tolerance, "\(tolerance) m")
        }
        #expect(DouglasPeucker.indices(SomeLines.zigzag(80_000), within: 1).count > 70_000)
    }

    @Test(arguments: [0, 1, 2, 3]) func `short lines and lines in one place`(count: Int) {
        let one = PlanarPoints(x: .init(repeating: 4, count: count), y: .init(repeating: 4, count: count))
        #expect(DouglasPeucker.indices(one, within: 1) == [[], [0], [0, 1], [0, 2]][count])
        #expect(DouglasPeucker.indices(one, within: 0) == [[], [0], [0, 1], [0, 2]][count])
    }

    @Test func `coordinates that are no numbers end too`() {
        let points = PlanarPoints(x: [0, .nan, 2, .infinity, 4, 5], y: [0, 1, .nan, 7, -.infinity, 5])
        let kept = DouglasPeucker.indices(points, within: 1)
        #expect(kept.first == 0 && kept.last == 5)
    }

    @Test func `fixes across the antimeridian are simplified as anywhere else`() {
        let shape: [(Int64, Int32)] = [(-900, 0), (-500, 20), (-100, 700), (100, 10), (500, -5), (900, 0)]
        func kept(around longitude: Int64) -> [Int] {
            var fixes = Fixes()
            for (index, place) in shape.enumerated() {
                let east = Int32(LocalMetric.wrapped(longitude + place.0))
                fixes.append(
                    sequence: Int64(index),
                    time: nil,
                    position: Position(latitudeE7: 600_000_000 + place.1, longitudeE7: east)
                )
            }
            #expect(fixes.simplified(within: 2).count == DouglasPeucker.indices(fixes, within: 2).count)
            return DouglasPeucker.indices(fixes, within: 2)
        }
        #expect(kept(around: 1_799_999_990) == kept(around: 0))
        #expect(kept(around: -1_800_000_000) == kept(around: 0))
        #expect(kept(around: 0) == [0, 2, 3, 5])
    }

    @Test(arguments: 0..<10 as Range<UInt64>) func `no fix that goes is farther than the tolerance`(seed: UInt64) {
        var (dice, fixes) = (SeededRandom(seed: seed), Fixes())
        var (north, east) = (Int32(dice.number(-700_000_000..<700_000_000)), Int64(1_799_990_000))
        for row in 0..<200 {
            let place = Position(latitudeE7: north, longitudeE7: Int32(LocalMetric.wrapped(east)))
            fixes.append(sequence: Int64(row), time: nil, position: place)
            north += Int32(dice.number(-600..<900))
            east += Int64(dice.number(-600..<1_200))
        }
        let kept = DouglasPeucker.indices(fixes, within: 10)
        #expect(kept.count > 2 && kept.count < 200)
        for (first, last) in zip(kept, kept.dropFirst()) {
            // A plane of its own around each segment is right to a fraction of a millimetre here.
            let points = LocalPlane(around: fixes.position(at: first)).points(fixes[first..<(last + 1)])
            for index in 0..<points.count {
                #expect(SomeLines.distance(points, index, 0, points.count - 1) <= 10.001, "seed \(seed)")
            }
        }
    }
}
