public import TurGeo
public import TurOutings

/// One change of a store; every way in ends here.
///
/// What `StoreRules` refuses is `refused`, so that whatever was taken in can be read back.
/// Changes of one commit are done in their order, and see what those before them did.
public enum StoreChange: Sendable {
    /// A source, and the file it was read from, packed with gzip.
    ///
    /// One whose id is there is left as it is. `duplicate` when the digest belongs to another source.
    case addSource(Source, original: [UInt8]?)
    /// Fixes of a source that is there; those whose sequence is there already are left as they are.
    ///
    /// The order of the rows does not matter; of two with one sequence the first counts. `not-found` without the source;
    /// `refused` for a place that is not on the globe, and for a channel whose unit or decimals differ from those in use.
    case appendFixes(Fixes, source: Identifier)
    /// An outing as it is now; one of that id is replaced, and stays deleted if it was.
    ///
    /// `not-found` when a piece's source is not there; the fixes themselves may come later. `refused` without a leg, for
    /// legs out of order or that end before they start, times beyond the years 1 to 9998, numbers that are none.
    case putOuting(Outing)
    /// A planned route; one of that id is replaced, and its tombstone, if any, is taken away.
    case putRoute(PlannedRoute)
    /// A marker that belongs to no outing; one of that id is replaced, and its tombstone, if any, is taken away.
    case putMarker(Marker)
    /// A change by a person, written into the log of edits and done to the outing; the store gives the number.
    ///
    /// A deletion leaves a tombstone of the edit's time, its inverse takes it away. `not-found` when there is no such
    /// outing or no entry that it undoes, `edit-conflict` when the field no longer holds what the edit expects.
    case edit(Edit)
    /// A route is deleted and leaves a tombstone; nothing happens when it is deleted already, `not-found` when it never was.
    case deleteRoute(Identifier)
    /// A marker, as a route.
    case deleteMarker(Identifier)
    /// A setting; nil takes it away.
    case set(key: String, value: String?)
}
