import TurGeo

extension Kernel {
    /// The 2 s grid where each fix lies anywhere in the world.
    static let densifyUniform = densify.on("densify-uniform") { try Scatter.uniform($0).writeFixes(to: $1) }
    /// The 2 s grid of a stay.
    static let densifyOneStay = densify.on("densify-one-stay") { try Scatter.oneStay($0).writeFixes(to: $1) }

    /// Building the k-d tree of even points.
    static let kdTreeUniform = kdTree.on("kd-tree-uniform") { try $1.write(Scatter.evenPlane($0)) }
    /// Building the k-d tree of a stay.
    static let kdTreeOneStay = kdTree.on("kd-tree-one-stay") { try Scatter.oneStay($0).writePlane(to: $1) }

    /// Douglas–Peucker of a line that jumps from one even point to the next.
    static let simplifyUniform = simplify.on("simplify-uniform") { try $1.write(Scatter.evenPlane($0)) }
    /// Douglas–Peucker of a stay.
    static let simplifyOneStay = simplify.on("simplify-one-stay") { try Scatter.oneStay($0).writePlane(to: $1) }

    /// The local metric anywhere in the world.
    static let distanceUniform = distance.on("distance-uniform") { count, folder in
        try Scatter.uniform(count).writePairs(reach: 2_000, to: folder)
    }
    /// The local metric within a stay.
    static let distanceOneStay = distance.on("distance-one-stay") { count, folder in
        try Scatter.oneStay(count).writePairs(reach: 4, to: folder)
    }

    /// WGS84 to LV95 in a city.
    static let lv95Clustered = lv95.on("lv95-clustered") { try Scatter.clustered($0).inBern.writeDegrees(to: $1) }
    /// WGS84 to LV95 of a stay.
    static let lv95OneStay = lv95.on("lv95-one-stay") { try Scatter.oneStay($0).inBern.writeDegrees(to: $1) }

    /// The same kernel on other inputs, where nothing but its growth is asked.
    private func on(
        _ name: String,
        inputs: @escaping @Sendable (_ count: Int, _ folder: InputFolder) throws -> Void
    ) -> Kernel {
        var kernel = self
        (kernel.name, kernel.inputs, kernel.naive, kernel.peers) = (name, inputs, nil, [])
        (kernel.goals, kernel.fasterThanNaive) = ([.growth(1.2, at: 1_000_000)], nil)
        kernel.shortSizes = [10_000, 100_000]
        return kernel
    }
}

extension Scatter {
    /// Writes time.i64, latitude.i32, longitude.i32 and span.i64: a fix every 2–4 s, the whole a multiple of 2 s long.
    fileprivate func writeFixes(to folder: InputFolder) throws {
        var (random, times) = (Gaussian(11), ContiguousArray<Int64>())
        for row in latitudes.indices {
            let isEnd = row == 0 || row == latitudes.count - 1
            times.append(1_600_000_000_000 + Int64(row) * 3_000 / (isEnd ? 2_000 : 1) * (isEnd ? 2_000 : 1))
            if !isEnd { times[row] += Int64(1_000 * random.uniform()) }
        }
        try folder.write(times, to: "time")
        try writeDegrees(to: folder)
        try folder.write([times.first ?? 0, times.last ?? 0], to: "span")
    }

    /// Writes latitude1.i32, longitude1.i32, latitude2.i32 and longitude2.i32: each point with one some `reach` metres off.
    fileprivate func writePairs(reach: Double, to folder: InputFolder) throws {
        var (random, ends) = (Gaussian(11), (ContiguousArray<Int32>(), ContiguousArray<Int32>()))
        for row in latitudes.indices {
            let start = Position(latitudeE7: latitudes[row], longitudeE7: longitudes[row])
            let (x, y) = (reach * random.next(), reach * random.next())
            let end = LocalPlane(around: start).position(x: x, y: y) ?? start
            ends.0.append(end.latitudeE7)
            ends.1.append(end.longitudeE7)
        }
        try folder.write(latitudes, to: "latitude1")
        try folder.write(longitudes, to: "longitude1")
        try folder.write(ends.0, to: "latitude2")
        try folder.write(ends.1, to: "longitude2")
    }

    /// As far from Bern as these are from Oslo, in degrees.
    fileprivate var inBern: Scatter { moved(north: -130_000_000, east: -32_000_000) }
}
