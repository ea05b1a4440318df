import Synchronization
public import TurGeo

/// A clock that stands until somebody sets it.
public final class ManualClock: Sendable {
    private let time: Mutex<Instant>

    /// A clock that shows `time`.
    public init(_ time: Instant = Instant(seconds: 1_700_000_000)) { self.time = Mutex(time) }

    /// What it shows.
    public var now: Instant { time.withLock { $0 } }

    /// The clock as stores and recorders take it.
    public var read: @Sendable () -> Instant { { self.now } }

    /// Goes on by `seconds`.
    public func advance(seconds: Int64) {
        time.withLock { $0 = Instant(milliseconds: $0.milliseconds + seconds * 1_000) }
    }
}
