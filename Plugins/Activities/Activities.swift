public import TurOutings

/// The activity kinds that come with tur, one file each.
public enum Activities {
    /// All of them.
    public static let all: [ActivityKind] = [
        .walk, .dogWalk, .hike, .run, .cycle, .ski, .drive, .bus, .train, .ferry, .flight, .pause, .unknown,
    ]
}
