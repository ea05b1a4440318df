import Foundation

/// The closed form as the textbook writes it, with the C library: what the kernel is measured against.
enum SwissReference {
    static func point(latitude: Double, longitude: Double) -> (easting: Double, northing: Double) {
        let (a, f) = (6_378_137.0, 1 / 298.257_223_563)
        let squared = f * (2 - f)
        let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
        let across = a / (1 - squared * sin(phi) * sin(phi)).squareRoot()
        return projected(
            x: across * cos(phi) * cos(lambda) - 674.374,
            y: across * cos(phi) * sin(lambda) - 15.056,
            z: across * (1 - squared) * sin(phi) - 405.346
        )
    }

    static func projected(x: Double, y: Double, z: Double) -> (easting: Double, northing: Double) {
        let (a, f) = (6_377_397.155, 1 / 299.152_812_8)
        let squared = f * (2 - f)
        var phi = atan2(z, hypot(x, y) * (1 - squared))
        for _ in 0..<10 {
            let across = a / (1 - squared * sin(phi) * sin(phi)).squareRoot()
            phi = atan2(z + squared * across * sin(phi), hypot(x, y))
        }
        return projected(bessel: phi, atan2(y, x))
    }

    static func projected(bessel phi: Double, _ lambda: Double) -> (easting: Double, northing: Double) {
        let (a, f) = (6_377_397.155, 1 / 299.152_812_8)
        let squared = f * (2 - f)
        let phi0 = (46 + 57.0 / 60 + 8.66 / 3_600) * .pi / 180
        let lambda0 = (7 + 26.0 / 60 + 22.5 / 3_600) * .pi / 180
        let alpha = (1 + squared / (1 - squared) * pow(cos(phi0), 4)).squareRoot()
        let b0 = asin(sin(phi0) / alpha)
        let radius = a * (1 - squared).squareRoot() / (1 - squared * sin(phi0) * sin(phi0))
        let isometric = { (phi: Double) in
            atanh(sin(phi)) - squared.squareRoot() * atanh(squared.squareRoot() * sin(phi))
        }
        let b = asin(tanh(alpha * (isometric(phi) - isometric(phi0)) + atanh(sin(b0))))
        let turn = alpha * (lambda - lambda0)
        let east = atan2(sin(turn), sin(b0) * tan(b) + cos(b0) * cos(turn))
        let north = asin(cos(b0) * sin(b) - sin(b0) * cos(b) * cos(turn))
        return (2_600_000 + radius * east, 1_200_000 + radius * atanh(sin(north)))
    }
}
