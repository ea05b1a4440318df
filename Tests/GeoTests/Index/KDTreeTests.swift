import Testing
import TurGeo
import TurTestKit

@Suite struct KDTreeTests {
    @Test func `boxes, circles and the nearest come to what looking at every point comes to`() async throws {
        await SeededRandom.eachSeed { random in
            for round in 0..<40 {
                let count = [0, 1, 64, 65, 130, 900, 3_000][round % 7]
                let range = [5, 60, 5_000][round % 3]
                var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
                for _ in 0..<count {
                    x.append(Double(random.number(0..<range)))
                    y.append(Double(random.number(0..<range)))
                }
                let tree = KDTree(PlanarPoints(x: x, y: y), leafSize: [64, 1, 10][round % 3])
                #expect(tree.count == count)
                for _ in 0..<10 {
                    let (a, b) = (Double(random.number(0..<range)), Double(random.number(0..<range)))
                    let size = Double(random.number(0..<range)) / 3
                    let distance = { (point: Int) in (x[point] - a) * (x[point] - a) + (y[point] - b) * (y[point] - b) }
                    let box = (0..<count).filter { abs(x[$0] - a) <= size && abs(y[$0] - b) <= size }
                    let note: Comment = "seed \(random.seed), round \(round)"
                    #expect(tree.indices(x: (a - size)...(a + size), y: (b - size)...(b + size)) == box, note)
                    let near = (0..<count).filter { distance($0) <= size * size }
                    #expect(tree.indices(within: size, x: a, y: b) == near, note)
                    let order = (0..<count).sorted { (distance($0), $0) < (distance($1), $1) }
                    let limit = random.number(1..<20)
                    let nearest = tree.nearest(limit, x: a, y: b)
                    #expect(nearest.map(\.index) == Array(order.prefix(limit)), note)
                    #expect(nearest.map(\.distance) == order.prefix(limit).map { distance($0).squareRoot() }, note)
                    let within = order.prefix(limit).filter { distance($0) <= size * size }
                    #expect(tree.nearest(limit, x: a, y: b, within: size).map(\.index) == Array(within), note)
                }
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `points that are no numbers are left out and hide no others`(odd: Double) {
        let x = ContiguousArray((0..<1_000).map { $0 % 10 == 0 ? odd : Double($0 % 100) })
        let points = PlanarPoints(x: x, y: ContiguousArray((0..<1_000).map { Double($0 / 10) }))
        let tree = KDTree(points)
        let box = (0..<1_000).filter { (20...80).contains(points.x[$0]) && (20...80).contains(points.y[$0]) }
        #expect(tree.count == 900)
        #expect(tree.indices(x: 20...80, y: 20...80) == box)
        #expect(tree.nearest(2_000, x: 0, y: 0).count == 900)
    }
}
