import ExpatEvents
import TurFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// markup-against-expat FILE…
// For every file that expat accepts, our scanner must give the same events, in strict and lenient mode.

var (equal, refused, withDoctype, events) = (0, 0, 0, 0)
for path in CommandLine.arguments.dropFirst() {
    guard let bytes = WholeFile.bytes(at: path) else {
        print("\(path): cannot be read")
        exit(1)
    }
    let theirs = ExpatReader(bytes)
    if theirs.hasDoctype {
        print("\(path): left out, it has a DOCTYPE")
        withDoctype += 1
        continue
    }
    guard theirs.refusal == nil else {
        refused += 1
        continue
    }
    for mode in [ReadingMode.strict, .lenient] {
        let ours = ScannerReader(bytes, mode: mode)
        let difference = ours.events.firstDifference(theirs.events)
        if ours.fault == nil && difference == nil { continue }
        print("\(path), \(mode.rawValue):")
        if let fault = ours.fault {
            print("  refused \(fault.line):\(fault.column) \(fault.code.rawValue) \(fault.detail)")
        }
        if let difference { print("  event \(difference.index): \(difference.left), expat: \(difference.right)") }
        exit(1)
    }
    equal += 1
    events += theirs.events.count
}
print("equal \(equal), refused by expat \(refused), left out \(withDoctype), events \(events)")
