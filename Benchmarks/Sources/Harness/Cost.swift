#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a run cost, in seconds.
public struct Cost: Sendable {
    /// Processor time of all threads, in user and kernel mode.
    public var cpu: Double
    /// From start to end.
    public var wall: Double

    /// A cost of these seconds.
    public init(cpu: Double, wall: Double) { (self.cpu, self.wall) = (cpu, wall) }

    /// What this process has cost until now.
    public static var now: Cost { Cost(cpu: read(CLOCK_PROCESS_CPUTIME_ID), wall: read(CLOCK_MONOTONIC)) }

    /// The cost between two moments.
    public static func - (end: Cost, start: Cost) -> Cost {
        Cost(cpu: end.cpu - start.cpu, wall: end.wall - start.wall)
    }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
